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
from types import ModuleType
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
    from nonokit.explain import Explanation as Explanation
    from nonokit.explain import Hint as Hint
    from nonokit.explain import explain as explain
    from nonokit.explain import hint as hint
    from nonokit.formats import ConversionWarning as ConversionWarning
    from nonokit.formats import dump as dump
    from nonokit.formats import dumps as dumps
    from nonokit.formats import formats as formats
    from nonokit.formats import load as load
    from nonokit.formats import load_all as load_all
    from nonokit.formats import loads as loads
    from nonokit.generate import from_image as from_image
    from nonokit.generate import generate as generate
    from nonokit.generate import puzzle_of_the_day as puzzle_of_the_day
    from nonokit.generate import repair as repair
    from nonokit.model import BACKGROUND as BACKGROUND
    from nonokit.model import UNKNOWN as UNKNOWN
    from nonokit.model import Clue as Clue
    from nonokit.model import Colour as Colour
    from nonokit.model import Grid as Grid
    from nonokit.model import Puzzle as Puzzle
    from nonokit.model import Run as Run
    from nonokit.rate import Rating as Rating
    from nonokit.rate import rate as rate
    from nonokit.render import render as render
    from nonokit.solve import Ambiguity as Ambiguity
    from nonokit.solve import Interrupted as Interrupted
    from nonokit.solve import SolveResult as SolveResult
    from nonokit.solve import Status as Status
    from nonokit.solve import ambiguity as ambiguity
    from nonokit.solve import count_solutions as count_solutions
    from nonokit.solve import is_solution as is_solution
    from nonokit.solve import solve as solve

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
    "nonokit.explain": ["Explanation", "Hint", "explain", "hint"],
    "nonokit.formats": ["ConversionWarning", "dump", "dumps", "formats", "load", "load_all", "loads"],
    "nonokit.generate": ["from_image", "generate", "puzzle_of_the_day", "repair"],
    "nonokit.model": ["BACKGROUND", "UNKNOWN", "Clue", "Colour", "Grid", "Puzzle", "Run"],
    "nonokit.rate": ["Rating", "rate"],
    "nonokit.render": ["render"],
    "nonokit.solve": [
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
    home = importlib.import_module(_MODULE[name])
    value = (
        home
        if isinstance(home, _CallablePackage) and home.__name__ == f"nonokit.{name}"
        else getattr(home, name)
    )
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


_NAMES: dict[str, str] = {}  # the functions of packages that were called; looking is not for every call


class _CallablePackage(ModuleType):
    """A package with a function of its own name: `nonokit.solve(puzzle)`, and `nonokit.solve.Status` too."""

    def __call__(self, *arguments: Any, **options: Any) -> Any:
        name = _NAMES.get(self.__name__)
        if name is None:
            # Imported as a package, it never passed `__getattr__`.
            name = _NAMES[self.__name__] = self.__name__.rsplit(".", 1)[1]
            _equip_returns(name)
        return getattr(self, name)(*arguments, **options)

    @property
    def _function(self) -> Any:
        return getattr(self, self.__name__.rsplit(".", 1)[1])

    @property
    def __signature__(self) -> Any:
        import inspect

        return inspect.signature(self._function)


class _Face(ModuleType):
    """Importing `nonokit.solve` makes Python set that attribute to the package: which then learns to be called."""

    def __setattr__(self, name: str, value: object) -> None:
        if isinstance(value, ModuleType) and _MODULE.get(name) == value.__name__:
            value.__class__ = _CallablePackage
        super().__setattr__(name, value)


sys.modules[__name__].__class__ = _Face
