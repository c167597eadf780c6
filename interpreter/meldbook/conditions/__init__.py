"""Conditions and expressions: from text through the type checker to a tree that can be evaluated, explained and written back."""
