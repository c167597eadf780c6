"""What `meldbook diff` shows, step by step: what differs is told in words, and the words are laid out in one of its forms."""
