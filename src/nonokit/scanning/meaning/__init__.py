"""What the clues mean together: the likeliest reading that is a puzzle, and what stays doubtful."""
