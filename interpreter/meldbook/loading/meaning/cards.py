"""Whether every card has its value and its part, and every pattern means some card."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields

from meldbook.cards import Card, CardPattern
from meldbook.conditions.unparse import unparse
from meldbook.diagnostics import Diagnostic
from meldbook.loading.gathering import Built
from meldbook.loading.meaning.settings import settings
from meldbook.loading.problem import Problem
from meldbook.model.clauses import Clause
from meldbook.model.ruleset import Ruleset
from meldbook.model.walking import walk

_CHECKED_WHEN_READ = ("cards", "naturals", "staying")


def every_card_has_a_value(built: Built) -> Iterator[Diagnostic]:
    """Every card in play stands in the table of card values."""
    cards = built.ruleset.cards
    valued = {card for row in cards.values for card in row.cards.cards}
    lacking = [cards.deck.names[card] for card in _in_play(built.ruleset) if card not in valued]
    if lacking:
        yield Problem.CARD_WITHOUT_VALUE.at(built.span("cards.values"), f"no row for {', '.join(lacking)}")


def no_card_is_wild_and_bonus(built: Built) -> Iterator[Diagnostic]:
    """A card that is laid aside can't stand for another."""
    cards = built.ruleset.cards
    both = [cards.deck.names[card] for card in cards.wild.cards if cards.bonus.has(card)]
    if both:
        yield Problem.TWO_ROLES.at(built.span("cards.bonus"), f"wild as well as bonus: {', '.join(both)}")


def patterns_mean_cards(built: Built) -> Iterator[Diagnostic]:
    """A condition or event about cards that don't exist never comes true."""
    for clause in walk(built.ruleset, Clause):
        for field in fields(clause):
            patterns = () if field.name in _CHECKED_WHEN_READ else walk(getattr(clause, field.name), CardPattern)
            for pattern in patterns:
                if not pattern.cards:
                    span = built.span(f"{clause.path}.{field.name}")
                    yield Problem.EMPTY_PATTERN.at(span, f'"{unparse(pattern)}" means no card of this game')


def _in_play(ruleset: Ruleset) -> tuple[Card, ...]:
    """The cards there are; the joker may be none of them."""
    deck = ruleset.cards.deck
    has_jokers = any(setting.number(ruleset.cards.jokers) for setting in settings(ruleset))
    return tuple(card for card, name in enumerate(deck.names) if name != deck.joker or has_jokers)
