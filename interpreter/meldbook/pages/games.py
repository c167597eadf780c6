"""The page of a game: a game goes in, Markdown comes out.

Its rules in the order of a rule book, each with its examples drawn under it and the way to the line it is written in; what
differs from the game it is based on; the house rules there are for it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from meldbook.pages.addresses import COMPARE, between, game_page, house_rule_page, rule_address, sheet_page
from meldbook.pages.changes import Changes, told_differences
from meldbook.pages.collection import Collection, Game
from meldbook.pages.drawing.examples import Examples
from meldbook.pages.drawing.faces import Faces
from meldbook.pages.html import LINK, element
from meldbook.pages.language import Language, page, plain
from meldbook.pages.markdown import escaped, heading, item, link
from meldbook.pages.rules import paths, rules_markdown
from meldbook.play.examples import ExampleRun
from meldbook.prose import Name, Names, sections


def game_markdown(game: Game, collection: Collection, language: Language) -> str:
    """The whole page of a game."""
    name = language.name(game.ruleset.name)
    return page(name, _GamePage.of(game, collection, language).lines(), description=language.name(game.ruleset.summary))


@dataclass(frozen=True, slots=True, kw_only=True)
class _GamePage:
    """The page in the making. `runs` has the examples by the path of the rule they are about."""

    game: Game
    collection: Collection
    language: Language
    faces: Faces
    runs: Mapping[str, Sequence[ExampleRun]]

    @classmethod
    def of(cls, game: Game, collection: Collection, language: Language) -> _GamePage:
        runs: dict[str, list[ExampleRun]] = {}
        for run in game.runs:
            runs.setdefault(run.example.rule.text, []).append(run)
        faces = language.faces(game.ruleset)
        return cls(game=game, collection=collection, language=language, faces=faces, runs=runs)

    def lines(self) -> Iterator[str]:
        glance, *others = sections(self.game.ruleset)
        yield element("div", self.faces.definitions(), kind="card-pictures-here", data_search_exclude=True)
        yield ""
        yield '<div class="glance" markdown="1">'
        yield ""
        yield from rules_markdown([glance], self.game.ruleset, self.language.locale)
        yield "</div>"
        yield ""
        yield from self._ways()
        yield from self._differences()
        yield from rules_markdown(
            others, self.game.ruleset, self.language.locale, beside=self._origin, below=self._examples, after=self._pictures
        )
        yield from self._further(frozenset(path for section in others for said in section.sentences for path in paths(said)))
        yield from self._house_rules()
        yield from self._fingerprint()

    @property
    def _page(self) -> str:
        return game_page(self.game.id)

    def _ways(self) -> Iterator[str]:
        """Where a reader may go from here."""
        spec = dict(self.game.ruleset.origins)
        ways = [
            link(self.language.says("game-sheet"), between(self._page, sheet_page(self.game.id))),
            link(self.language.says("game-compare"), f"{between(self._page, COMPARE)}#{self.game.id}"),
        ]
        if spec:
            first = min(spec.values(), key=lambda origin: (origin.file, origin.line))
            ways.append(
                link(self.language.says("game-spec"), rule_address(self._page, first, self.language.repository).partition("#")[0])
            )
        yield " · ".join(ways)
        yield "{: .ways }"
        yield ""

    def _differences(self) -> Iterator[str]:
        """What differs from the base, folded, since it is a second way to read the same rules."""
        base = self.collection.game(self.game.base)
        if base is None:
            return
        called = plain(self.language.name(base.ruleset.name))
        yield from heading(2, self.language.says("game-differences", game=called), "differences")
        found = told_differences(base.ruleset, self.game.ruleset)
        if not found:
            yield self.language.markdown("game-no-differences", game=called)
        target = between(self._page, game_page(base.id))
        yield link(self.language.says("game-based-on", game=called), target)
        yield ""
        locale = self.language.locale
        yield from Changes(before=locale.at(base.ruleset), after=locale.at(self.game.ruleset)).lines(found, 3)

    def _origin(self, path: str) -> str:
        """The way to the line a rule is written in."""
        origin = dict(self.game.ruleset.origins).get(path)
        if origin is None:
            return ""
        title = self.language.says("game-edit-title", file=plain(origin.file.rpartition("/")[2]), line=origin.line)
        label = self.language.says("game-edit")
        address = rule_address(self._page, origin, self.language.repository)
        return " " + element(LINK, kind="origin", href=address, title=title, aria_label=f"{label}. {title}")

    def _examples(self, said: frozenset[str]) -> Iterator[str]:
        """The examples of the rules that were just said."""
        runs = [run for path in self.runs if path in said for run in self.runs[path]]
        if runs:
            yield self._drawing.folded(runs)
            yield ""

    def _further(self, said: frozenset[str]) -> Iterator[str]:
        """Examples about what no sentence of the page says by itself."""
        runs = [run for path in self.runs if path not in said for run in self.runs[path]]
        if runs:
            yield from heading(2, self.language.says("game-further-examples"), "further-examples")
            yield self._drawing.folded(runs)
            yield ""

    @property
    def _drawing(self) -> Examples:
        return Examples(faces=self.faces, locale=self.language.locale.at(self.game.ruleset))

    def _pictures(self, room: str) -> Iterator[str]:
        """A canasta of each kind, under the rules about canastas."""
        if room == "canastas" and self.game.canastas:
            figures = (
                element("figure", self.faces.row(cards), element("figcaption", self._kind(kind)))
                for kind, cards in self.game.canastas.items()
            )
            yield element("div", *figures, kind="pictures", data_search_exclude=True)
            yield ""

    def _kind(self, kind: str) -> str:
        told = self.language.html("game-picture-of", kind=Name(among=Names.CANASTA_KIND, id=kind))
        return self.language.locale.capitalised(told)

    def _house_rules(self) -> Iterator[str]:
        rules = self.collection.rules_for(self.game)
        if not rules:
            return
        yield from heading(2, self.language.says("game-house-rules"), "house-rules")
        for rule in rules:
            way = link(self.language.name(rule.name), between(self._page, house_rule_page(rule.id)))
            yield from item(f"{way}: {escaped(self.language.name(rule.summary))}")
        yield ""

    def _fingerprint(self) -> Iterator[str]:
        yield from heading(2, self.language.says("game-play"), "play")
        yield from ("```console", f"$ meldbook play {self.game.id}", "```", "")
        said = self.language.html("sheet-hash", hash=plain(self.game.hash))
        yield element("p", said, kind="hash", title=self.language.says("sheet-hash-title"))
        yield ""
