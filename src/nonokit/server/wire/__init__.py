"""How puzzles and grids travel as JSON, and back."""

from nonokit.server.wire.grid import format_grid, parse_grid
from nonokit.server.wire.lines import CellJson, LineJson
from nonokit.server.wire.puzzle import (
    ColourJson,
    PuzzleJson,
    PuzzleRequest,
    RunJson,
    format_puzzle,
    parse_puzzle,
)
from nonokit.server.wire.source import Source, read_source

__all__ = [
    "CellJson",
    "ColourJson",
    "LineJson",
    "PuzzleJson",
    "PuzzleRequest",
    "RunJson",
    "Source",
    "format_grid",
    "format_puzzle",
    "parse_grid",
    "parse_puzzle",
    "read_source",
]
