"""Names that are imported when they are first used, as PEP 562 allows: a package's stub lists them, and says where they live.

The lines of a stub look like `from .model import Puzzle as Puzzle`, so reading one is splitting its lines. Parsing it
as Python, which lazy_loader does, takes ten times as long as the rest of `import nonokit`.
"""

from __future__ import annotations

import sys
from importlib import import_module

TYPE_CHECKING = False
if TYPE_CHECKING:  # `typing` itself takes longer than everything here
    from collections.abc import Callable


def from_stub(package: str, file: str) -> tuple[Callable[[str], object], Callable[[], list[str]], list[str]]:
    """`__getattr__`, `__dir__` and `__all__` for the package in a file, `__init__.py`."""
    homes = read_stub(f"{file.rpartition('.')[0]}.pyi")
    names = sorted(homes)

    def look_up(name: str) -> object:
        if name not in homes:
            raise AttributeError(f"module {package!r} has no attribute {name!r}", name=name)
        home = homes[name]
        if home == ".":
            value: object = import_module(f".{name}", package)
        else:
            value = getattr(import_module(home, package), name)
        vars(sys.modules[package])[name] = value
        return value

    return look_up, names.copy, names


def read_stub(path: str) -> dict[str, str]:
    """The names of a stub, each with its home, such as `.model`."""
    with open(path, encoding="utf-8") as stub:
        imports = (line.split() for line in stub if line.startswith("from "))
        return {words[-1]: words[1] for words in imports}
