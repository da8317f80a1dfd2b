"""XML formats."""
