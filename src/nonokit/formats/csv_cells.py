"""Cells for spreadsheets, which take a text that begins with `=` and the like for a formula: a quote before it tells
them not to, and readers take the quote away again.
"""

from __future__ import annotations

import re

_FORMULA = re.compile(r"'*[=+\-@\t\r].", re.DOTALL)
_QUOTED = re.compile(r"'+[=+\-@\t\r].", re.DOTALL)


def format_cell(text: str) -> str:
    """A text as a cell.

    >>> format_cell("=1+1"), format_cell("ship"), format_cell("-")
    ("'=1+1", 'ship', '-')
    """
    return f"'{text}" if _FORMULA.match(text) else text


def parse_cell(cell: str) -> str:
    """The text of a cell.

    >>> parse_cell("'=1+1"), parse_cell("'tis")
    ('=1+1', "'tis")
    """
    return cell[1:] if _QUOTED.match(cell) else cell
