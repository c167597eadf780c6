"""The pages the site has of its own: the home page, and how to write a game. Their texts are messages, their specs files."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from meldbook.loading.overlays import BASES, listed
from meldbook.pages.addresses import (
    COMPARE,
    CONDITIONS,
    DIAGNOSTICS,
    GAMES,
    GLOSSARY,
    HOME,
    HOUSE_RULES,
    REFERENCE,
    TUTORIAL,
    between,
    game_page,
)
from meldbook.pages.collection import Collection
from meldbook.pages.html import LINK, element
from meldbook.pages.language import Language, page, plain
from meldbook.pages.markdown import escaped, heading, item, link
from meldbook.prose.sentences import Argument
from meldbook.syntax import read

OWN_GAME: Final = "my-game.yaml"
OWN_RULE: Final = "my-rule.yaml"


def home_markdown(collection: Collection, language: Language) -> str:
    """The first page."""
    return page(language.says("home-title"), _home(collection, language), hide=["navigation", "toc"])


def tutorial_markdown(files: Mapping[str, str], language: Language) -> str:
    """A game of one's own, step by step; `files` are the specs that are shown, by their names."""
    return page(language.says("write-title"), _tutorial(files, language))


def _home(collection: Collection, language: Language) -> Iterator[str]:
    yield language.markdown("home-welcome")
    yield ""
    cards = (
        (GAMES, "nav-games", language.html("home-games", count=len(collection.games))),
        (HOUSE_RULES, "nav-house-rules", language.html("home-house-rules", count=len(collection.house_rules))),
        (COMPARE, "nav-compare", language.html("home-compare")),
        (GLOSSARY, "nav-glossary", language.html("home-glossary")),
        (TUTORIAL, "nav-write", language.html("home-write")),
    )
    yield element("ul", *(_doorway(target, language.html(title), said) for target, title, said in cards), kind="doorways")
    yield ""
    yield from heading(2, language.says("nav-games"), "games")
    for game in collection.games:
        if game.base is None:
            way = link(language.name(game.ruleset.name), between(HOME, game_page(game.id)))
            yield from item(f"{way}: {escaped(language.name(game.ruleset.summary))}")
    yield ""
    yield from heading(2, language.says("home-reading"), "reading")
    yield language.markdown("home-sections")
    yield ""
    yield language.markdown("home-anchors", rule=plain(_a_rule(collection)))


def _doorway(target: str, title: str, said: str) -> str:
    address = target.removesuffix(".md") + ".html"
    return element("li", element(LINK, element("strong", title), element("span", said), href=between(HOME, address)))


def _a_rule(collection: Collection) -> str:
    """The path of a way to take the pile, as an example of an address."""
    return next((route.path for game in collection.games for route in game.ruleset.pile.routes), "pile.routes")


def _tutorial(files: Mapping[str, str], language: Language) -> Iterator[str]:
    yield language.markdown("write-lead")
    yield ""
    yield from _step("start", language, OWN_GAME, files[OWN_GAME])
    yield from _step("check", language, commands=[f"meldbook validate {OWN_GAME}"])
    yield from _step("example", language)
    yield from _step("read", language, commands=[f"meldbook rules {OWN_GAME}"])
    yield from _step("play", language, commands=[f"meldbook play {OWN_GAME}", f"meldbook play {OWN_GAME} --watch"])
    yield from _step("house", language, OWN_RULE, files[OWN_RULE], commands=house_rule_commands(files[OWN_RULE]))
    yield from _step("site", language, commands=["meldbook site build --specs my-specs"])
    yield from heading(2, language.says("write-further"), "further")
    for target, title, said in (
        (REFERENCE, "nav-reference", "write-reference-text"),
        (CONDITIONS, "nav-conditions", "write-conditions-text"),
        (DIAGNOSTICS, "nav-diagnostics", "write-diagnostics-text"),
    ):
        yield from item(f"{link(language.says(title), between(TUTORIAL, target))}: {language.markdown(said)}")


def house_rule_commands(house_rule: str) -> list[str]:
    """What an author does with a house rule: have it checked, see what it changes, watch it, measure it, put it on a site."""
    base = _base(house_rule)
    return [
        f"meldbook validate {base}+{OWN_RULE}",
        f"meldbook diff {base} {base}+{OWN_RULE}",
        f"meldbook play {base}+{OWN_RULE} --watch",
        f"meldbook playtest {base}+{OWN_RULE} --against {base} --games 20",
    ]


def _step(name: str, language: Language, file: str = "", text: str = "", commands: list[str] | None = None) -> Iterator[str]:
    """A step of the tutorial: a heading, what it is about, a file to save, commands to type."""
    yield from heading(2, language.says(f"write-{name}"), name)
    yield language.markdown(f"write-{name}-text", **_named(name, file))
    yield ""
    if text:
        yield from (f'```yaml title="{file}"', *text.rstrip().splitlines(), "```", "")
    if commands:
        yield from ("```console", *(f"$ {command}" for command in commands), "```", "")


def _named(name: str, file: str) -> dict[str, Argument]:
    if name == "site":
        return {"variants": plain("variants"), "overlays": plain("overlays")}
    return {"file": plain(file)} if name == "start" else {}


def _base(house_rule: str) -> str:
    """The first game that a house rule is for."""
    tree = read(house_rule.encode(), OWN_RULE).node
    assert tree is not None, "the specs of the tutorial are right"
    return listed(tree, BASES)[0].text
