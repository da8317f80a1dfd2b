"""What `--json` prints, command by command: the types from which `schema.json` is made.

Nothing imports this at run time. `python tests/make.py schema` writes the schema after a change here, and the tests
hold every answer of the command line against it.
"""

from __future__ import annotations

from nonokit.cli.records.explaining import Explain, Hint, Rate
from nonokit.cli.records.generating import Book, Generate, Motifs, Repair, Scanned
from nonokit.cli.records.puzzles import Codes, Convert, Formats, Info, Library, Render, Show
from nonokit.cli.records.record import Failure
from nonokit.cli.records.solving import Bench, Check, Combine, Count, Doctor, Line, Solve

__all__ = ["RECORDS", "Failure"]

RECORDS: dict[str, type] = {
    "bench": Bench,
    "book": Book,
    "check": Check,
    "codes": Codes,
    "combine": Combine,
    "convert": Convert,
    "count": Count,
    "doctor": Doctor,
    "explain": Explain,
    "formats": Formats,
    "generate": Generate,
    "hint": Hint,
    "info": Info,
    "library": Library,
    "line": Line,
    "motifs": Motifs,
    "rate": Rate,
    "render": Render,
    "repair": Repair,
    "scan": Scanned,
    "show": Show,
    "solve": Solve,
}
