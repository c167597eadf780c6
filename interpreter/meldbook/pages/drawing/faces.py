"""Cards as pictures: a deck, a language and the shapes of suits go in, inline SVG comes out.

A card shows the letter of its rank and the shape of its suit, so it needs no colour to be read, and it has its name as its title.
Every picture is defined once on a page; a card is a reference to it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from importlib.resources.abc import Traversable

from meldbook.cards import Card, CardKind
from meldbook.model.ruleset import Ruleset
from meldbook.pages.html import element, shown
from meldbook.prose import Locale
from meldbook.prose.nouns import face_noun

JOKER = "joker"


@dataclass(frozen=True, slots=True, kw_only=True)
class Faces:
    """The cards of a game, as readers of a language see them. `shapes` are drawn around the origin, by the letter of the suit."""

    ruleset: Ruleset
    locale: Locale
    shapes: Mapping[str, str]

    def card(self, card: Card) -> str:
        """One card."""
        kind = self.ruleset.cards.deck.kinds[card]
        name = self.locale.phrase(face_noun(kind, self.ruleset.cards.deck.joker))
        reference = element("use", href=f"#{_id(kind)}")
        return element("svg", element("title", shown(name)), reference, kind="card", role="img", viewBox="0 0 60 84")

    def row(self, cards: Iterable[Card]) -> str:
        """Cards beside one another, each covering a part of the one before."""
        return element("span", *map(self.card, cards), kind="cards")

    def definitions(self) -> str:
        """The picture of each card, for the references on the same page."""
        symbols = (self._symbol(kind) for kind in self.ruleset.cards.deck.kinds)
        return element("svg", *symbols, kind="card-pictures", width="0", height="0", aria_hidden="true", focusable="false")

    def letter(self, rank: str) -> str:
        """A rank as it stands in the corner of a card."""
        return self.locale.word(f"letter-{rank}") if f"letter-{rank}" in self.locale.messages.variables else rank

    def _symbol(self, kind: CardKind) -> str:
        paper = '<rect x="1" y="1" width="58" height="82" rx="6" class="card-paper"/>'
        ink = f"card-ink card-{kind.colour.value}" if kind.colour else "card-ink card-joker"
        drawn = element("g", *self._print(kind), kind=ink)
        return element("symbol", paper, drawn, id=_id(kind), viewBox="0 0 60 84")

    def _print(self, kind: CardKind) -> Iterable[str]:
        """What is printed on the card: a corner, and the shape in the middle."""
        if kind.rank is None or kind.suit is None:
            return self._print_special(kind)
        letter = self.letter(kind.rank)
        size = "24" if len(letter) < 2 else "20"
        corner = element("text", shown(letter), x="8.5", y="25", font_size=size)
        shape = self.shapes.get(kind.suit)
        if shape is None:
            return corner, element("text", shown(kind.suit), x="24", y="64", font_size="24")
        return corner, _placed(shape, 15, 40, 0.55), _placed(shape, 37, 57, 1.35)

    def _print_special(self, kind: CardKind) -> Iterable[str]:
        if kind.name == self.ruleset.cards.deck.joker:
            corner = element("text", shown(kind.name), x="7.5", y="24", font_size="18")
            return corner, _placed(self.shapes.get(JOKER, ""), 35, 56, 1.6)
        return (element("text", shown(kind.name[:6]), x="30", y="48", font_size="13", text_anchor="middle"),)


def read_shapes(folder: Traversable) -> Mapping[str, str]:
    """The shapes by the names of their files."""
    files = (file for file in folder.iterdir() if file.name.endswith(".svg"))
    return {file.name.removesuffix(".svg"): file.read_text(encoding="utf-8").strip() for file in files}


def _placed(shape: str, x: int, y: int, scale: float) -> str:
    return element("g", shape, transform=f"translate({x} {y}) scale({scale})")


def _id(kind: CardKind) -> str:
    return f"card-{re.sub(r'[^A-Za-z0-9]', '-', kind.name)}"
