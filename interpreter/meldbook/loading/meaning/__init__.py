"""Checks of what a spec means, by what they are about: what was built of a spec goes in, diagnostics come out."""
