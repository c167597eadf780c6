"""From a refusal of the engine to words for the player.

In: a `Refusal` and the ruleset it was made under. Out: the sentence of its rule, with the values that failed, and where the
refusal comes from a clause, what that clause says.

The details a rule's message needs are those named in `refusal-<rule>` of the locales: numbers, `kind` and `reserve` by their id,
`Cards`, words. `routes` are shown as the ways to take the pile that they name; `unmet` as the numbers found.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final, assert_never

from meldbook.cards import CardPattern, cards_of
from meldbook.engine.refusal import Cards, Detail, Refusal, Unmet
from meldbook.model.rules import RuleId
from meldbook.model.ruleset import Ruleset
from meldbook.prose.facts import is_number
from meldbook.prose.layout import wrapped
from meldbook.prose.locale import Locale
from meldbook.prose.nouns import cards_noun, face_noun, listed
from meldbook.prose.quantities import quantity_of
from meldbook.prose.rooms.pile import route_sentence
from meldbook.prose.sections import sentence_of
from meldbook.prose.sentences import Argument, Arguments, Name, Names, Phrase, Sentence

_BY_CLAUSE: Final = frozenset(
    {
        RuleId.TURN_DRAW_FORBIDDEN,
        RuleId.TURN_DISCARD_FORBIDDEN,
        RuleId.TURN_REDRAW_CLOSED,
        RuleId.CARDS_EXPOSE,
        RuleId.MELDS_BEGIN,
        RuleId.MELDS_SWAP_CLOSED,
        RuleId.MELDS_LAY_OFF_CLOSED,
        RuleId.MELDS_LIMIT,
        RuleId.MELDS_DEMAND,
        RuleId.PILE_FORBIDDEN,
        RuleId.PILE_BLOCKED,
        RuleId.PILE_ROUTE_CLOSED,
        RuleId.GOING_OUT_NEEDS,
        RuleId.GOING_OUT_FORBIDDEN,
        RuleId.GOING_OUT_LAST_CARD,
        RuleId.GOING_OUT_HAND,
    }
)
"""Rules whose refusal only makes sense together with what the clause says. The others say all there is to say."""

_APART: Final = frozenset({"unmet", "routes", "bound"})
"""Details that do not stand in the sentence: they stand under it, or choose it."""


def refusal_sentence(refusal: Refusal, ruleset: Ruleset) -> Sentence:
    """The sentence of a refusal. Its children are the rule it comes from, the numbers found, and the ways that are open."""
    told = {name: detail for name, detail in refusal.details.items() if name not in _APART}
    found = _found(refusal.details.get("unmet"), ruleset)
    routes = _routes(refusal.details.get("routes"), ruleset)
    return Sentence(
        id=_message(refusal),
        arguments=tuple((name, _argument(name, detail, ruleset)) for name, detail in told.items()),
        path=refusal.path,
        children=(*_clause(refusal, ruleset), *found, *routes),
    )


def _message(refusal: Refusal) -> str:
    id = f"refusal-{refusal.rule.value.replace('.', '-')}"
    return f"{id}.{refusal.details['bound']}" if refusal.rule is RuleId.MELDS_SIZE else id


def refusal_text(refusal: Refusal, ruleset: Ruleset, locale: Locale, *, width: int = 80) -> str:
    """A refusal in words, on one line or several."""
    here = locale.at(ruleset)
    return "\n".join(_lines(refusal_sentence(refusal, ruleset), here, width, ""))


def _lines(said: Sentence | Phrase, locale: Locale, width: int, indent: str) -> Iterator[str]:
    text = locale.sentence(said) if isinstance(said, Sentence) else locale.phrase(said)
    yield from wrapped(text, width, first=indent, rest=indent)
    for child in said.children:
        yield from _lines(child, locale, width, indent + "  ")


def _argument(name: str, detail: Detail, ruleset: Ruleset) -> Argument:
    match detail:
        case Cards(bag=bag):
            deck = ruleset.cards.deck
            return listed([face_noun(deck.kinds[card], deck.joker) for card in cards_of(bag)], "faces")
        case CardPattern():
            return cards_noun(detail, ruleset)
        case int() | str():
            return _named(name, detail)
        case Unmet() | tuple():
            raise TypeError(f"{name}: stands under a refusal, not in it")
        case _:
            assert_never(detail)


def _named(name: str, detail: int | str) -> Argument:
    match name:
        case "kind":
            return Name(among=Names.MELD_KIND, id=str(detail))
        case "reserve":
            return Name(among=Names.RESERVE, id=str(detail))
        case "hand":
            return Name(among=Names.SPECIAL_HAND, id=str(detail))
        case "seat":
            return int(detail) + 1
        case _:
            return detail


def _clause(refusal: Refusal, ruleset: Ruleset) -> Iterator[Sentence]:
    """What the page says of the rule."""
    if refusal.rule not in _BY_CLAUSE or refusal.path is None:
        return
    path = f"{refusal.path}.when" if refusal.rule is RuleId.MELDS_BEGIN else refusal.path
    if said := sentence_of(path, ruleset):
        yield _alone(said)


def _alone(sentence: Sentence) -> Sentence:
    """An item of the list of what going out needs, as the sentence that it is outside the list."""
    if sentence.id != "going-out-need":
        return sentence
    return replace(sentence, id="going-out-needs", arguments=(*sentence.arguments, ("form", "one")))


def _found(unmet: Detail | None, ruleset: Ruleset) -> Iterator[Phrase]:
    """The numbers that a condition found; what is true or not, the condition says itself."""
    if not isinstance(unmet, Unmet):
        return
    for fact, found in unmet.found:
        if is_number(fact, ruleset):
            arguments: Arguments = (("quantity", quantity_of(fact, ruleset)), ("count", int(found or 0)))
            yield Phrase(id="refusal-found", arguments=arguments)


def _routes(paths: Detail | None, ruleset: Ruleset) -> Iterator[Sentence]:
    """The ways to take the pile that these paths name, under an announcement."""
    if not isinstance(paths, tuple) or not paths:
        return
    ways = tuple(route_sentence(route, ruleset) for route in ruleset.pile.routes if route.path in paths)
    yield Sentence(id="refusal-ways", children=ways)
