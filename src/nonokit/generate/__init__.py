"""Making puzzles: random ones, from images, and repairing ambiguous pictures."""

from nonokit.generate.daily import puzzle_of_the_day
from nonokit.generate.drawing import Variant, from_image
from nonokit.generate.making import Generated, generate
from nonokit.generate.mending import Fix, Repair, repair
from nonokit.generate.separating import islands
from nonokit.generate.symmetry import SYMMETRIES
from nonokit.generate.wish import NAMES as DIFFICULTIES

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
