"""The engine: pure play. `settle` rules at a table, `start` a game, ask `check` and `legal_moves`, `apply` moves, show a `view`.

Standard library only. Chance comes in as `Shuffle` moves; secrets leave only through a seat's own view.
"""
