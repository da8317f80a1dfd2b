"""Short codes, game IDs and links: a puzzle in one word."""
