"""How the facts of the condition language are spoken: which message each has, and what stands in it.

A fact `side.canastas` has the message `fact-side-canastas`; with an argument that changes the sentence, `…-of`. Numbers come with
`relation` and `count`; their attribute `.quantity` names the number itself, and `.each` one of what is counted. Where a fact is
about a member of a domain, `subject` says about which: this one, every, any or no.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Final

from meldbook.cards import CardPattern
from meldbook.conditions.ast import Domain, Fact, Quantifier
from meldbook.conditions.vocabulary import VOCABULARY, Unit
from meldbook.model.options import OptionType
from meldbook.model.pile import Route
from meldbook.model.ruleset import Ruleset
from meldbook.prose.nouns import cards_noun, listed
from meldbook.prose.sentences import Argument, Arguments, Name, Names

OPTION: Final = "option"

_NAMED: Final[Mapping[str, Names]] = {
    "side.melds": Names.MELD_KIND,
    "side.unfinished": Names.MELD_KIND,
    "side.canastas": Names.CANASTA_KIND,
    "player.looked": Names.RESERVE,
    "player.taken": Names.RESERVE,
}
_DOMAINS: Final[Mapping[str, frozenset[Domain]]] = {
    "side": frozenset({Domain.SIDE}),
    "player": frozenset({Domain.PLAYER}),
    "hand": frozenset({Domain.PLAYER}),
    "meld": frozenset({Domain.MELD, Domain.PLAY}),
}

_OPTION_FORMS: Final[Mapping[OptionType, str]] = {OptionType.FLAG: "", OptionType.CHOICE: "-choice"}
"""How the message of an option ends that is no number."""


class Subject(StrEnum):
    """Whom a fact speaks of."""

    THIS = "this"
    EVERY = "every"
    ANY = "any"
    NO = "no"
    EVERY_PLAY = "every-play"
    ANY_PLAY = "any-play"
    NO_PLAY = "no-play"


def subject_of(quantifier: Quantifier, domain: Domain) -> Subject:
    """The subject a quantifier makes."""
    return Subject(f"{quantifier.value}-play" if domain is Domain.PLAY else quantifier.value)


def speaks_of(fact: Fact, domain: Domain) -> bool:
    """Whether the fact, within a quantifier over this domain, speaks of its member."""
    return domain in _DOMAINS.get(fact.name.partition(".")[0], frozenset())


def fact_id(fact: Fact, ruleset: Ruleset) -> str:
    """The id of the fact's message."""
    if (option := option_of(fact)) is not None:
        return f"fact-option{_OPTION_FORMS.get(_option_type(option, ruleset), '-number')}"
    stem = "fact-" + fact.name.replace(".", "-").replace("_", "-")
    if route := _route(fact, ruleset):
        return f"{stem}-{route_form(route)}"
    if fact.argument is None or fact.name == "side.bonus_cards" or fact.name in ("player.looked", "player.taken"):
        return stem
    return f"{stem}-of"


def fact_arguments(fact: Fact, subject: Subject, ruleset: Ruleset) -> Arguments:
    """What stands in the fact's message, besides relation and count."""
    if (option := option_of(fact)) is not None:
        return (("option", Name(among=Names.OPTION, id=option)),)
    whom: Arguments = (("subject", subject.value),) if fact.name.partition(".")[0] in _DOMAINS else ()
    return (*whom, *argument_of(fact, ruleset))


def is_number(fact: Fact, ruleset: Ruleset) -> bool:
    """Whether the fact is a number, so that it has a quantity to name."""
    if (name := option_of(fact)) is not None:
        return _option_type(name, ruleset) not in _OPTION_FORMS
    return isinstance(VOCABULARY[fact.name].type, Unit)


def option_of(fact: Fact) -> str | None:
    """The option a fact asks, if it asks one."""
    head, _, name = fact.name.partition(".")
    if head != OPTION:
        return None
    return name or str(fact.argument)


def route_form(route: Route) -> str:
    """The last part of the ids of messages about this way to take the pile."""
    if route.onto:
        return "onto"
    if route.naturals and route.wilds:
        return "both"
    return "wilds" if route.wilds else "naturals"


def route_arguments(route: Route) -> Arguments:
    """The numbers in the messages about this way to take the pile."""
    match route_form(route):
        case "onto":
            return ()
        case "both":
            return (("naturals", route.naturals), ("wilds", route.wilds))
        case _:
            return (("count", route.naturals or route.wilds),)


def argument_of(fact: Fact, ruleset: Ruleset) -> Arguments:
    """What the fact is asked of, as it stands in its message."""
    if fact.name == "side.bonus_cards":
        pattern = fact.argument if isinstance(fact.argument, CardPattern) else ruleset.cards.bonus
        return (("cards", cards_noun(pattern, ruleset)),)
    if fact.name == "side.reserve_points":
        reserves = [Name(among=Names.RESERVE, id=reserve.id) for reserve in ruleset.deal.reserves]
        return (("reserve", listed(reserves, "names")),)
    if route := _route(fact, ruleset):
        return route_arguments(route)
    return _plain_argument(fact.name, fact.argument, ruleset)


def _option_type(name: str, ruleset: Ruleset) -> OptionType:
    return next(option.type for option in ruleset.options if option.name == name)


def _plain_argument(fact: str, argument: str | CardPattern | None, ruleset: Ruleset) -> Arguments:
    if argument is None:
        return ()
    if isinstance(argument, CardPattern):
        return (("cards", cards_noun(argument, ruleset)),)
    among = _NAMED[fact]
    named: Argument = Name(among=among, id=argument)
    return (("reserve" if among is Names.RESERVE else "kind", named),)


def _route(fact: Fact, ruleset: Ruleset) -> Route | None:
    if fact.name != "pile.open":
        return None
    return next(route for route in ruleset.pile.routes if fact.argument in (route.id, route.path))
