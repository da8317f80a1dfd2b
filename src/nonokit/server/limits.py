"""How much one request may ask for. Everything here is checked before work begins.

The numbers leave room for the largest puzzles people publish (about 500×500) and keep one player from
taking the machine away from the others.
"""

from __future__ import annotations

from nonokit.model.colour import SOLVABLE_COLOURS
from nonokit.model.size import MAX_MADE_SIDE as MAX_MADE_SIDE

MiB = 2**20

MAX_BODY_BYTES = 4 * MiB  # of a request
MAX_UPLOAD_BYTES = 24 * MiB  # of a request that carries a file, which base64 makes a third longer
MAX_BYTES_AT_ONCE = 128 * MiB  # of all requests being received
BODY_TIMEOUT_S = 20.0  # for a request, and more for a long one:
LEAST_BYTES_A_SECOND = 256 * 1024

MAX_SIDE = 1000  # cells in a row or a column
MAX_CELLS = 250_000  # of a puzzle to solve, check or convert
MAX_HINT_CELLS = 22_500  # of a puzzle to explain: 150×150
MAX_DRAWN_CELLS = MAX_MADE_SIDE**2  # of a puzzle to draw
MAX_TEXT = 20_000  # characters of a title, an author, a description
MAX_RUNS = 500  # of one clue
MAX_COLOURS = SOLVABLE_COLOURS  # the background included

MAX_SOLUTIONS = 20
MAX_TIMEOUT_S = 60.0  # that a client may ask for
MAX_PUZZLES = 200  # in the answer to an import
MAX_BOOK_PUZZLES = 500  # in one book
MAX_HISTORY = 10_000  # states sent along with a request for a hint
MAX_TECHNIQUES = 100  # switched off in a request for a hint

MAX_PROGRESS_ITEMS = 5_000  # in one file of saved games
MAX_MOVES = 100_000  # of one game: lines of its log
MAX_LOG_LINE = 2_000_000  # characters: a whole sheet as run lengths
