"""What a seat doesn't know may not show in what it sees.

In: a game and a seat. Out: the same game with everything hidden from the seat exchanged, and the assertion that the seat can't
tell.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

from meldbook.cards import CardBag, bag_of, cards_of, contains, single, size
from meldbook.engine import judging
from meldbook.engine.reserves import owner
from meldbook.engine.rules import Rules
from meldbook.engine.state import Game, ReserveCards, Round
from meldbook.engine.view import view
from meldbook.model.moves import Answer, Ask, Discard, Draw, Lay, Look, Move, Pass, Play, Redraw, Take
from played_games import spelled


def check_secrecy(rules: Rules, game: Game, stream: Random) -> None:
    """For every seat: view, legal moves and refusals are the same, byte for byte, with all that is hidden exchanged."""
    if game.round is None:
        return
    for seat in range(rules.players):
        other = exchanged(rules, game, seat, stream)
        assert spelled(view(rules, game, seat)) == spelled(view(rules, other, seat))
        for move in attempts(rules, game.round, seat, stream):
            refusal = judging.check(rules, game, move, seat)
            assert spelled(refusal) == spelled(judging.check(rules, other, move, seat)), f"seat {seat} learns from {move}"


def exchanged(rules: Rules, game: Game, seat: int, stream: Random) -> Game:
    """The game with the cards this seat hasn't seen dealt out anew among the places where they may be."""
    round_ = game.round
    assert round_ is not None
    hidden = [*round_.stock[: round_.left]]
    hidden += [card for other, hand in enumerate(round_.hands) if other != seat for card in cards_of(hand)]
    hidden += [card for packet in round_.reserves if is_hidden(rules, packet, seat) for card in cards_of(packet.cards)]
    hidden += round_.pile[: round_.unseen]
    stream.shuffle(hidden)

    def take(number: int) -> list[int]:
        taken, hidden[:] = hidden[:number], hidden[number:]
        return taken

    return replace(
        game,
        round=replace(
            round_,
            pile=(*take(round_.unseen), *round_.pile[round_.unseen :]),
            stock=(*take(round_.left), *round_.stock[round_.left :]),
            hands=tuple(hand if other == seat else bag_of(take(size(hand))) for other, hand in enumerate(round_.hands)),
            reserves=tuple(
                replace(packet, cards=bag_of(take(size(packet.cards)))) if is_hidden(rules, packet, seat) else packet
                for packet in round_.reserves
            ),
        ),
    )


def is_hidden(rules: Rules, packet: ReserveCards, seat: int) -> bool:
    return not (packet.looked and packet.owner == owner(rules, packet.reserve, seat))


def attempts(rules: Rules, round_: Round, seat: int, stream: Random) -> Iterator[Move]:
    """Moves the seat might try, good and bad, from all it knows."""
    yield from (Draw(), Redraw(), Pass(), Ask(), Answer(agrees=True))
    yield from (Look(reserve=reserve.id) for reserve in rules.ruleset.deal.reserves)
    yield from (Discard(card=card) for card in sorted({*cards_of(round_.hands[seat]), stream.randrange(len(rules.names))}))
    for _ in range(6):
        plays = tuple(random_plays(rules, round_, seat, stream))
        yield Lay(plays=plays)
        yield Take(first=plays[0], plays=plays[1:])
        yield Take()


def random_plays(rules: Rules, round_: Round, seat: int, stream: Random) -> Iterator[Play]:
    """One or two plays, mostly of cards that go together and are in the hand."""
    hand = round_.hands[seat]
    melds = len(round_.sides[round_.side_of[seat]].melds)
    for _ in range(stream.randint(1, 2)):
        cards = random_cards(rules, hand, stream)
        hand -= cards if contains(hand, cards) else 0
        yield Play(cards=cards, onto=stream.randrange(melds) if melds and stream.random() < 0.5 else None)


def random_cards(rules: Rules, hand: CardBag, stream: Random) -> CardBag:
    held = list(cards_of(hand)) or list(rules.pack[:3])
    chosen = stream.choice(held)
    rank = rules.ruleset.cards.deck.kinds[chosen].rank
    like = [card for card in held if rules.ruleset.cards.deck.kinds[card].rank == rank or single(card) & rules.wild_mask]
    return bag_of(stream.sample(like, min(len(like), stream.randint(1, 4)))) if like else single(chosen)
