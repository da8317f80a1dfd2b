"""What values offer though only higher layers can do it: drawing themselves, listing their solutions; and what readers ask.

Values and formats import nothing from above. They call these functions, which `nonokit/__init__.py` replaces: it runs before
anything else of nonokit, and what it puts here imports what it needs when it is called.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:  # `import nonokit` imports this, and `typing` takes longer than all the rest of it
    from collections.abc import Iterator, Sequence
    from typing import Any


def draw(value: object) -> str:
    """The picture of a value, as SVG or HTML."""
    raise NotImplementedError


def solutions(puzzle: Any) -> Iterator[Any]:
    """All solutions of a puzzle, each when it is asked for."""
    raise NotImplementedError


def sample(puzzle: Any, seed: int | None) -> Any:
    """A solution of a puzzle at random."""
    raise NotImplementedError


def read_lists(cls: Any, rows: Any, columns: Any, palette: Any) -> Any:
    """A puzzle of plain lists, by whoever is quick at that; None when there is anything else in them."""
    raise NotImplementedError


def read_coloured(rows: Any, columns: Any, values: dict[str, int]) -> Any:
    """The buffers of clues that name their colours, lines of text or of pairs, by whoever is quick at that; or None."""
    raise NotImplementedError


def read_lettered(rows: Any, columns: Any, letters: dict[str, int]) -> Any:
    """The buffers of clue lines whose runs end in the letter of their colour, by whoever is quick at that; or None."""
    raise NotImplementedError


def read_xml_clues(text: str, is_rows_first: bool, values: dict[str, int], usual: int) -> Any:
    """What follows after the first `<clues>` of webpbn's XML, up to the end of the second: buffers, width, height and where
    that end is, by whoever is quick at that; or None."""
    raise NotImplementedError


def read_json_clues(text: str, at: int, names: list[str]) -> Any:
    """The list of clues that begins there in a text of JSON: counts, lengths, colours and where it ends, by whoever is quick
    at that; or None. Colours count the names, to which new ones are added, from 1 on; 0 is a run that names none."""
    raise NotImplementedError


def clues_of_picture(cells: bytes, width: int) -> Any:
    """The buffers of a finished picture's clues, by whoever is quick at that; or None."""
    raise NotImplementedError


def sides_agree(buffers: Any, height: int, palette: int) -> bool | None:
    """Whether every clue fits its line and both sides fill the same cells; None when nobody is quick at that."""
    raise NotImplementedError


def meant_reading(readings: Sequence[Any]) -> Any:
    """Which of several readings of a file is meant."""
    raise NotImplementedError


class DrawnAsSvg:
    """A value that notebooks show as a picture."""

    __slots__ = ()

    def _repr_svg_(self) -> str:
        return draw(self)


class DrawnAsHtml:
    """A value that notebooks show as text and pictures."""

    __slots__ = ()

    def _repr_html_(self) -> str:
        return draw(self)
