"""Cards, moves, melds and whole games as text, both ways. What cannot be read is a value: a `NotationError`, or diagnostics."""

from meldbook.notation.cards import read_cards, write_cards
from meldbook.notation.errors import NotationError
from meldbook.notation.moves import check_move, read_move, write_move
from meldbook.notation.names import MeldNames, Names
from meldbook.notation.positions import write_meld, write_melds
from meldbook.notation.record_reading import read_record
from meldbook.notation.record_writing import header_lines, move_line, result_lines, round_line
from meldbook.notation.records import Landmark, Record, RecordedMove, Result, Written, wrong_move

__all__ = [
    "Landmark",
    "MeldNames",
    "Names",
    "NotationError",
    "Record",
    "RecordedMove",
    "Result",
    "Written",
    "check_move",
    "header_lines",
    "move_line",
    "read_cards",
    "read_move",
    "read_record",
    "result_lines",
    "round_line",
    "write_cards",
    "write_meld",
    "write_melds",
    "write_move",
    "wrong_move",
]
