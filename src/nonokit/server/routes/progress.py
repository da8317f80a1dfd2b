"""Games: a copy that goes on from another takes its place; where neither does, both are branches of the game."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from typing import Annotated, Literal

from fastapi import APIRouter, Path
from pydantic import AfterValidator, AwareDatetime, BaseModel, Field
from starlette.requests import Request
from starlette.responses import Response

from nonokit.server import limits
from nonokit.server.faults import ApiError
from nonokit.server.routes.context import body_as, context_of
from nonokit.server.schema import answers, takes
from nonokit.server.shipped import shipped
from nonokit.server.store import Progress, Store
from nonokit.server.store.upgrade import upgraded

router = APIRouter(tags=["progress"])
GameId = Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{1,64}$")]
STORAGE_CODES = ("busy", "storage", "storage-locked", "storage-full")


def check_sheet(state: str) -> str:
    """A sheet is rows of one length."""
    rows = state.split("\n")
    if not rows[0] or len({len(row) for row in rows}) > 1:
        raise ValueError("expected rows of one length, a line each")
    if max(len(rows), len(rows[0])) > limits.MAX_SIDE:
        raise ValueError(f"expected at most {limits.MAX_SIDE} cells a side")
    return state


Sheet = Annotated[
    str, Field(min_length=1, max_length=limits.MAX_CELLS + limits.MAX_SIDE), AfterValidator(check_sheet)
]
LogLine = Annotated[str, Field(max_length=limits.MAX_LOG_LINE, pattern=r"^[^\x00-\x1f\x7f]+$")]


class Game(BaseModel):
    """`moves` is the game's log, and decides; `updated` is a label for people; the rest sums the log up."""

    updated: AwareDatetime
    state: Sheet
    moves: Annotated[list[LogLine], Field(max_length=limits.MAX_MOVES)] = []
    seconds: Annotated[float, Field(ge=0, le=1e9, allow_inf_nan=False)] = 0.0
    hints: Annotated[int, Field(ge=0, le=10**9)] = 0
    solved: bool = False


class NamedGame(BaseModel):
    """A game as it is kept, with the id of its puzzle."""

    id: str
    updated: str
    state: str
    moves: list[str]
    seconds: float
    hints: int
    solved: bool


class SavedGame(NamedGame):
    """The branch that holds what was sent, and beside it the others of the same game."""

    branches: list[NamedGame]


class GameList(BaseModel):
    """All games, the latest label first; a game that has branched stands there with each of its branches."""

    items: list[NamedGame]


class GameOfFile(Game):
    """A game in a file."""

    id: GameId


class GameFile(BaseModel):
    """All games for a file; `history` holds branches that the player did not choose."""

    nonokit_progress: Literal[1, 2] = 2
    items: Annotated[list[GameOfFile], Field(max_length=limits.MAX_PROGRESS_ITEMS)]
    history: Annotated[list[GameOfFile], Field(max_length=limits.MAX_PROGRESS_ITEMS)] = []


class ExportedFile(BaseModel):
    """What `import` takes."""

    nonokit_progress: Literal[2]
    items: list[NamedGame]
    history: list[NamedGame]


class Imported(BaseModel):
    """How many games were read, and how many games of those have branches to choose from now."""

    read: int
    branched: int


@router.get(
    "/api/progress", summary="All games", operation_id="list_progress", response_class=Response,
    responses=answers(GameList, *STORAGE_CODES),
)  # fmt: skip
async def list_progress(request: Request) -> Response:
    """The games as they are kept; they are JSON already."""
    records = await context_of(request).store.keep(lambda store: store.progress.records())
    return json_response(f'{{"items": {json_list(records)}}}')


@router.get(
    "/api/progress/export", summary="All games as a file", operation_id="export_progress", response_class=Response,
    responses=answers(ExportedFile, *STORAGE_CODES),
)  # fmt: skip
async def export_progress(request: Request) -> Response:
    """The games, and the branches that were not chosen."""
    items, history = await context_of(request).store.keep(
        lambda store: (store.progress.records(), store.progress.superseded_records())
    )
    text = f'{{"nonokit_progress": 2, "items": {json_list(items)}, "history": {json_list(history)}}}'
    return json_response(text, {"content-disposition": 'attachment; filename="nonokit-progress.json"'})


@router.post(
    "/api/progress/import", summary="Games from a file", operation_id="import_progress", response_model=Imported,
    responses=answers(Imported, "request", "too-large", *STORAGE_CODES), openapi_extra=takes(GameFile),
)  # fmt: skip
async def import_progress(request: Request) -> Imported:
    """Takes in a file, all or nothing."""
    file = await body_as(request, GameFile)
    games = [progress_of(game.id, game) for game in file.items]
    older = [progress_of(game.id, game) for game in file.history]

    def put(store: Store) -> int:
        check_states(store, games, "items[{}].state")
        branches = store.progress.put(games)
        store.progress.keep_superseded(older)
        return sum(len(found) > 1 for found in branches.values())

    return Imported(read=len(games), branched=await context_of(request).store.keep(put))


@router.put(
    "/api/progress/{id}", summary="Save a game", operation_id="save_progress", response_class=Response,
    responses=answers(SavedGame, "request", "too-large", *STORAGE_CODES), openapi_extra=takes(Game),
)  # fmt: skip
async def save_progress(
    request: Request, id: Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{1,64}$")]
) -> Response:
    """Keeps this copy and answers with the one that holds it: itself, or one that goes on from it."""
    if id in ("import", "export"):
        raise ApiError("request", f"{id!r} is no puzzle's id", "id")
    game = progress_of(id, await body_as(request, Game))

    def put(store: Store) -> list[Progress]:
        check_states(store, [game], "state")
        return store.progress.put([game])[id]

    branches = await context_of(request).store.keep(put)
    holding = next(one for one in branches if game.is_in(one))
    others = [json.loads(one.record()) for one in branches if one is not holding]
    return json_response(json.dumps({**json.loads(holding.record()), "branches": others}, ensure_ascii=False))


def progress_of(id: str, game: Game) -> Progress:
    """A game as it is kept."""
    try:
        updated = game.updated.astimezone(UTC)
    except OverflowError:  # the first or last day of the calendar, in another zone
        updated = datetime.now(UTC)
    text = updated.isoformat(timespec="milliseconds").replace("+00:00", "Z")
    log = upgraded(game.moves, updated=text, seconds=game.seconds, hints=game.hints, solved=game.solved)
    return Progress(id, text, game.state, log, game.seconds, game.hints, game.solved)


def check_states(store: Store, games: Iterable[Progress], field: str) -> None:
    """Refuses sheets that are not of their puzzles, where the puzzle is known here."""
    for number, game in enumerate(games):
        known = known_size(store, game.id)
        rows = game.state.split("\n")
        if known is not None and known != (len(rows[0]), len(rows)):
            size = f"{known[0]}×{known[1]}"
            raise ApiError("request", f"the sheet is not {size} as the puzzle is", field.format(number))


def known_size(store: Store, id: str) -> tuple[int, int] | None:
    """Width and height of a puzzle that comes with nonokit or was imported."""
    puzzle = shipped().get(id) or store.puzzles.get(id)
    return None if puzzle is None else (puzzle.width, puzzle.height)


def json_list(records: Sequence[str]) -> str:
    """Records that are JSON already as a JSON list."""
    return f"[{', '.join(records)}]"


def json_response(text: str, headers: dict[str, str] | None = None) -> Response:
    """JSON that browsers do not keep."""
    return Response(
        text, headers={"cache-control": "no-store", **(headers or {})}, media_type="application/json"
    )
