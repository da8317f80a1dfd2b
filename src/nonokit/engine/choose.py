"""Which engine runs: `auto` prefers the C++ kernel and says why it fell back, `native` and `wasm` refuse to.

The kernel is there as a module of this machine (native), or in a browser as WebAssembly (wasm)."""

from __future__ import annotations

import importlib
import os
import sys
from collections.abc import Callable
from functools import cache
from types import ModuleType
from typing import Any, Literal, TypeAlias, cast

from nonokit.engine.constants import KERNEL_LONGEST_LINE
from nonokit.engine.interface import Engine
from nonokit.errors import EngineUnavailable

EngineName: TypeAlias = Literal["auto", "native", "wasm", "reference"]
NAMES = ("auto", "native", "wasm", "reference")
IN_BROWSER = sys.platform == "emscripten"
SWITCH = "NONOKIT_NATIVE"  # 0 leaves the native engine out, when building and when running


@cache
def _wasm() -> tuple[ModuleType | None, str]:
    """The kernel as WebAssembly, or None and the reason."""
    try:
        return importlib.import_module("nonokit.engine.wasm"), ""
    except ImportError as error:
        return None, f"it runs in a browser's worker ({error})"


@cache
def _native() -> tuple[ModuleType | None, str]:
    """The native engine, or None and the reason."""
    if os.environ.get(SWITCH) in ("0", "OFF"):
        return None, f"switched off by {SWITCH}"
    try:
        return importlib.import_module("nonokit.engine.native"), ""
    except ImportError as error:
        from importlib.util import find_spec

        if find_spec("nonokit.engine._native") is None:
            return None, "it is compiled where there is a C++ compiler when installing"
        return None, str(error)


def choose(name: str = "auto", *, longest_line: int = 0) -> Engine:
    """The engine of that name; `EngineUnavailable` when it cannot run here.

    >>> choose("reference").name
    'reference'
    """
    if name == "auto" and longest_line <= KERNEL_LONGEST_LINE and not IN_BROWSER:
        usual: Engine | None = _native()[0]  # nearly always, and in no time
        if usual is not None:
            return usual
    if name not in NAMES:
        raise EngineUnavailable(f"there is no engine {name!r}: choose one of {', '.join(NAMES)}")
    if name == "reference":
        return _reference()
    wanted = compiled_name() if name == "auto" else name
    kernel, reason = _wasm() if wanted == "wasm" else _native()
    if kernel is not None and longest_line > KERNEL_LONGEST_LINE:
        kernel, reason = None, f"lines of more than {KERNEL_LONGEST_LINE} cells are beyond it"
    if kernel is not None:
        return cast(Engine, kernel)
    if name != "auto":
        raise EngineUnavailable(f"the {name} engine cannot run: {reason}; engine='reference' can")
    return _reference()


def quick_reader(name: str) -> Callable[..., Any]:
    """The native engine's function of that name, for readers; one that always says None where there is no such engine."""
    native, _ = _native()
    found: Callable[..., Any] = getattr(native, name) if native is not None else lambda *_: None
    return found


def _reference() -> Engine:
    return cast(Engine, importlib.import_module("nonokit.engine.reference"))


def compiled_name() -> str:
    """The engine that runs the kernel here, if any does."""
    return "wasm" if IN_BROWSER else "native"


def engine_info() -> dict[str, str]:
    """What `auto` means on this machine, and why.

    >>> sorted(engine_info())
    ['engine', 'reason']
    """
    name = compiled_name()
    kernel, reason = _wasm() if IN_BROWSER else _native()
    if kernel is not None:
        return {"engine": name, "reason": "the C++ engine is installed"}
    return {"engine": "reference", "reason": f"the {name} engine is not available: {reason}"}
