"""The nonogram system for Python."""
