"""Data as programs and pages hold it."""
