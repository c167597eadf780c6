"""A game at a terminal: what is seen, said and typed. Plain lines, readable at 80 columns; all words come from a locale."""
