"""Meldbook: the rules of the Canasta family as data."""
