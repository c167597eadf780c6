"""Whole games: chance, players, the table they sit at, records and replays, simulations, and the examples of a spec."""
