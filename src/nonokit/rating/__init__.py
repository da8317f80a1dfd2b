"""Difficulty from the explained solve: class and grade, score, expected minutes, the original's figures, and a profile."""

from nonokit.rating.classes import Class, Grade
from nonokit.rating.figures import Figures, original_figures
from nonokit.rating.minutes import Minutes
from nonokit.rating.profile import Profile, first_moves
from nonokit.rating.rating import Rating, rate

__all__ = [
    "Class",
    "Figures",
    "Grade",
    "Minutes",
    "Profile",
    "Rating",
    "first_moves",
    "original_figures",
    "rate",
]
