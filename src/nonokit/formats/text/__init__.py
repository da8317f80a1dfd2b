"""Text formats: keywords, or lists of clue lines."""
