"""How a file builds on others: `extends` names one base, overlays are stacked on it. Trees go in, one merged tree comes out."""

from meldbook.syntax.inherit.extends import Load, missing_base, resolve
from meldbook.syntax.inherit.merge import Merged, merge
from meldbook.syntax.inherit.overlays import stack

__all__ = ["Load", "Merged", "merge", "missing_base", "resolve", "stack"]
