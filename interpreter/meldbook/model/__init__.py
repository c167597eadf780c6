"""The model: frozen, complete, typed data. A `Ruleset` is nine rooms of values and clauses; a `Move` is what may be done."""
