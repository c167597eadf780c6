"""Which rules examples and played games exercise: rules are watched while they are asked, and what was never seen is reported."""
