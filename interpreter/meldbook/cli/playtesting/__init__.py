"""What `meldbook playtest` and `meldbook merge` share: asking for games, having them played, and showing what was found."""
