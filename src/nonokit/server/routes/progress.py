"""Games: the newest version of each wins, and what it does not contain of the others is kept."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from typing import Annotated, Literal

from fastapi import APIRouter, Path
from pydantic import AwareDatetime, BaseModel, Field
from starlette.requests import Request
from starlette.responses import Response

from nonokit.server import limits
from nonokit.server.faults import ApiError
from nonokit.server.routes.context import body_as, context_of
from nonokit.server.schema import answers, takes
from nonokit.server.store import Progress

router = APIRouter(tags=["progress"])
GameId = Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{1,64}$")]
MAX_AHEAD = timedelta(minutes=10)  # that a player's clock may be before ours
STORAGE_CODES = ("busy", "storage", "storage-locked", "storage-full")


class Game(BaseModel):
    """`updated` is when the player changed it; `state` the cells as text; `moves` whatever the page keeps."""

    updated: AwareDatetime
    state: Annotated[str, Field(max_length=limits.MAX_CELLS + limits.MAX_SIDE)]
    moves: Annotated[list[str], Field(max_length=limits.MAX_MOVES)] = []
    seconds: Annotated[float, Field(ge=0, le=1e9, allow_inf_nan=False)] = 0.0
    hints: Annotated[int, Field(ge=0, le=10**9)] = 0
    solved: bool = False


class NamedGame(Game):
    """A game and the id of its puzzle."""

    id: GameId


class GameList(BaseModel):
    """All games, the newest first."""

    items: list[NamedGame]


class GameFile(BaseModel):
    """All games for a file; `history` holds the versions that newer ones took the place of."""

    nonokit_progress: Literal[1] = 1
    items: Annotated[list[NamedGame], Field(max_length=limits.MAX_PROGRESS_ITEMS)]
    history: Annotated[list[NamedGame], Field(max_length=limits.MAX_PROGRESS_ITEMS)] = []


class Imported(BaseModel):
    """How many games were read, and of how many the version in the file is now the newest."""

    read: int
    newest: int


@router.get(
    "/api/progress", summary="All games", operation_id="list_progress", response_class=Response,
    responses=answers(GameList, *STORAGE_CODES),
)  # fmt: skip
async def list_progress(request: Request) -> Response:
    """The games as they are kept; they are JSON already."""
    records = await context_of(request).store.run(lambda store: store.progress.records())
    return json_response(f'{{"items": {json_list(records)}}}')


@router.get(
    "/api/progress/export", summary="All games as a file", operation_id="export_progress", response_class=Response,
    responses=answers(GameFile, *STORAGE_CODES),
)  # fmt: skip
async def export_progress(request: Request) -> Response:
    """The games and their superseded versions."""
    items, history = await context_of(request).store.run(
        lambda store: (store.progress.records(), store.progress.history_records())
    )
    text = f'{{"nonokit_progress": 1, "items": {json_list(items)}, "history": {json_list(history)}}}'
    return json_response(text, {"content-disposition": 'attachment; filename="nonokit-progress.json"'})


@router.post(
    "/api/progress/import", summary="Games from a file", operation_id="import_progress", response_model=Imported,
    responses=answers(Imported, "request", "too-large", *STORAGE_CODES), openapi_extra=takes(GameFile),
)  # fmt: skip
async def import_progress(request: Request) -> Imported:
    """Merges a file: newer games win, older ones go to the history. All or nothing."""
    file = await body_as(request, GameFile)
    now = datetime.now(UTC)
    games = [progress_of(game.id, game, now) for game in (*file.history, *file.items)]
    winners = await context_of(request).store.run(lambda store: store.progress.put(games))
    final = {game.id: game for game in winners}
    return Imported(read=len(games), newest=sum(final[game.id] == game for game in games))


@router.put(
    "/api/progress/{id}", summary="Save a game", operation_id="save_progress", response_class=Response,
    responses=answers(NamedGame, "request", "too-large", *STORAGE_CODES), openapi_extra=takes(Game),
)  # fmt: skip
async def save_progress(
    request: Request, id: Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{1,64}$")]
) -> Response:
    """Keeps this version and answers with the one that wins, which may be another player's newer one."""
    if id in ("import", "export"):
        raise ApiError("request", f"{id!r} is no puzzle's id", "id")
    game = progress_of(id, await body_as(request, Game), datetime.now(UTC))
    (winner,) = await context_of(request).store.run(lambda store: store.progress.put([game]))
    return json_response(winner.record())


def progress_of(id: str, game: Game, now: datetime) -> Progress:
    """A game as it is kept. A clock that runs ahead must not win for ever: such a time becomes now."""
    try:
        updated = game.updated.astimezone(UTC)
    except OverflowError:  # the first or last day of the calendar, in another zone
        updated = now
    if updated > now + MAX_AHEAD:
        updated = now
    text = updated.isoformat(timespec="milliseconds").replace("+00:00", "Z")
    return Progress(id, text, game.state, game.moves, game.seconds, game.hints, game.solved)


def json_list(records: Sequence[str]) -> str:
    """Records that are JSON already as a JSON list."""
    return f"[{', '.join(records)}]"


def json_response(text: str, headers: dict[str, str] | None = None) -> Response:
    """JSON that browsers do not keep."""
    return Response(
        text, headers={"cache-control": "no-store", **(headers or {})}, media_type="application/json"
    )
