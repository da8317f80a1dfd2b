"""Difficulty from the explained solve: class, score, expected minutes, the original's figures, and a profile."""

from nonokit.rating.figures import Figures, original_figures
from nonokit.rating.minutes import Minutes
from nonokit.rating.profile import Profile, first_moves
from nonokit.rating.rating import Class, Rating, rate

__all__ = ["Class", "Figures", "Minutes", "Profile", "Rating", "first_moves", "original_figures", "rate"]
