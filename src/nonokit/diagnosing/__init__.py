"""What was meant by clues that do not say it: which reading of a file, which number is mistyped."""
