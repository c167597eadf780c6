"""The language in which the program tells rules and games."""

LANGUAGE = "en"
