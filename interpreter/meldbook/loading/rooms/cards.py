"""The cards room: what is in the deck, what cards are worth, and which play a special part."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from meldbook.cards import CardPattern, Colour, Deck, Suit
from meldbook.conditions.ast import Expression
from meldbook.conditions.names import Roles
from meldbook.conditions.signatures import Place, Unit
from meldbook.conditions.unparse import unparse
from meldbook.diagnostics import Note
from meldbook.loading.problem import Problem
from meldbook.loading.section import NO_CARDS, Section
from meldbook.loading.shapes import reactions
from meldbook.model.cards import Cards, ValueRow
from meldbook.syntax import ScalarNode, SequenceNode


def build(room: Section) -> Cards:
    """The room's part of the model."""
    return Cards(
        deck=room.names.deck,
        decks=room.expression("decks", Place.TABLE),
        jokers=room.expression("jokers", Place.TABLE, Unit.CARDS),
        values=tuple(_value_rows(room.section("values"))),
        wild=_part(room, "wild"),
        bonus=_part(room, "bonus"),
        blocking=_part(room, "blocking"),
        reactions=reactions(room),
        extra_counts=tuple(room.section("extras").number(name) for name in room.names.deck.extras),
        without=_part(room, "without"),
    )


def read_deck(room: Section) -> Deck:
    """The kinds of card there are."""
    suits = room.section("suits")
    return Deck(
        ranks=room.literals("ranks"),
        suits=tuple(Suit(letter=letter, colour=suits.word(letter, Colour)) for letter in suits.node.keys),
        joker=room.literal("joker"),
        extras=tuple(room.section("extras").node.keys),
    )


def read_roles(room: Section) -> Roles:
    """The cards that play a part of their own."""
    parts = (frozenset(_part(room, key).cards) for key in ("wild", "bonus", "blocking"))
    wild, bonus, blocking = parts
    return Roles(wild=wild, bonus=bonus, blocking=blocking)


def _part(room: Section, key: str) -> CardPattern:
    """The cards of a part; it can't speak of a part itself, and there may be none."""
    node = room.find(key)
    if node is None or (isinstance(node, SequenceNode) and not node.items):
        return NO_CARDS
    return replace(room, names=replace(room.names, roles=None)).pattern(key)


def _value_rows(table: Section) -> Iterator[ValueRow]:
    """The rows of the table of card values; a card may stand in two of them only if they agree."""
    seen: dict[int, tuple[Expression, ScalarNode]] = {}
    for entry in table.node.entries:
        key = entry.key.text
        cards = table.checked_pattern(key, entry.key)
        points = table.expression(key, Place.TABLE, Unit.POINTS)
        clash = next((card for card in cards.cards if seen.get(card, (points,))[0] != points), None)
        if clash is not None:
            _report_clash(table, entry.key, points, table.names.deck.names[clash], *seen[clash])
        seen |= dict.fromkeys(cards.cards, (points, entry.key))
        yield ValueRow(cards=cards, points=points)


def _report_clash(table: Section, row: ScalarNode, points: Expression, card: str, others: Expression, other: ScalarNode) -> None:
    message = f'{card} counts {unparse(points)} by "{row.text}" but {unparse(others)} by "{other.text}"'
    note = Note(message=f'"{other.text}" stands here', span=other.span)
    table.report(row.text, Problem.CARD_VALUED_TWICE.at(row.span, message, notes=(note,)))
