"""The cards an example names, taken out of the pack one by one.

In: texts of cards with their places in the spec. Out: the cards, as long as the pack has them; and whatever is wrong with them.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field

from meldbook.cards import Card, CardBag, bag_of, cards_of, contains, count, single
from meldbook.diagnostics import Diagnostic, Span
from meldbook.engine.rules import Rules
from meldbook.notation import NotationError, read_cards
from meldbook.play.problem import Problem
from meldbook.syntax import ScalarNode

NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve")


@dataclass(slots=True)
class Pack:
    """The cards of the game that nothing has been done with yet."""

    rules: Rules
    left: CardBag
    problems: list[Diagnostic] = field(default_factory=list)

    @classmethod
    def of(cls, rules: Rules) -> Pack:
        """The whole pack."""
        return cls(rules, bag_of(rules.pack))

    def named(self, node: ScalarNode | None) -> tuple[Card, ...]:
        """The cards a text names, taken out of the pack; without those it hasn't got, which are a problem."""
        if node is None:
            return ()
        cards = written_cards(node, self.rules)
        if isinstance(cards, Diagnostic):
            self.problems.append(cards)
            return ()
        return tuple(card for place, card in enumerate(cards) if self._take(card, node, place))

    def filled(self, number: int) -> tuple[Card, ...]:
        """So many of the cards left over, as ordinary as possible; fewer if there are no more."""
        cards = self.ordinary_first()[:number]
        self.left -= bag_of(cards)
        return cards

    def ordinary_first(self) -> tuple[Card, ...]:
        """All cards left over: naturals that are worth little first, those with a part of their own last."""
        return tuple(sorted(cards_of(self.left), key=_how_special(self.rules)))

    def _take(self, card: Card, node: ScalarNode, place: int) -> bool:
        if contains(self.left, single(card)):
            self.left -= single(card)
            return True
        name, has = self.rules.names[card], count(bag_of(self.rules.pack), card)
        message = f'one "{name}" too many: the pack has {_in_words(has)}'
        self.problems.append(Problem.EXAMPLE_CARDS.at(_place_of(node, place), message))
        return False


def written_cards(node: ScalarNode, rules: Rules) -> tuple[Card, ...] | Diagnostic:
    """The cards a text names, whether the pack has them or not."""
    cards = read_cards(node.text, rules.ruleset.cards.deck)
    if isinstance(cards, NotationError):
        return Problem.EXAMPLE_CARDS.at(node.locate(cards.start, cards.end), cards.message)
    return cards


def _how_special(rules: Rules) -> Callable[[Card], tuple[bool, int, Card]]:
    room = rules.ruleset.cards
    special = {*room.wild.cards, *room.bonus.cards, *room.blocking.cards}
    return lambda card: (card in special, rules.values[card], card)


def _place_of(node: ScalarNode, place: int) -> Span:
    words = list(re.finditer(r"\S+", node.text))
    return node.locate(words[place].start(), words[place].end())


def _in_words(number: int) -> str:
    return NUMBERS[number] if number < len(NUMBERS) else str(number)
