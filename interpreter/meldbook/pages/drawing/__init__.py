"""What a page shows drawn: cards, melds, and examples step by step."""
