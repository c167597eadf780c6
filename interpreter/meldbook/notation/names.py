"""What the words of a move can name: the cards of the deck, the melds of the mover's side, the reserves, the special hands."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass

from meldbook.cards import Deck
from meldbook.notation.errors import NotationError, Word
from meldbook.notation.wording import listed, suggestion


@dataclass(frozen=True, slots=True, kw_only=True)
class MeldNames:
    """The melds of the mover's side in their order: of each the id of its kind, its rank if it has one, and what cards it holds.

    A meld is called by its rank, by its kind, by its number (`#1` is the first), or by a card that it alone holds. `cards` has
    the names of each meld's cards; it may be left empty, and then no meld is called by a card.
    """

    labels: tuple[tuple[str, str | None], ...] = ()
    cards: tuple[tuple[str, ...], ...] = ()

    def called(self, name: str) -> tuple[int, ...]:
        """The indices of all melds the name fits; a rank or kind is meant before a card."""
        if re.fullmatch("#[0-9]{1,4}", name):
            return tuple(index for index in range(len(self.labels)) if index + 1 == int(name[1:]))
        labelled = _naming(name, ([part for part in label if part is not None] for label in self.labels))
        return labelled or _naming(name, self.cards)

    def name(self, index: int) -> str:
        """The shortest name that fits only this meld: its rank or, if it has none, its kind; else its number."""
        short = self._short(index) if index < len(self.labels) else ""
        return short if self.called(short) == (index,) else f"#{index + 1}"

    def described(self, indices: tuple[int, ...], joint: str) -> str:
        """These melds in words: `8 (#1) and wilds (#2)`."""
        return listed([f"{self._short(index)} (#{index + 1})" for index in indices], joint)

    def _short(self, index: int) -> str:
        kind, rank = self.labels[index]
        return rank or kind


def _naming(name: str, words: Iterable[Iterable[str]]) -> tuple[int, ...]:
    """The places where the name is among the words, in small letters or capitals."""
    fold = name.casefold()
    return tuple(index for index, group in enumerate(words) if fold in (word.casefold() for word in group))


@dataclass(frozen=True, slots=True, kw_only=True)
class Names:
    """Everything a move can name at a moment of a game."""

    deck: Deck
    melds: MeldNames = MeldNames()
    reserves: tuple[str, ...] = ()
    hands: tuple[str, ...] = ()
    others: tuple[MeldNames, ...] = ()
    """The melds of every side, by its number."""


def melds_of(side: int | None, names: Names) -> MeldNames:
    """The melds of this side, or of the own."""
    if side is None:
        return names.melds
    return names.others[side] if side < len(names.others) else MeldNames()


def write_meld(place: int, side: int | None, names: Names) -> str:
    """The meld at this place and, where it is another's, the side."""
    return melds_of(side, names).name(place) + ("" if side is None else f" of {side}")


def read_meld(word: Word, text: str, melds: MeldNames) -> int | NotationError:
    """The index of the meld this word of the text names."""
    found = melds.called(word.text)
    return found[0] if len(found) == 1 else word.wrong(_why_no_meld(word.text, found, melds), text)


def read_side(word: Word, text: str, sides: tuple[MeldNames, ...]) -> int | NotationError:
    """The number of the side this word of the text names."""
    known = [str(number) for number in range(len(sides))]
    return int(word.text) if word.text in known else word.wrong(f'no side "{word.text}"; sides are {listed(known)}', text)


def _why_no_meld(name: str, found: tuple[int, ...], melds: MeldNames) -> str:
    if found:
        return f'"{name}" may be {melds.described(found, "or")}: say which by its number'
    if not melds.labels:
        return f'no meld "{name}": the side has no melds yet'
    return f'no meld "{name}"; melds of the side are {melds.described(tuple(range(len(melds.labels))), "and")}'


def read_reserve(word: Word, text: str, reserves: tuple[str, ...]) -> str | NotationError:
    """The id of the reserve this word of the text names."""
    return _read_id(word, text, reserves, "reserve")


def read_hand(word: Word, text: str, hands: tuple[str, ...]) -> str | NotationError:
    """The id of the special hand this word of the text names."""
    return _read_id(word, text, hands, "special hand")


def _read_id(word: Word, text: str, ids: tuple[str, ...], what: str) -> str | NotationError:
    found = [one for one in ids if one.casefold() == word.text.casefold()]
    return found[0] if found else word.wrong(_why_no_id(word.text, ids, what), text)


def _why_no_id(name: str, ids: tuple[str, ...], what: str) -> str:
    if not ids:
        return f'no {what} "{name}": the game has no {what}s'
    return f'no {what} "{name}"; {what}s are {listed(ids)}{suggestion(name, ids)}'
