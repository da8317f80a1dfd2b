"""A puzzle as JSON. The goal picture is taken when it is sent, and never sent: a player's page must not hold it."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field

from nonokit.errors import NonokitError, PuzzleError
from nonokit.model import BLACK_AND_WHITE, Clue, Colour, Puzzle, Run
from nonokit.model.colour import Palette, parse_rgb
from nonokit.server import limits
from nonokit.server.wire.grid import format_grid, parse_grid
from nonokit.server.wire.request import Request


def _as_run(value: Any) -> Any:
    return {"length": value} if isinstance(value, int) and not isinstance(value, bool) else value


class RunRequest(Request):
    """One number of a clue: null when its length is unknown; `colour` is a palette index."""

    length: Annotated[int, Field(ge=1, le=limits.MAX_SIDE, strict=True)] | None
    colour: Annotated[int, Field(ge=1, lt=limits.MAX_COLOURS, strict=True)] = 1


class RunJson(BaseModel):
    """One number of a clue in an answer."""

    length: int | None
    colour: int


class ColourRequest(Request):
    """A colour: its name, how it looks, and its character in grids."""

    name: Annotated[str, Field(min_length=1, max_length=limits.MAX_TEXT)]
    rgb: Annotated[str, Field(pattern="^#[0-9A-Fa-f]{6}$", examples=["#d91e18"])]
    char: Annotated[str, Field(min_length=1, max_length=1)]


class ColourJson(BaseModel):
    """A colour in an answer, as the puzzle's file has it."""

    name: str
    rgb: str
    char: str


Line = Annotated[
    list[Annotated[RunRequest, BeforeValidator(_as_run)]],
    Field(max_length=limits.MAX_RUNS),
]
Lines = Annotated[list[Line | None], Field(min_length=1, max_length=limits.MAX_SIDE)]
Text = Annotated[str, Field(max_length=limits.MAX_TEXT)]
GridText = Annotated[str, Field(max_length=limits.MAX_CELLS + limits.MAX_SIDE)]


class PuzzleRequest(Request):
    """A puzzle as requests carry it. A run may also be a bare number; a clue of null is missing.

    `id`, `width`, `height` and `code` are what a puzzle of an answer has besides: they follow from the clues and are ignored.
    """

    model_config = ConfigDict(
        json_schema_extra={
            "examples": [
                {
                    "rows": [[{"length": 1, "colour": 1}, {"length": 1, "colour": 1}], [{"length": 2}]],
                    "columns": [[{"length": 2}], [{"length": 1}], [{"length": 1}]],
                }
            ]
        }
    )

    rows: Lines
    columns: Lines
    palette: Annotated[list[ColourRequest], Field(min_length=1, max_length=limits.MAX_COLOURS)] | None = None
    title: Text | None = None
    author: Text | None = None
    source: Text | None = None
    copyright: Text | None = None
    licence: Text | None = None
    description: Text | None = None
    given: GridText | None = None
    goal: GridText | None = None
    id: Any = None
    width: Any = None
    height: Any = None
    code: Any = None


class PuzzleJson(BaseModel):
    """A puzzle as answers carry it; `code` is its short code when it has one."""

    id: str
    width: int
    height: int
    rows: list[list[RunJson] | None]
    columns: list[list[RunJson] | None]
    palette: list[ColourJson]
    title: str | None
    author: str | None
    source: str | None
    copyright: str | None
    licence: str | None
    description: str | None
    given: str | None
    code: str | None


def parse_puzzle(json: PuzzleRequest, *, max_cells: int = limits.MAX_CELLS) -> Puzzle:
    """The puzzle of a request; `PuzzleError` when it cannot be or is too large."""
    width, height = len(json.columns), len(json.rows)
    check_size(width, height, max_cells)
    palette = parse_palette(json.palette)
    rows, columns = _clues(json.rows, palette, "row"), _clues(json.columns, palette, "column")
    texts = {name: getattr(json, name) for name in Puzzle.METADATA}
    grids: dict[str, Any] = {
        name: parse_grid(text, width, height, palette, name)
        for name in ("given", "goal")
        if (text := getattr(json, name)) is not None
    }
    return Puzzle(rows, columns, palette, **texts, **grids)


def check_size(width: int, height: int, max_cells: int) -> None:
    """Refuses a puzzle that is too large for what is asked, or nothing at all."""
    if not width or not height:
        raise PuzzleError(f"a puzzle of {width}×{height} has no cells")
    if width > limits.MAX_SIDE or height > limits.MAX_SIDE or width * height > max_cells:
        most = f"{max_cells} cells and {limits.MAX_SIDE} a side"
        raise PuzzleError(f"a puzzle of {width}×{height}: expected at most {most}")


def parse_palette(colours: list[ColourRequest] | None) -> Palette:
    """The palette of a request, black and white when there is none."""
    if colours is None:
        return BLACK_AND_WHITE
    return tuple(Colour(one.name, parse_rgb(one.rgb) or (0, 0, 0), one.char) for one in colours)


def _clues(lines: list[list[RunRequest] | None], palette: Palette, kind: str) -> tuple[Clue | None, ...]:
    for index, line in enumerate(lines):
        for run in line or ():
            if run.colour >= len(palette):
                raise PuzzleError(f"{kind} {index + 1}: colour {run.colour} is not in the palette")
    return tuple(
        None if line is None else Clue(Run(run.length, run.colour) for run in line) for line in lines
    )


def format_puzzle(puzzle: Puzzle) -> PuzzleJson:
    """A puzzle for an answer."""
    return PuzzleJson(
        id=puzzle.id,
        width=puzzle.width,
        height=puzzle.height,
        rows=[clue_json(clue) for clue in puzzle.rows],
        columns=[clue_json(clue) for clue in puzzle.columns],
        palette=palette_json(puzzle.palette),
        given=format_grid(puzzle.given) if puzzle.given is not None else None,
        code=short_code(puzzle),
        **{name: getattr(puzzle, name) for name in Puzzle.METADATA},
    )


def palette_json(palette: Palette) -> list[ColourJson]:
    """A palette for an answer."""
    return [ColourJson(name=one.name, rgb=one.hex, char=one.char) for one in palette]


def clue_json(clue: Clue | None) -> list[RunJson] | None:
    """A clue for an answer; null when it is missing."""
    if clue is None:
        return None
    return [RunJson.model_construct(length=run.length, colour=run.colour) for run in clue]


def short_code(puzzle: Puzzle) -> str | None:
    """The puzzle as a short code for links; None when it has colours, gaps in its clues or is too large."""
    from nonokit.formats.codes.short_code import encode_rules

    if puzzle.is_coloured or puzzle.given is not None:
        return None
    try:
        return encode_rules(puzzle)
    except NonokitError:
        return None
