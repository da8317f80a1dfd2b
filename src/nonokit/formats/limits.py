"""How big an input may be: checked before memory is taken for it.

The numbers are meant to be far above the puzzles people make, and low enough that a hostile input does not
exhaust an ordinary machine.
"""

from __future__ import annotations

MAX_INPUT_BYTES = 32 * 2**20  # of a file, and of what it unpacks to
MAX_LINES = 2_000_000  # of a text: a list of lines takes up to 30 times the room of its text
MAX_JSON_BYTES = 16 * 2**20  # a JSON list takes up to 30 times the room of its text
MAX_XML_NODES = 1_000_000
MAX_CLUE_CHARS = 100_000  # in the text of one clue
MAX_PUZZLES = 50_000  # in one file
MAX_MEMBERS = 5_000  # files in an archive
MAX_SIDE = 4096  # cells in a row or a column
MAX_NUMBER = 1_000_000  # the largest run a clue may name
MAX_DIGITS = 9  # of any number in any text: int() of a longer one costs time


def count_problem(puzzles: int) -> str | None:
    """Why so many puzzles are refused; None when they are not."""
    return f"more than {MAX_PUZZLES} puzzles in one file: divide it" if puzzles > MAX_PUZZLES else None


def size_problem(width: int, height: int) -> str | None:
    """Why a puzzle of this size is refused; None when it is not.

    >>> size_problem(5000, 10)
    'a puzzle of 5000×10: expected at most 4096×4096'
    """
    if width < 1 or height < 1:
        return f"a puzzle of {width}×{height} has no cells"
    if width > MAX_SIDE or height > MAX_SIDE:
        return f"a puzzle of {width}×{height}: expected at most {MAX_SIDE}×{MAX_SIDE}"
    return None
