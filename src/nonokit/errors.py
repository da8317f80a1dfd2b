"""Every error nonokit raises on purpose, with a stable code.

    NonokitError
    ├── ArgumentError        an argument of the wrong kind, such as a text where a puzzle belongs
    ├── PuzzleError          clues, colours or cells that cannot be
    ├── FormatError          a file or text that cannot be read (source, line, column)
    │   └── NoPuzzle         there is none in it, and its name promises none
    ├── UnsupportedFeature   the target cannot carry this puzzle
    ├── MissingExtra         an optional part is not installed
    ├── EngineUnavailable    the engine asked for cannot run here
    └── InternalError        a bug of ours: a result failed its check

"No solution" and "time is up" are answers, not errors: see `nonokit.Status`.
"""

from __future__ import annotations


class NonokitError(Exception):
    """Base of all errors raised on purpose; `code` is stable, the sentence is for people."""

    code = "error"


class ArgumentError(NonokitError, TypeError):
    """An argument of the wrong kind; the sentence says what belongs there and how to get it."""

    code = "argument"


class PuzzleError(NonokitError, ValueError):
    """Clues, colours or cells that cannot be."""

    code = "puzzle"


class FormatError(NonokitError, ValueError):
    """A file or text that cannot be read; says where, what was found and what was expected.

    >>> print(FormatError("expected a number, found 'x'", source="a.non", line=3, column=5))
    a.non:3:5: expected a number, found 'x'
    """

    code = "format"

    def __init__(
        self,
        message: str,
        *,
        source: str | None = None,
        line: int | None = None,
        column: int | None = None,
    ) -> None:
        super().__init__(message)
        self.message = message
        self.source = source
        self.line = line
        self.column = column

    def __str__(self) -> str:
        where = [self.source or ("input" if self.line else None), self.line, self.column]
        prefix = ":".join(str(part) for part in where if part is not None)
        return f"{prefix}: {self.message}" if prefix else self.message


class NoPuzzle(FormatError):
    """There is no puzzle in a file, and neither its content nor its name says that there should be: nothing is damaged."""

    code = "no-puzzle"


class UnsupportedFeature(NonokitError):
    """The target format or output cannot carry this puzzle without changing it."""

    code = "unsupported"


class MissingExtra(NonokitError, ImportError):
    """An optional part is not installed; the sentence names the `pip install` to run."""

    code = "missing-extra"

    def __init__(self, purpose: str, extra: str) -> None:
        super().__init__(f"{purpose} needs an optional part: pip install 'nonokit[{extra}]'")
        self.purpose = purpose
        self.extra = extra

    def __reduce__(self) -> tuple[type[MissingExtra], tuple[str, str]]:
        return type(self), (self.purpose, self.extra)  # pools of processes hand errors over


class EngineUnavailable(NonokitError):
    """The engine asked for cannot run on this machine."""

    code = "engine"


class InternalError(NonokitError):
    """A result failed its independent check. `report` names a file that reproduces it."""

    code = "internal"

    def __init__(self, message: str, *, report: str | None = None) -> None:
        super().__init__(f"{message} (to reproduce it: {report})" if report else message)
        self.report = report
