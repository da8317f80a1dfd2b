"""Making puzzles: random ones, from images, and repairing ambiguous pictures."""

from nonokit.generating.daily import puzzle_of_the_day
from nonokit.generating.drawing import Variant, from_image
from nonokit.generating.making import Generated, generate
from nonokit.generating.mending import Fix, Repair, repair
from nonokit.generating.separating import islands
from nonokit.generating.symmetry import SYMMETRIES
from nonokit.generating.wish import NAMES as DIFFICULTIES

__all__ = [
    "DIFFICULTIES",
    "SYMMETRIES",
    "Fix",
    "Generated",
    "Repair",
    "Variant",
    "from_image",
    "generate",
    "islands",
    "puzzle_of_the_day",
    "repair",
]
