"""Tables for spreadsheets on standard output; texts from files are neither formulas nor commands there."""

from __future__ import annotations

import csv
import sys
from collections.abc import Iterable

from nonokit.cli.plain import plain
from nonokit.formats.csv_cells import format_cell


def print_row(cells: Iterable[object]) -> None:
    """One row."""
    safe = [format_cell(plain(cell)) if isinstance(cell, str) else cell for cell in cells]
    csv.writer(sys.stdout, lineterminator="\n").writerow(safe)
