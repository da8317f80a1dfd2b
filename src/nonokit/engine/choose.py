"""Which engine runs: `auto` prefers native and says why it fell back, `native` refuses to."""

from __future__ import annotations

import importlib
import os
from functools import cache
from types import ModuleType
from typing import Literal, TypeAlias, cast

from nonokit.engine.interface import Engine
from nonokit.errors import EngineUnavailable

EngineName: TypeAlias = Literal["auto", "native", "reference"]
NAMES = ("auto", "native", "reference")
NATIVE_LONGEST_LINE = 4095
SWITCH = "NONOKIT_NATIVE"  # 0 leaves the native engine out, when building and when running


@cache
def _native() -> tuple[ModuleType | None, str]:
    """The native engine, or None and the reason."""
    if os.environ.get(SWITCH) in ("0", "OFF"):
        return None, f"switched off by {SWITCH}"
    try:
        return importlib.import_module("nonokit.engine.native"), ""
    except ImportError as error:
        return None, str(error)


def choose(name: str = "auto", *, longest_line: int = 0) -> Engine:
    """The engine of that name; `EngineUnavailable` when it cannot run here.

    >>> choose("reference").name
    'reference'
    """
    if name not in NAMES:
        raise EngineUnavailable(f"there is no engine {name!r}: choose one of {', '.join(NAMES)}")
    native, reason = _native() if name != "reference" else (None, "")
    if native is not None and longest_line > NATIVE_LONGEST_LINE:
        native, reason = None, f"lines of more than {NATIVE_LONGEST_LINE} cells are beyond it"
    if native is not None:
        return cast(Engine, native)
    if name == "native":
        raise EngineUnavailable(f"the native engine cannot run: {reason}; engine='reference' can")
    return cast(Engine, importlib.import_module("nonokit.engine.reference"))


def engine_info() -> dict[str, str]:
    """What `auto` means on this machine, and why.

    >>> sorted(engine_info())
    ['engine', 'reason']
    """
    native, reason = _native()
    if native is not None:
        return {"engine": "native", "reason": "the C++ engine is installed"}
    return {"engine": "reference", "reason": f"the native engine is not available: {reason}"}
