"""How sharp examples are: rulesets that differ from a game in one thing, and whether any example of the game notices."""
