"""The melds room in sentences: what may be laid on the table, and what the first meld of a round must reach."""

from __future__ import annotations

from collections.abc import Iterator

from meldbook.conditions.ast import Number
from meldbook.model.melds import Exchange, Form, InitialMeld, LayOff, MeldKind
from meldbook.model.ruleset import Ruleset
from meldbook.prose.agreed import agreed_sentences
from meldbook.prose.clauses import clause_sentence, conditional, demand_sentences, premise
from meldbook.prose.footnotes import footnotes
from meldbook.prose.nouns import cards_noun, listed, names_noun
from meldbook.prose.quantities import value
from meldbook.prose.rooms.sequences import sequence_sentences
from meldbook.prose.sentences import Argument, Arguments, Name, Names, Section, Sentence


def melds_section(ruleset: Ruleset) -> Section:
    """The kinds of meld, what binds them all, and the initial meld."""
    return Section(room="melds", sentences=tuple(_sentences(ruleset)))


def _sentences(ruleset: Ruleset) -> Iterator[Sentence]:
    yield Sentence(id="melds-belong-open" if ruleset.melds.lay_off else "melds-belong")
    for kind in ruleset.melds.kinds:
        yield _kind(kind, ruleset)
    for exchange in ruleset.melds.exchanges:
        yield _exchange(exchange, ruleset)
    for rule in ruleset.melds.lay_off:
        yield _lay_off(rule, ruleset)
    for limit in ruleset.melds.limits:
        yield from demand_sentences("melds-limit", limit, ruleset)
    yield from _initial(ruleset.melds.initial, ruleset)


def _kind(kind: MeldKind, ruleset: Ruleset) -> Sentence:
    """What a kind of meld is made of, with its limits as a list."""
    name: tuple[str, Argument] = ("kind", Name(among=Names.MELD_KIND, id=kind.id))
    cards: tuple[str, Argument] = ("cards", cards_noun(kind.naturals, ruleset))
    where, _ = premise(kind.when, ruleset)
    return Sentence(
        where=where,
        id=f"melds-kind-{_make(kind)}",
        arguments=(name,) if kind.form is Form.WILD else (name, cards),
        path=kind.path,
        children=tuple(_limits(kind, ruleset)),
        footnotes=footnotes(kind, ruleset),
    )


def _make(kind: MeldKind) -> str:
    """How the kind is introduced: wild cards alone, one rank there is, or any rank of several."""
    ranks = {rank for one in kind.naturals.alternatives for rank in (one.low, one.high)} - {None}
    return "rank" if kind.form is Form.SET and len(ranks) == 1 else kind.form.value


def _limits(kind: MeldKind, ruleset: Ruleset) -> Iterator[Sentence]:
    """The items under a kind of meld: its size, what it is made of, how many of it, and when it may be begun."""
    yield _size(kind)
    if kind.min_naturals:
        yield Sentence(id="melds-naturals", arguments=(("count", kind.min_naturals),), path=f"{kind.path}.naturals")
    if kind.form is not Form.WILD:
        yield _wilds(kind)
    if kind.form is Form.SEQUENCE:
        yield from sequence_sentences(kind, ruleset)
    per_rank = kind.per_rank.value.replace(" ", "-")
    yield Sentence(id=f"melds-per-rank-{kind.form.value}", arguments=(("number", per_rank),), path=f"{kind.path}.per_rank")
    yield Sentence(id="melds-canasta" if kind.canasta else "melds-no-canasta", path=f"{kind.path}.canasta")
    if kind.join:
        yield Sentence(id="melds-join", arguments=(("make", kind.form.value),), path=f"{kind.path}.join")
    _, when = premise(kind.when, ruleset)
    if when is not None:
        told, items = conditional(when, ruleset)
        yield Sentence(id="melds-begin", arguments=told, path=f"{kind.path}.when", children=items)


def _exchange(exchange: Exchange, ruleset: Ruleset) -> Sentence:
    """Which wild cards may be taken from whose melds."""
    cards: Arguments = (("cards", cards_noun(exchange.cards, ruleset)), ("whose", exchange.melds.value))
    return clause_sentence("melds-exchange", exchange, ruleset, (*cards, *_melds_meant(exchange.kinds)))


def _lay_off(rule: LayOff, ruleset: Ruleset) -> Sentence:
    """To which melds of others cards may be added, and whose score they count for."""
    return clause_sentence("melds-lay-off", rule, ruleset, (*_melds_meant(rule.kinds), ("credit", rule.credit.value)))


def _melds_meant(kinds: tuple[str, ...]) -> Arguments:
    """The kinds of meld that are named, or that it is all of them."""
    named = [Name(among=Names.MELD_KIND, id=kind) for kind in kinds]
    noun = listed(named, "either") if named else names_noun(Names.MELD_KIND, ())
    return (("melds", "some" if named else "all"), ("kind", noun))


def _size(kind: MeldKind) -> Sentence:
    path = f"{kind.path}.size"
    if kind.max_size is None:
        return Sentence(id="melds-size", arguments=(("count", kind.min_size),), path=path)
    if kind.max_size == kind.min_size:
        return Sentence(id="melds-size-exactly", arguments=(("count", kind.min_size),), path=path)
    return Sentence(id="melds-size-range", arguments=(("low", kind.min_size), ("high", kind.max_size)), path=path)


def _wilds(kind: MeldKind) -> Sentence:
    path = f"{kind.path}.wilds"
    if kind.max_wilds is None:
        return Sentence(id="melds-wilds-unlimited", path=path)
    return Sentence(id="melds-wilds", arguments=(("count", kind.max_wilds),), path=path)


def _initial(initial: InitialMeld, ruleset: Ruleset) -> Iterator[Sentence]:
    holder = (("holder", initial.holder.value),)
    path = "melds.initial.minimum"
    yield value("melds-minimum", initial.minimum, ruleset, path=path, unit="points", arguments=holder)
    if initial.minimum != Number(value=0):
        yield from agreed_sentences(initial.upcard_counts, ruleset, _counting)
    for clause in initial.exempt:
        yield clause_sentence("melds-exempt", clause, ruleset)
    for demand in initial.demands:
        yield from demand_sentences("melds-demand", demand, ruleset)


def _counting(counts: bool) -> Sentence:
    upcard = "counts" if counts else "does-not-count"
    return Sentence(id="melds-counting", arguments=(("upcard", upcard),), path="melds.initial.upcard_counts")
