"""A technique as one value: its name, what insight it takes, how it is found, and what it says.

Everything else follows from it: the order in which steps are looked for, the classes of difficulty, the names on the page
(`technique-NAME` in the catalogue), and the pages of docs/techniques. A technique of ours is a file in `techniques/`; one
of somebody else's is registered.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import TYPE_CHECKING, Literal

from nonokit.errors import ArgumentError
from nonokit.explaining.claims import Claim, message_of
from nonokit.messages import catalogue
from nonokit.plugins import Plugins

if TYPE_CHECKING:
    from nonokit.explaining.finding import Finding
    from nonokit.explaining.line_view import LineView
    from nonokit.explaining.step import Step
    from nonokit.explaining.trials import Trials


class Insight(StrEnum):
    """What a step takes, from easy to hard. How hard a trial is, its length decides."""

    TRIVIAL = "trivial"
    OVERLAP = "overlap"
    LINE_TRICKS = "line tricks"
    EXACT_LINE = "exact line"
    TRIAL = "trial"


@dataclass(frozen=True, slots=True)
class Technique:
    """What techniques have in common. Those whose `effort` has the same tens are equally simple.

    `claims` are the sentences it may say. A technique from elsewhere brings its own messages: Fluent text by language,
    at least in English, with its name as `technique-NAME`.
    """

    name: str
    insight: Insight
    effort: int
    claims: tuple[type[Claim], ...]
    messages: Mapping[str, str] = field(default_factory=dict, kw_only=True)

    @property
    def tier(self) -> int:
        """The simplest techniques have 0."""
        return self.effort // 10


@dataclass(frozen=True, slots=True)
class LineTechnique(Technique):
    """Looks at one line; what it finds follows from the line's own clue, unless it says that it `looks_across`.

    A technique all of whose findings give cells a colour `paints`, one whose findings take a colour from cells `clears`;
    it is not asked about lines where nothing of the kind is to be found.
    """

    find: Callable[[LineView], list[Finding]]
    looks_across: bool = field(default=False, kw_only=True)
    effect: Literal["any", "paints", "clears"] = field(default="any", kw_only=True)

    def suits(self, line: LineView) -> bool:
        """Whether there can be anything new for it: what it sees on a line, all placements share."""
        if self.effect == "any" or line.placed is None:
            return True
        return bool(line.to_paint if self.effect == "paints" else line.to_clear)


@dataclass(frozen=True, slots=True)
class TrialTechnique(Technique):
    """Tries cells out across lines."""

    find: Callable[[Trials], list[Step]]


def _prepare(technique: Technique) -> None:
    """Takes in the messages of a plug-in's technique."""
    for language, source in technique.messages.items():
        catalogue(language).add(source)
    messages = [f"technique-{technique.name}", *(message_of(claim) for claim in technique.claims)]
    missing = [name for name in messages if name not in catalogue()]
    if missing:
        raise ArgumentError(f"the technique {technique.name!r} lacks the English message {missing[0]}")


_PLUGINS: Plugins[Technique] = Plugins("nonokit.techniques", Technique, _prepare)


def register_technique(technique: Technique) -> None:
    """Adds a technique for the life of the process: hints, explanations and ratings use it like ours.

    Packages that are installed need not call this: the entry point group `nonokit.techniques` makes theirs known.
    """
    _PLUGINS.register(technique, frozenset(_built_in()))


def known_techniques() -> dict[str, Technique]:
    """All techniques by name, the simplest first.

    >>> list(known_techniques())[:3]
    ['full', 'empty', 'complete']
    """
    every = (*_built_in().values(), *_PLUGINS.all(frozenset(_built_in())).values())
    return {technique.name: technique for technique in sorted(every, key=lambda one: one.effort)}


@cache
def _built_in() -> dict[str, Technique]:
    """The techniques of the files in `techniques/`."""
    package = import_module("nonokit.explaining.techniques")
    found = {}
    for module in iter_modules(package.__path__):
        technique: Technique = import_module(f"{package.__name__}.{module.name}").TECHNIQUE
        found[technique.name] = technique
    return found
