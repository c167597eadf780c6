"""Playtests: what kind of game a set of rules makes, measured in many games, and what one rule changes about it."""
