"""From card patterns and lists of names to nouns that a locale can speak."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from meldbook.cards import Alternative, CardKind, CardPattern, Role
from meldbook.model.ruleset import Ruleset
from meldbook.prose.sentences import Name, Names, Noun, Words

ANY_CARD = Noun(id="card-any")


def cards_noun(pattern: CardPattern, ruleset: Ruleset) -> Noun | Name:
    """The cards of a pattern. Bonus and blocking cards are called by what they are in this game: a reader knows red threes."""
    alternatives = tuple(each for one in pattern.alternatives for each in _plain(one, ruleset))
    return listed([_alternative(one, ruleset) for one in alternatives], "cards")


def names_noun(among: Names, ids: Iterable[str]) -> Noun | Name:
    """Several names as one noun."""
    return listed([Name(among=among, id=one) for one in ids], "names")


def choices_noun(option: str, words: Iterable[str]) -> Noun | Name:
    """Several words that an option may be, of which any is meant."""
    return listed([choice_name(option, word) for word in words], "choices")


def choice_name(option: str, word: str) -> Name:
    """One word that an option may be."""
    return Name(among=Names.CHOICE, id=word, of=option)


def face_noun(kind: CardKind, joker: str) -> Noun:
    """A single card, as it is named to a player."""
    if kind.rank is not None and kind.suit is not None:
        rank, suit = Name(among=Names.RANK, id=kind.rank), Name(among=Names.SUIT, id=kind.suit)
        return Noun(id="face", arguments=(("rank", rank), ("suit", suit)))
    if kind.name == joker:
        return Noun(id="face-joker")
    return Noun(id="face-extra", arguments=(("name", Words(text=(("und", kind.name),))),))


def listed(nouns: Sequence[Noun | Name], family: str) -> Noun | Name:
    """One noun of several, joined from the left by the messages `<family>-more` and, for the last, `<family>-last`."""
    if not nouns:
        return Noun(id=f"{family}-none")
    joined = nouns[0]
    for index, noun in enumerate(nouns[1:], start=2):
        joint = "last" if index == len(nouns) else "more"
        joined = Noun(id=f"{family}-{joint}", arguments=(("first", joined), ("second", noun)))
    return joined


def _plain(alternative: Alternative, ruleset: Ruleset) -> tuple[Alternative, ...]:
    """A role with the cards that play it, where a page rather names the cards."""
    if alternative.role is Role.BONUS:
        return ruleset.cards.bonus.alternatives or (alternative,)
    if alternative.role is Role.BLOCKING:
        return ruleset.cards.blocking.alternatives or (alternative,)
    return (alternative,)


def _alternative(alternative: Alternative, ruleset: Ruleset) -> Noun | Name:
    if alternative.named is not None:
        return _named(alternative.named, ruleset)
    ranks = _ranks(alternative)
    if alternative.suit is not None:
        suit = Name(among=Names.SUIT, id=alternative.suit)
        return _narrowed("suit", suit, ranks)
    if alternative.colour is not None:
        return _narrowed("colour", alternative.colour.value, ranks)
    return ranks or Noun(id=f"card-{(alternative.role or Role.ANY).value}")


def _named(name: str, ruleset: Ruleset) -> Noun | Name:
    return Noun(id="card-joker") if name == ruleset.cards.deck.joker else Name(among=Names.EXTRA, id=name)


def _ranks(alternative: Alternative) -> Noun | Name | None:
    if alternative.low is None or alternative.high is None:
        return None
    low, high = (Name(among=Names.RANK, id=rank) for rank in (alternative.low, alternative.high))
    return low if low == high else Noun(id="card-range", arguments=(("low", low), ("high", high)))


def _narrowed(by: str, narrowing: Name | str, ranks: Noun | Name | None) -> Noun:
    """`red threes`, or with no rank `red cards`."""
    if ranks is None:
        return Noun(id=f"card-of-{by}", arguments=((by, narrowing),))
    return Noun(id=f"card-by-{by}", arguments=((by, narrowing), ("cards", ranks)))
