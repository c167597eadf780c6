"""The messages of every language say all there is to say, and nothing else."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources.abc import Traversable
from itertools import chain
from pathlib import Path

import pytest
from catalogue import conditions, refusals
from fluent.syntax import FluentParser, ast
from imagined import bare, parted, rich
from spoken import spoken
from unsaid import told_changes

from house_rules import HOUSE_RULES, loaded_game
from meldbook.conditions.ast import Compare, Is, Quantified
from meldbook.model.alone import is_solo
from meldbook.model.rules import RuleId
from meldbook.model.ruleset import Ruleset
from meldbook.prose import Locale, LocaleError, Name, Noun, Phrase, Sentence, languages, sections
from meldbook.prose.conditions import condition_phrase
from meldbook.prose.refusals import refusal_sentence
from meldbook.resources import locales
from specs_on_disk import ODD, ROOT, SEARCHING, VARIANTS
from specs_on_disk import ruleset as ruleset_of

BY_HOUSE_RULES = "house_rules.ftl"
"""The file a language may have for names of what only house rules add."""

BESIDES_THE_RULES = {"play.ftl", "narration.ftl", "pages.ftl", BY_HOUSE_RULES}
"""Files whose messages are used by the command line, around the rules of a page, or where house rules are laid on a game."""

MADE_UP = (ODD, str(ROOT / "tests" / "specs" / "ok" / "everything-said.yaml"))
CHANGED = ("classic", "hand-and-foot")
"""Games whose every field is changed to hear what else can be said of it."""

WORDS = {
    "sides": {"solo", "partners"},
    "form": {"one", "list"},
    "subject": {
        *("this", "every", "any", "no", "every-play", "any-play", "no-play"),
        *("every-teammate", "any-teammate", "no-teammate"),
    },
    "domain": {"side", "player", "teammate", "meld", "play"},
    "join": {"all", "any"},
    "relation": {"equal", "not-equal", "less", "at-most", "more", "at-least"},
    "sign": {"plus", "minus"},
    "colour": {"red", "black"},
    "direction": {"clockwise", "anticlockwise"},
    "dealer": {"random", "right-of-highest-draw"},
    "passes": {"next", "previous", "stays"},
    "owner": {"seat", "side"},
    "shortage": {"what-is-left", "nothing"},
    "stuck": {"pass", "end-round"},
    "number": {"one", "one-open", "any"},
    "holder": {"side", "player"},
    "upcard": {"counts", "does-not-count"},
    "place": {"first", "later"},
    "judged": {"always", "once"},
    "whose": {"own", "others", "any"},
    "credit": {"owner", "player"},
    "make": {"set", "sequence", "identical", "wild"},
    "discard": {"optional", "required", "forbidden"},
    "ask": {"none", "optional", "required"},
    "limit": {"turn", "round"},
    "tie": {"extra-round", "shared"},
    "default": {"on", "off"},
    "partners": {"none", "one", "several"},
    "pile": {"taken", "never"},
    "ending": {"required", "optional", "required-several", "optional-several"},
    "dead": {"none", "some"},
    "refill": {"none", "reserve"},
    "split": {"shared", "whole"},
    "part": {"whole", "some"},
    "wilds": {"together", "by-rank"},
    "minimum": {"none", "some"},
    "melds": {"all", "some"},
    "phase": {"draw", "meld", "discard", "answer", "chance", "over"},
}
"""The closed sets of words that a message may choose by. `*[other]` stands for all the rest."""

WORDS_OF_ITS_OWN = {"refusal-pile-amount": {"fixed", "none", "chosen"}}
"""The words of a message that chooses by others than all the rest."""


@pytest.fixture(scope="module", params=languages())
def locale(request: pytest.FixtureRequest) -> Locale:
    return Locale.load(request.param)


def _is_solo(variant: str) -> bool:
    return is_solo(ruleset_of(variant))


SPOKEN_OF = VARIANTS if SEARCHING else tuple(dict.fromkeys((*VARIANTS[::16], next(filter(_is_solo, VARIANTS)))))
"""The games in whose words every condition is said: a few, and one of single players; in a search all of them."""


@pytest.fixture(scope="module", params=SPOKEN_OF, ids=lambda spec: Path(spec).stem)
def enriched(request: pytest.FixtureRequest) -> Ruleset:
    return rich(ruleset_of(request.param))


def test_everything_a_spec_can_say_has_its_message(enriched: Ruleset, locale: Locale) -> None:
    here = locale.at(enriched)
    for sentence in _pages(enriched):
        assert spoken(sentence, here)


@pytest.mark.parametrize("variant", SPOKEN_OF)
def test_every_condition_has_its_message(variant: str, locale: Locale) -> None:
    ruleset = rich(ruleset_of(variant))
    here = locale.at(ruleset)
    for condition in conditions():
        assert spoken(condition_phrase(condition, ruleset), here)


def test_conditions_that_differ_sound_different(locale: Locale) -> None:
    ruleset = rich(ruleset_of(VARIANTS[0]))
    texts: dict[str, Phrase] = {}
    for condition in conditions():
        if not isinstance(condition, Quantified) or isinstance(condition.body, (Compare, Is)):
            phrase = condition_phrase(condition, ruleset)
            same = texts.setdefault(spoken(phrase, locale), phrase)
            assert _meaning(same) == _meaning(phrase)


@pytest.mark.parametrize("rule", RuleId)
def test_every_rule_has_a_refusal_that_says_its_details(rule: RuleId, locale: Locale) -> None:
    ruleset = rich(ruleset_of(VARIANTS[0]))
    told = [spoken(refusal_sentence(refusal, ruleset), locale) for refusal in refusals() if refusal.rule is rule]
    assert told
    assert all(told)


def test_every_message_is_used() -> None:
    told = _all_that_is_told()
    unused = {language: sorted(_defined(language) - _used(told, Locale.load(language))) for language in languages()}
    assert unused == {language: [] for language in languages()}, "never said"


def _all_that_is_told() -> set[Sentence | Phrase]:
    """What the pages of all games and house rules say, and of games that are made up of everything, and all refusals."""
    plain = [ruleset_of(variant) for variant in VARIANTS]
    imagined = [*map(rich, plain), *map(bare, plain), *map(parted, plain), parted(plain[0], thaws=False)]
    with_house_rules = [loaded_game(rule.on(rule.bases[0])).ruleset for rule in HOUSE_RULES]
    changed = (change.ruleset for variant in CHANGED for change in told_changes(ruleset_of(variant)))
    rulesets = [*imagined, *plain, *filter(None, with_house_rules), *changed, *map(ruleset_of, MADE_UP)]
    phrases = (condition_phrase(condition, rulesets[0]) for condition in conditions())
    refused = (refusal_sentence(refusal, rulesets[0]) for refusal in refusals())
    values = {Phrase(id=f"count-{option.type.value}") for ruleset in rulesets for option in ruleset.options}
    return {*chain.from_iterable(map(_pages, rulesets)), *phrases, *refused, *values}


@pytest.mark.parametrize("language", [one for one in languages() if (locales() / one / BY_HOUSE_RULES).is_file()])
def test_a_name_for_house_rules_is_of_something_that_one_of_them_adds(language: str) -> None:
    added = {word for file in (ROOT / "specs" / "overlays").iterdir() for word in re.findall(r"[\w-]+", file.read_text("utf-8"))}
    for entry in _messages_of(locales() / language / BY_HOUSE_RULES):
        named = entry.id.name.removeprefix("special-").partition("-")[2].split("-")
        parted = (("-".join(named[:cut]), "-".join(named[cut:])) for cut in range(len(named)))
        assert any({of, word} <= {"", *added} for of, word in parted), entry.id.name


def test_a_choice_lists_all_the_words_or_exactly_the_plurals_of_the_language(locale: Locale) -> None:
    """case-C5"""
    plurals = {*locale.messages.bundle._babel_locale.plural_form.tags, "other"}
    for key, selector, keys in _selections(locale.language):
        named = {one for one in keys if not one.isdigit()}
        if named <= _PLURALS:
            assert named in (plurals, {"other"}), f"{key} by {selector}: {sorted(named)}"
        else:
            words = WORDS_OF_ITS_OWN.get(key, WORDS[selector])
            assert keys - {"other"} <= words, f"{key} by {selector}: {sorted(keys)}"
            assert keys == words or "other" in keys, f"{key} by {selector}: {sorted(keys)}"


def test_no_message_has_a_number_of_its_own(locale: Locale) -> None:
    """case-C2, case-C8"""
    for entry in _entries(locale.language):
        if entry.id.name != "digits-before-grouping":
            texts = [node.value for node in _nodes(entry) if isinstance(node, ast.TextElement)]
            assert not any(char.isdigit() for text in texts for char in text), entry.id.name


def test_forms_of_a_noun_are_the_same_in_a_family(locale: Locale) -> None:
    for family in ("rank-", "canasta-kind-", "meld-kind-", "reserve-", "extra-", "special-hand-"):
        ids = [
            key for key in locale.messages.variables if key.startswith(family) and "." not in key and not key.endswith("owner")
        ]
        assert len({locale.messages.attributes(id) for id in ids}) == 1, family


@pytest.mark.parametrize(
    ("key", "arguments"),
    [("no-such-message", {}), ("count-cards", {}), ("count-cards", {"count": 3, "points": 4}), ("room-pile", {"count": 3})],
)
def test_a_missing_or_unused_argument_is_an_error(key: str, arguments: dict[str, int], english: Locale) -> None:
    """case-C8"""
    with pytest.raises(LocaleError):
        english.messages.format(key, arguments)


_PLURALS = {"zero", "one", "two", "few", "many", "other"}


def _pages(ruleset: Ruleset) -> Iterator[Sentence]:
    return (sentence for section in sections(ruleset) for sentence in section.sentences)


def _meaning(phrase: Phrase) -> tuple[str, object]:
    """What a phrase says, whoever counts it: "at least 1" of something, and "more than 0", may sound the same."""
    arguments = dict(phrase.arguments)
    relation, count = arguments.pop("relation", None), arguments.pop("count", None)
    if isinstance(count, int) and relation in ("less", "at-most", "more", "at-least"):
        relation, count = {"less": ("at-most", count - 1), "more": ("at-least", count + 1)}.get(str(relation), (relation, count))
    return (phrase.id, (relation, count, tuple(arguments.items()), phrase.children))


def _used(told: set[Sentence | Phrase], locale: Locale) -> set[str]:
    keys = {key for said in told for key in _keys(said, locale)}
    keys.add("digits-before-grouping")
    todo = list(keys)
    while todo:
        for other in locale.messages.references.get(todo.pop(), ()):
            if other not in keys:
                keys.add(other)
                todo.append(other)
    return keys


def _keys(said: object, locale: Locale) -> Iterator[str]:
    match said:
        case Sentence():
            yield said.id
            yield from ("where", *_keys(said.where, locale)) if said.where else ()
            for part in (*(value for _, value in said.arguments), *said.children, *said.footnotes):
                yield from _keys(part, locale)
            for row in said.rows:
                for cell in row.cells:
                    yield from _keys(cell, locale)
        case Phrase():
            yield said.id
            for part in (*(value for _, value in said.arguments), *said.children):
                yield from _keys(part, locale)
        case Noun():
            yield from _forms(said.id, locale)
            for _, value in said.arguments:
                yield from _keys(value, locale)
        case Name():
            own = "-".join(filter(None, (said.among.value, said.of, said.id))).replace(" ", "-")
            yield from _forms(own, locale)
            yield from _forms(f"{said.among.value}-other", locale)
        case _:
            pass


def _forms(id: str, locale: Locale) -> Iterator[str]:
    yield id
    yield from (f"{id}.{form}" for form in locale.messages.attributes(id))


def _defined(language: str) -> set[str]:
    """The keys of all messages that rule pages use, except headings, which are asked for by the name of their section."""
    entries = [entry for entry in _entries(language) if not entry.id.name.startswith("room-")]
    keys = {entry.id.name for entry in entries if entry.value}
    return keys | {f"{entry.id.name}.{attribute.id.name}" for entry in entries for attribute in entry.attributes}


def _entries(language: str) -> Iterator[ast.Message]:
    for file in (locales() / language).iterdir():
        if file.name.endswith(".ftl") and file.name not in BESIDES_THE_RULES:
            yield from _messages_of(file)


def _messages_of(file: Traversable) -> Iterator[ast.Message]:
    body = FluentParser().parse(file.read_text(encoding="utf-8")).body
    return (entry for entry in body if isinstance(entry, ast.Message))


def _selections(language: str) -> Iterator[tuple[str, str, set[str]]]:
    """Each choice in a message: the message, what it chooses by, and the keys it lists."""
    for entry in _entries(language):
        for node in _nodes(entry):
            if isinstance(node, ast.SelectExpression) and isinstance(node.selector, ast.VariableReference):
                keys = {key.name if isinstance(key := variant.key, ast.Identifier) else key.value for variant in node.variants}
                yield entry.id.name, node.selector.id.name, keys


def _nodes(node: object) -> Iterator[ast.BaseNode]:
    if isinstance(node, list):
        for one in node:
            yield from _nodes(one)
    elif isinstance(node, ast.BaseNode):
        yield node
        for below in vars(node).values():
            yield from _nodes(below)
