"""What values offer though only higher layers can do it: drawing themselves, listing their solutions; and what readers ask.

Values and formats import nothing from above. They call these functions, which `nonokit/__init__.py` sets: it runs before
anything else of nonokit, and what it puts here imports what it needs when it is called.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:  # `import nonokit` imports this, and `typing` takes longer than all the rest of it
    from collections.abc import Callable, Iterator, Sequence
    from typing import Any

# The picture of a value, as SVG or HTML.
draw: Callable[[object], str]

# All solutions of a puzzle, each when it is asked for.
solutions: Callable[[Any], Iterator[Any]]

# A solution of a puzzle at random: the puzzle and a seed.
sample: Callable[[Any, int | None], Any]

# Which of several readings of a file is meant.
meant_reading: Callable[[Sequence[Any]], Any]

# What the native engine is quick at. Each says None where there is no such engine, or something in the input that it leaves
# to careful readers.

# A puzzle of plain lists: its class, rows, columns and palette.
read_lists: Callable[[Any, Any, Any, Any], Any]

# The buffers of clues that name their colours, lines of text or of pairs: rows, columns, and the value of each name.
read_coloured: Callable[[Any, Any, dict[str, int]], Any]

# The buffers of clue lines whose runs end in the letter of their colour: rows, columns, and the value of each letter.
read_lettered: Callable[[Any, Any, dict[str, int]], Any]

# What follows after the first `<clues>` of webpbn's XML (text, whether it is the rows, values of colours, the usual one), up to
# the end of the second: buffers, width, height and where that end is.
read_xml_clues: Callable[[str, bool, dict[str, int], int], Any]

# The list of clues that begins at a place in a text of JSON: counts, lengths, colours and where it ends. Colours count the
# names, to which new ones are added, from 1 on; 0 is a run that names none.
read_json_clues: Callable[[str, int, list[str]], Any]

# The buffers of a finished picture's clues: its cells and width.
clues_of_picture: Callable[[bytes, int], Any]

# Whether every clue fits its line and both sides fill the same cells: buffers, height, colours of the palette.
sides_agree: Callable[[Any, int, int], bool | None]


class DrawnAsSvg:
    """A value that notebooks show as a picture."""

    __slots__ = ()

    def _repr_svg_(self) -> str:
        return draw(self)  # noqa: F821 (declared above, set from outside)


class DrawnAsHtml:
    """A value that notebooks show as text and pictures."""

    __slots__ = ()

    def _repr_html_(self) -> str:
        return draw(self)  # noqa: F821 (declared above, set from outside)
