"""What all events of a trace have; events.py has the kinds, imported only where somebody listens."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any, ClassVar

CellIs = tuple[int, int, int]  # row, column, value


@dataclass(frozen=True, slots=True, kw_only=True)
class TraceEvent:
    """Something that was found out."""

    kind: ClassVar[str] = ""

    method: str
    seconds: float  # since the solve began
    cells: tuple[CellIs, ...] = ()  # known from here on
    ruled_out: tuple[CellIs, ...] = ()  # what cells that stay open cannot be
    solution: int | None = None  # of which solution this is part; None: of all

    def as_dict(self) -> dict[str, Any]:
        """For JSON: `event` is the kind; what is empty is left out, except the cells."""
        own = {part.name: getattr(self, part.name) for part in fields(self) if part.repr}
        kept = {name: value for name, value in own.items() if name == "cells" or value not in ((), None)}
        return {"event": self.kind, **kept}
