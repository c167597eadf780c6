"""One module per room: what a ruleset says there, as a section of sentences."""
