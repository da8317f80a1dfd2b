"""JSON formats."""
