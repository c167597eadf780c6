"""The steady player: looks at its view, weighs what it may do, and plays on without luck. It knows no game by name."""

from meldbook.play.steady.player import SteadyPlayer

__all__ = ["SteadyPlayer"]
