"""What `meldbook test` does, step by step: specs are found and their examples run, and what came of it is laid out."""
