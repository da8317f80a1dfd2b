"""A puzzle from a photo or a screenshot: finds the grid, reads the clues, says what is doubtful."""

from __future__ import annotations

from nonokit.scanning.meaning.answer import Scan, ScanDoubt, ScannedNumber
from nonokit.scanning.reading import scan

__all__ = ["Scan", "ScanDoubt", "ScannedNumber", "scan"]
