"""The pages of house rules: one for each, with what it changes in each game it is for, and an index by game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from meldbook.model.ruleset import Origin
from meldbook.pages.addresses import HOUSE_RULES, between, game_page, house_rule_page, rule_address
from meldbook.pages.changes import Changes
from meldbook.pages.collection import Collection
from meldbook.pages.house_rules import HouseRule, Laid
from meldbook.pages.language import Language, page, plain
from meldbook.pages.markdown import escaped, heading, item, link
from meldbook.prose import Difference, Locale

OPTIONS = "options"
"""The room that says what the table chooses."""


def house_rule_markdown(rule: HouseRule, collection: Collection, language: Language) -> str:
    """The page of one house rule."""
    lines = _lines(rule, collection, language)
    return page(language.name(rule.name), lines, description=language.name(rule.summary))


def index_markdown(collection: Collection, language: Language) -> str:
    """The house rules by game."""
    return page(language.says("house-title"), _index(collection, language))


def _lines(rule: HouseRule, collection: Collection, language: Language) -> Iterator[str]:
    here = house_rule_page(rule.id)
    yield escaped(language.name(rule.summary))
    yield ""
    ways = [link(_game(laid.base, collection, language), between(here, game_page(laid.base))) for laid in rule.laid]
    yield f"**{language.markdown('house-for')}** {language.locale.separated(ways)}"
    yield ""
    yield from _others(rule, collection, language)
    yield from heading(2, language.says("house-changes"), "changes")
    for group in _alike(rule.laid):
        yield from _changes(group, collection, language)
    yield from _options(rule, language)
    yield from heading(2, language.says("house-play"), "play")
    reference = "+".join((rule.laid[0].base if rule.laid else "GAME", *rule.requires, rule.id))
    yield from ("```console", f"$ meldbook play {reference}", "```", "")
    origin = Origin(file=rule.file, line=1, column=1)
    yield link(language.says("game-edit"), rule_address(here, origin, language.repository))
    yield "{: .ways }"


def _others(rule: HouseRule, collection: Collection, language: Language) -> Iterator[str]:
    """The house rules it cannot be laid with, and those it needs."""
    here, known = house_rule_page(rule.id), {one.id: one for one in collection.house_rules}
    named_by_others = [one.id for one in collection.house_rules if rule.id in one.conflicts]
    conflicts = dict.fromkeys((*rule.conflicts, *named_by_others))
    for label, ids in (("house-requires", rule.requires), ("house-conflicts", conflicts)):
        told = [link(language.name(known[id].name), between(here, house_rule_page(id))) for id in ids if id in known]
        if told:
            yield f"**{language.markdown(label)}** {language.locale.separated(told)}"
            yield ""


def _alike(laid: Sequence[Laid]) -> Iterator[list[Laid]]:
    """The games in which the same changes, together."""
    groups: list[list[Laid]] = []
    for one in laid:
        group = next((group for group in groups if _told(group[0]) == _told(one)), None)
        if group is None:
            groups.append([one])
        else:
            group.append(one)
    return iter(groups)


def _told(laid: Laid) -> tuple[str, tuple[Difference, ...]]:
    return laid.sides, laid.changes


def _changes(group: Sequence[Laid], collection: Collection, language: Language) -> Iterator[str]:
    names = language.locale.separated(_game(laid.base, collection, language) for laid in group)
    yield from heading(3, language.says("house-changes-in", games=plain(names)))
    changes = [change for change in group[0].changes if change.room != OPTIONS]
    if not changes:
        yield language.markdown("difference-none")
        yield ""
    before, after = _locales(group[0], collection, language)
    yield from Changes(before=before, after=after).lines(changes, 4)


def _options(rule: HouseRule, language: Language) -> Iterator[str]:
    """What the table chooses with it, said once for all games."""
    sentences = {
        change.after: laid.sides
        for laid in rule.laid
        for change in laid.changes
        if change.room == OPTIONS and change.after is not None
    }
    if sentences:
        yield from heading(2, language.says("house-options"), "options")
        for sentence, sides in sentences.items():
            yield from item(escaped(replace(language.locale, sides=sides).sentence(sentence)))
        yield ""


def _locales(laid: Laid, collection: Collection, language: Language) -> tuple[Locale, Locale]:
    base = collection.game(laid.base)
    before = language.locale.at(base.ruleset) if base else language.locale
    return before, replace(language.locale, sides=laid.sides)


def _game(id: str, collection: Collection, language: Language) -> str:
    game = collection.game(id)
    return language.name(game.ruleset.name) if game else id


def _index(collection: Collection, language: Language) -> Iterator[str]:
    yield language.markdown("house-lead")
    yield ""
    for game in collection.games:
        rules = collection.rules_for(game)
        if rules:
            yield from heading(2, language.name(game.ruleset.name), game.id)
            yield link(language.name(game.ruleset.name), between(HOUSE_RULES, game_page(game.id)))
            yield ""
            for rule in rules:
                way = link(language.name(rule.name), between(HOUSE_RULES, house_rule_page(rule.id)))
                yield from item(f"{way}: {escaped(language.name(rule.summary))}")
            yield ""
