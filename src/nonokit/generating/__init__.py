"""Making puzzles: random ones, of motifs, from images, and repairing ambiguous pictures."""

from nonokit.generating.daily import puzzle_of_the_day
from nonokit.generating.difficulty import NAMES as DIFFICULTIES
from nonokit.generating.difficulty import Assessment, Difficulty
from nonokit.generating.drawn_motifs import Drawing, DrawingStyle, Motif, motifs
from nonokit.generating.image_variants import from_image
from nonokit.generating.linked_cells import islands
from nonokit.generating.random_puzzle import Generated, generate
from nonokit.generating.repairing import Fix, Repair, repair
from nonokit.generating.symmetry import SYMMETRIES
from nonokit.generating.variants import Variant, Variants

__all__ = [
    "DIFFICULTIES",
    "SYMMETRIES",
    "Assessment",
    "Difficulty",
    "Drawing",
    "DrawingStyle",
    "Fix",
    "Generated",
    "Motif",
    "Repair",
    "Variant",
    "Variants",
    "from_image",
    "generate",
    "islands",
    "motifs",
    "puzzle_of_the_day",
    "repair",
]
