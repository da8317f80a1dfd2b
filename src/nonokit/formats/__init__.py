"""Reading and writing puzzles in every format there is.

    puzzle = load("cat.non")            a path, an open file, bytes, "-" for standard input
    puzzle = loads("RrW8eI3iI3")        text: file contents, short codes, game IDs, links
    dump(puzzle, "cat.xml")             the suffix decides, or format="xml"
    text = dumps(puzzle, "non")

What a format cannot carry is said in a `ConversionWarning`, or refused when the puzzle would change.
"""

from nonokit.formats.format import CERTAIN, FEATURES, Format, Sample
from nonokit.formats.loading import detect, load, load_all, loads
from nonokit.formats.readings import Reading
from nonokit.formats.registry import get_format, is_known_suffix, known_formats, names, register_format
from nonokit.formats.writing import (
    ConversionWarning,
    converted,
    dump,
    dump_bytes,
    dumps,
    format_for_name,
    losses,
)

__all__ = [
    "CERTAIN",
    "FEATURES",
    "ConversionWarning",
    "Format",
    "Reading",
    "Sample",
    "converted",
    "detect",
    "dump",
    "dump_bytes",
    "dumps",
    "format_for_name",
    "get_format",
    "is_known_suffix",
    "known_formats",
    "load",
    "load_all",
    "loads",
    "losses",
    "names",
    "register_format",
]
