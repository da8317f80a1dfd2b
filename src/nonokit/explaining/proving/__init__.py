"""Proving what explanations say, independently of how it was found.

faults(board, step)          what is not proved of a step by its claims
read(text, puzzle, language) the claims that a text makes, read back from its words alone

The techniques look at lines with bit masks and their own idea of ownership; here a line is a list of sets, and every
statement about it is tried against all placements. Nothing is imported from `techniques` or `line_view`: a test sees to it.
"""

from nonokit.explaining.proving.faults import Board, faults
from nonokit.explaining.proving.reading import Unreadable, read

__all__ = ["Board", "Unreadable", "faults", "read"]
