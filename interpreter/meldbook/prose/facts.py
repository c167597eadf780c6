"""How the facts of the condition language are spoken: which message each has, and what stands in it.

A fact `side.canastas` has the message `fact-side-canastas`; with an argument that changes the sentence, `…-of`. Numbers come with
`relation` and `count`; their attribute `.quantity` names the number itself, and `.each` one of what is counted. Where a fact is
about a member of a domain, `subject` says about which: this one, every, any or no.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from enum import StrEnum
from typing import Final

from meldbook.cards import CardPattern
from meldbook.conditions.ast import Domain, Fact, Quantifier, Sum
from meldbook.conditions.signatures import Unit
from meldbook.conditions.vocabulary import VOCABULARY
from meldbook.model.options import OptionType
from meldbook.model.pile import Route, Use
from meldbook.model.ruleset import Ruleset
from meldbook.prose.nouns import cards_noun, listed, names_noun
from meldbook.prose.sentences import Arguments, Name, Names, Noun

OPTION: Final = "option"

_NAMED: Final[Mapping[str, Names]] = {
    "side.melds": Names.MELD_KIND,
    "side.unfinished": Names.MELD_KIND,
    "side.canastas": Names.CANASTA_KIND,
    "turn.canastas": Names.CANASTA_KIND,
    "side.taken": Names.RESERVE,
    "side.used": Names.RESERVE,
    "side.special": Names.SPECIAL_HAND,
    "player.looked": Names.RESERVE,
    "player.taken": Names.RESERVE,
    "player.used": Names.RESERVE,
    "reserve.left": Names.RESERVE,
}
_ARGUMENT_NAMES: Final[Mapping[Names, str]] = {Names.RESERVE: "reserve", Names.SPECIAL_HAND: "hand"}
_BONUS_CARDS: Final = frozenset({"side.bonus_cards", "player.bonus_cards"})
"""Facts about cards that are the bonus cards where none are named."""

_DOMAINS: Final[Mapping[str, frozenset[Domain]]] = {
    "side": frozenset({Domain.SIDE}),
    "player": frozenset({Domain.PLAYER, Domain.TEAMMATE}),
    "hand": frozenset({Domain.PLAYER, Domain.TEAMMATE}),
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
    EVERY_TEAMMATE = "every-teammate"
    ANY_TEAMMATE = "any-teammate"
    NO_TEAMMATE = "no-teammate"


def subject_of(quantifier: Quantifier, domain: Domain) -> Subject:
    """The subject a quantifier makes."""
    return Subject(f"{quantifier.value}-{domain.value}" if domain in (Domain.PLAY, Domain.TEAMMATE) else quantifier.value)


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
    if fact.argument is None or fact.name in _BONUS_CARDS or _NAMED.get(fact.name) is Names.RESERVE:
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
    if route.use is not Use.LIKE:
        return route.use.value
    if route.naturals and route.wilds:
        return "both"
    return "wilds" if route.wilds else "naturals"


def route_arguments(route: Route) -> Arguments:
    """What stands in the messages about this way to take the pile: how many cards it asks for, and which melds it is for."""
    melds: Arguments = (("melds", "some" if route.kinds else "all"), ("kind", _kinds(route)))
    match route_form(route):
        case "nothing":
            return ()
        case "onto" | "any":
            return melds
        case "both":
            return (("naturals", route.naturals), ("wilds", route.wilds), *melds)
        case _:
            return (("count", route.naturals or route.wilds), *melds)


def _kinds(route: Route) -> Noun | Name:
    """The kinds of meld a way is for, any of them; the noun for nothing where it is for all."""
    if not route.kinds:
        return names_noun(Names.MELD_KIND, ())
    return listed([Name(among=Names.MELD_KIND, id=kind) for kind in route.kinds], "either")


def argument_of(fact: Fact, ruleset: Ruleset) -> Arguments:
    """What the fact is asked of, as it stands in its message."""
    if fact.name in _BONUS_CARDS:
        pattern = fact.argument if isinstance(fact.argument, CardPattern) else ruleset.cards.bonus
        return (("cards", cards_noun(pattern, ruleset)),)
    if fact.name == "side.reserve_points":
        reserves = [Name(among=Names.RESERVE, id=reserve.id) for reserve in ruleset.deal.reserves]
        return (("reserve", listed(reserves, "names")),)
    if route := _route(fact, ruleset):
        return route_arguments(route)
    return _plain_argument(fact.name, fact.argument, ruleset)


def is_named(fact: Fact) -> bool:
    """Whether the fact is asked of a thing that stands in its message as a noun."""
    return fact.argument is not None and (fact.name in _NAMED or isinstance(fact.argument, CardPattern))


def alike(whole: Sum) -> tuple[Fact, ...]:
    """The facts of a sum of one fact asked of several things, each counted once; none of any other sum."""
    facts = tuple(part.fact for part in whole.parts)
    one_name = len({fact.name for fact in facts}) == 1 and all(part.times == 1 for part in whole.parts)
    return facts if one_name and all(map(is_named, facts)) else ()


def sum_arguments(facts: tuple[Fact, ...], subject: Subject, ruleset: Ruleset) -> Arguments:
    """What stands in the message of a fact that is asked of several things at once: "red canastas or black canastas"."""
    (*whom, (name, _)) = fact_arguments(facts[0], subject, ruleset)
    things = [noun for fact in facts for noun in _nouns(argument_of(fact, ruleset))]
    return (*whom, (name, listed(things, "either")))


def _nouns(arguments: Arguments) -> Iterator[Noun | Name]:
    return (argument for _, argument in arguments if isinstance(argument, (Noun, Name)))


def _option_type(name: str, ruleset: Ruleset) -> OptionType:
    return next(option.type for option in ruleset.options if option.name == name)


def _plain_argument(fact: str, argument: str | CardPattern | None, ruleset: Ruleset) -> Arguments:
    if argument is None:
        return ()
    if isinstance(argument, CardPattern):
        return (("cards", cards_noun(argument, ruleset)),)
    among = _NAMED[fact]
    return ((_ARGUMENT_NAMES.get(among, "kind"), Name(among=among, id=argument)),)


def _route(fact: Fact, ruleset: Ruleset) -> Route | None:
    if fact.name != "pile.open":
        return None
    return next(route for route in ruleset.pile.routes if fact.argument in (route.id, route.path))
