"""nonokit: solve, explain, draw, make and convert nonograms.

    import nonokit

    puzzle = nonokit.load("cat.non")
    result = nonokit.solve(puzzle)
    print(result.status.value, result.solutions[0], sep="\\n")

Names are imported when first used, so that `import nonokit` stays fast.
"""

from __future__ import annotations

import importlib
import sys
from typing import TYPE_CHECKING, Any

from nonokit.notebook import RETURNS, equip

if TYPE_CHECKING:
    from nonokit.engine import engine_info as engine_info
    from nonokit.errors import EngineUnavailable as EngineUnavailable
    from nonokit.errors import FormatError as FormatError
    from nonokit.errors import InternalError as InternalError
    from nonokit.errors import MissingExtra as MissingExtra
    from nonokit.errors import NonokitError as NonokitError
    from nonokit.errors import PuzzleError as PuzzleError
    from nonokit.errors import UnsupportedFeature as UnsupportedFeature
    from nonokit.explaining import Explanation as Explanation
    from nonokit.explaining import Hint as Hint
    from nonokit.explaining import explain as explain
    from nonokit.explaining import hint as hint
    from nonokit.formats import ConversionWarning as ConversionWarning
    from nonokit.formats import dump as dump
    from nonokit.formats import dumps as dumps
    from nonokit.formats import known_formats as known_formats
    from nonokit.formats import load as load
    from nonokit.formats import load_all as load_all
    from nonokit.formats import loads as loads
    from nonokit.generating import from_image as from_image
    from nonokit.generating import generate as generate
    from nonokit.generating import puzzle_of_the_day as puzzle_of_the_day
    from nonokit.generating import repair as repair
    from nonokit.model import BACKGROUND as BACKGROUND
    from nonokit.model import UNKNOWN as UNKNOWN
    from nonokit.model import Clue as Clue
    from nonokit.model import Colour as Colour
    from nonokit.model import Grid as Grid
    from nonokit.model import Puzzle as Puzzle
    from nonokit.model import Run as Run
    from nonokit.rating import Rating as Rating
    from nonokit.rating import rate as rate
    from nonokit.rendering import render as render
    from nonokit.solving import Ambiguity as Ambiguity
    from nonokit.solving import Interrupted as Interrupted
    from nonokit.solving import SolveResult as SolveResult
    from nonokit.solving import Status as Status
    from nonokit.solving import ambiguity as ambiguity
    from nonokit.solving import count_solutions as count_solutions
    from nonokit.solving import is_solution as is_solution
    from nonokit.solving import solve as solve

__version__ = "0.1.0"

# Where each public name lives.
_HOME = {
    "nonokit.engine": ["engine_info"],
    "nonokit.errors": [
        "EngineUnavailable",
        "FormatError",
        "InternalError",
        "MissingExtra",
        "NonokitError",
        "PuzzleError",
        "UnsupportedFeature",
    ],
    "nonokit.explaining": ["Explanation", "Hint", "explain", "hint"],
    "nonokit.formats": ["ConversionWarning", "dump", "dumps", "known_formats", "load", "load_all", "loads"],
    "nonokit.generating": ["from_image", "generate", "puzzle_of_the_day", "repair"],
    "nonokit.model": ["BACKGROUND", "UNKNOWN", "Clue", "Colour", "Grid", "Puzzle", "Run"],
    "nonokit.rating": ["Rating", "rate"],
    "nonokit.rendering": ["render"],
    "nonokit.solving": [
        "Ambiguity",
        "Interrupted",
        "SolveResult",
        "Status",
        "ambiguity",
        "count_solutions",
        "is_solution",
        "solve",
    ],
}
_MODULE = {name: module for module, names in _HOME.items() for name in names}

__all__ = sorted([*_MODULE, "__version__"])


def __getattr__(name: str) -> Any:
    if name not in _MODULE:
        raise AttributeError(f"module 'nonokit' has no attribute {name!r}")
    value = getattr(importlib.import_module(_MODULE[name]), name)
    globals()[name] = value
    equip(name, value)
    _equip_returns(name)
    return value


def _equip_returns(function: str) -> None:
    """What a function returns shows itself too, though nobody has named its class."""
    for name in RETURNS.get(function, ()):
        getattr(sys.modules[__name__], name)


def __dir__() -> list[str]:
    return __all__
