"""Formats and techniques that other packages bring: as entry points, or registered by a program.

A package says in its `pyproject.toml` what it has,

    [project.entry-points."nonokit.formats"]
    tapa = "my_package.tapa:FORMAT"

    [project.entry-points."nonokit.techniques"]
    parity = "my_package.parity:TECHNIQUE"

and it is there wherever our own are. Asking all installed packages takes some milliseconds, so it is done only when
something of ours does not answer already. A plug-in that cannot be used is left out with a `PluginWarning`.
"""

from __future__ import annotations

import warnings
from collections.abc import Callable
from typing import Generic, Protocol, TypeVar

from nonokit.errors import ArgumentError, NonokitError


class Named(Protocol):
    """What plug-ins have in common."""

    @property
    def name(self) -> str:
        """What it is called by."""


T = TypeVar("T", bound=Named)


class PluginWarning(UserWarning):
    """A plug-in of another package cannot be used and was left out."""


class Plugins(Generic[T]):
    """The plug-ins of one kind: those of an entry point group, then those that were registered."""

    def __init__(self, group: str, kind: type[T], prepare: Callable[[T], object] | None = None) -> None:
        """`prepare` is called before one is used, and raises what is wrong with it."""
        self.group = group
        self.kind = kind
        self.prepare = prepare
        self._registered: dict[str, T] = {}
        self._installed: dict[str, T] | None = None

    def register(self, value: T, taken: frozenset[str]) -> None:
        """Adds one for the life of the process; `taken` are names of our own."""
        self._check(value, taken.union(self.all(taken)))
        self._registered[value.name] = value

    def _check(self, value: object, taken: frozenset[str]) -> T:
        """The value, ready for use."""
        if not isinstance(value, self.kind):
            raise ArgumentError(f"{value!r} is not a {self.kind.__name__}")
        if value.name in taken:
            raise ArgumentError(f"there is a {self.kind.__name__.lower()} called {value.name!r} already")
        if self.prepare is not None:
            self.prepare(value)
        return value

    def all(self, taken: frozenset[str]) -> dict[str, T]:
        """All plug-ins by name, without those whose names are taken."""
        if self._installed is None:
            self._installed = self._load(taken)
        return self._installed | self._registered

    def _load(self, taken: frozenset[str]) -> dict[str, T]:
        from importlib.metadata import entry_points

        found: dict[str, T] = {}
        for point in entry_points(group=self.group):
            try:
                value = self._check(point.load(), taken.union(found))
            except NonokitError as error:
                self._leave_out(point, str(error))
            except Exception as error:  # another package's code: whatever it raises must not stop ours
                self._leave_out(point, f"it cannot be loaded: {error!r}")
            else:
                found[value.name] = value
        return found

    def _leave_out(self, point: object, reason: str) -> None:
        owner = getattr(getattr(point, "dist", None), "name", "unknown")
        sentence = (
            f"the plug-in {getattr(point, 'value', point)} of the package {owner} is left out: {reason}"
        )
        warnings.warn(sentence, PluginWarning, stacklevel=4)
