"""From files to meaning: specs are found, read, merged, checked and built into a `Ruleset`, or it is said why not."""
