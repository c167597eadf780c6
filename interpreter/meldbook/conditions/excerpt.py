"""A piece of a text in a spec that still knows where in the file it stands: every grammar reads from an `Excerpt`."""

from __future__ import annotations

from dataclasses import dataclass

from meldbook.diagnostics import Span
from meldbook.syntax import ScalarNode


@dataclass(frozen=True, slots=True, kw_only=True)
class Excerpt:
    """The characters of the node's text from `start` up to, not including, `end`."""

    node: ScalarNode
    start: int
    end: int

    @classmethod
    def whole(cls, node: ScalarNode) -> Excerpt:
        """All of the text."""
        return cls(node=node, start=0, end=len(node.text))

    @property
    def text(self) -> str:
        """What the excerpt says."""
        return self.node.text[self.start : self.end]

    def part(self, start: int, end: int) -> Excerpt:
        """A piece of this piece, counted from its own start."""
        return Excerpt(node=self.node, start=self.start + start, end=self.start + end)

    def span(self, start: int, end: int) -> Span:
        """Where in the file these characters of the excerpt stand."""
        return self.node.locate(self.start + start, self.start + end)

    @property
    def all(self) -> Span:
        """Where in the file the excerpt stands; of an empty one, its place."""
        return self.span(0, self.end - self.start)
