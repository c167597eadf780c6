"""Facts as a text mentions them: whether the name exists, may be used in this place, and has the argument it needs.

In: a fact of the untyped tree and the `Scope` it stands in. Out: a `Mention` (the fact of the typed tree with its signature).
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from meldbook.cards import CardPattern
from meldbook.conditions import tree
from meldbook.conditions.ast import Domain, Fact
from meldbook.conditions.excerpt import Excerpt
from meldbook.conditions.names import OPTION, Names
from meldbook.conditions.patterns import pattern_of
from meldbook.conditions.problems import Checked, Problem, error, known, listing, unknown
from meldbook.conditions.signatures import PLACES, Argument, Place, Secrecy, Signature
from meldbook.conditions.vocabulary import VOCABULARY
from meldbook.diagnostics import Diagnostic, Span, correction, did_you_mean, nearest

_MELD = "meld"
_LAID = (Domain.MELD, Domain.PLAY)
_SEATED = (Domain.SIDE, Domain.PLAYER, Domain.TEAMMATE)
_HANDS_LIE_OPEN = (Place.SCORE, Place.EXAMPLE)


@dataclass(frozen=True, slots=True, kw_only=True)
class Scope:
    """What a text is read against: its source, what the spec defines, its place, and what quantifiers around it speak of.

    `has_meld` says that one speaks of a meld, `of_others` that one speaks of seats other than the player's own.
    """

    excerpt: Excerpt
    names: Names
    place: Place
    has_meld: bool = False
    of_others: bool = False

    def within(self, domain: Domain) -> Scope:
        """The scope of a quantifier's body."""
        return replace(self, has_meld=self.has_meld or domain in _LAID, of_others=self.of_others or domain in _SEATED)

    def span(self, node: tree.Leaf) -> Span:
        """Where a node of the untyped tree stands."""
        return self.excerpt.span(node.start, node.end)

    def words(self, argument: tree.Argument) -> str:
        """The words of an argument, with single spaces."""
        return " ".join(self.excerpt.text[argument.start : argument.end].split())

    def offers(self, signature: Signature) -> bool:
        """Whether a fact may be used here."""
        return self.place in signature.places or (self.has_meld and signature.subject == _MELD)

    def hides(self, signature: Signature, argument: tree.Argument | None) -> bool:
        """Whether what is asked of a fact here is known to nobody but the player it is about."""
        is_secret = signature.secrecy is Secrecy.HIDDEN or (signature.secrecy is Secrecy.DETAIL and argument is not None)
        return is_secret and self.of_others and self.place not in _HANDS_LIE_OPEN


@dataclass(frozen=True, slots=True, kw_only=True)
class Mention:
    """A fact at a place in a text."""

    fact: Fact
    signature: Signature
    span: Span


def mention(fact: tree.Fact, scope: Scope) -> Checked[Mention]:
    """The fact, if it exists, is available here, and has the argument it needs."""
    name, span = str(fact.name), _span(fact, scope)
    signature = scope.names.signature(name)
    if signature is None:
        return None, (_unknown_fact(name, scope, span),)
    if not scope.offers(signature):
        return None, (_unavailable(signature, scope, span),)
    if scope.hides(signature, fact.argument):
        return None, (_secret(fact, signature, scope),)
    if fact.argument is None:
        missing = signature.required
        found = Mention(fact=Fact(name=name), signature=signature, span=span)
        return (None, (_missing_argument(signature, scope, span),)) if missing else (found, ())
    argument, problems = _argument(fact.argument, signature, scope)
    return (
        (None, problems)
        if argument is None
        else (
            Mention(fact=Fact(name=name, argument=argument), signature=signature, span=scope.span(fact)),
            (),
        )
    )


def name_or_pattern(argument: tree.Argument, kind: Argument, scope: Scope) -> Checked[str | CardPattern]:
    """The argument as what it must be: cards, or one of the names the spec defines."""
    if kind is Argument.PATTERN:
        return pattern_of(scope.excerpt.part(argument.start, argument.end), scope.names)
    return word(argument, kind, scope.names.of(kind), scope)


def word(argument: tree.Argument, what: str, choices: tuple[str, ...], scope: Scope, *, of: str = "") -> Checked[str]:
    """The argument as one of these words."""
    said = scope.words(argument)
    if said in choices:
        return said, ()
    return None, (unknown(Problem.UNKNOWN_NAME, what, said, choices, scope.span(argument), of=of),)


def _argument(argument: tree.Argument, signature: Signature, scope: Scope) -> Checked[str | CardPattern]:
    if signature.argument is None:
        message = f'"{signature.name}" is one thing and takes no "of"'
        return None, (error(Problem.NEEDLESS_ARGUMENT, message, scope.span(argument)),)
    return name_or_pattern(argument, signature.argument, scope)


def _span(fact: tree.Fact, scope: Scope) -> Span:
    """Where the name of the fact stands."""
    return scope.excerpt.span(fact.start, fact.start + len(fact.name))


def _unknown_fact(name: str, scope: Scope, span: Span) -> Diagnostic:
    subject, _, rest = name.partition(".")
    if subject == OPTION:
        found = unknown(Problem.UNKNOWN_NAME, "option", rest, scope.names.options, span)
        return replace(found, fix=correction(span, rest, scope.names.options, before=f"{OPTION}."))
    offered = tuple(signature for signature in VOCABULARY.values() if scope.offers(signature))
    alike = tuple(signature.name for signature in offered if signature.subject == subject)
    if alike:
        return unknown(Problem.UNKNOWN_FACT, "fact", name, alike, span)
    subjects = dict.fromkeys((*(signature.subject for signature in offered), OPTION))
    names = tuple(signature.name for signature in offered)
    message = f'unknown fact "{name}"; facts begin with: {listing(subjects)}'
    meant, fix = nearest(name, names), correction(span, name, names)
    return error(Problem.UNKNOWN_FACT, message, span, suggestion=did_you_mean(meant), fix=fix)


def _unavailable(signature: Signature, scope: Scope, span: Span) -> Diagnostic:
    places = "; ".join(PLACES[place] for place in Place if place in signature.places)
    quantified = f'; and after "any {_MELD} with"' if signature.subject == _MELD and scope.place is not Place.TABLE else ""
    message = f'"{signature.name}" is not available here ({PLACES[scope.place]}); it is in: {places}{quantified}'
    return error(Problem.UNAVAILABLE_FACT, message, span)


def _secret(fact: tree.Fact, signature: Signature, scope: Scope) -> Diagnostic:
    asked = f"{signature.name} of …" if fact.argument else signature.name
    known_to_all = f'; "{signature.name}" alone is known to all' if signature.secrecy is Secrecy.DETAIL else ""
    message = f'"{asked}" can\'t be asked of other players: nobody may know their hands before the score{known_to_all}'
    return error(Problem.SECRET_FACT, message, scope.span(fact))


def _missing_argument(signature: Signature, scope: Scope, span: Span) -> Diagnostic:
    kind = signature.argument
    choices = scope.names.of(kind) if kind else ()
    message = f'"{signature.name}" must say which {kind}: "{signature.usage}"; {known(choices)}'
    return error(Problem.MISSING_ARGUMENT, message, span)
