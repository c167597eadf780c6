"""What the checker tells an author about a file: a `Diagnostic` of a `Coded` kind at a `Span`, with `Note`s.

`nearest` is for "did you mean …?".
"""

from meldbook.diagnostics.coded import Coded
from meldbook.diagnostics.diagnostic import Diagnostic, Fix, Note, Severity, in_order
from meldbook.diagnostics.nearest import correction, did_you_mean, enumerated, nearest
from meldbook.diagnostics.span import Span

__all__ = [
    "Coded",
    "Diagnostic",
    "Fix",
    "Note",
    "Severity",
    "Span",
    "correction",
    "did_you_mean",
    "enumerated",
    "in_order",
    "nearest",
]
