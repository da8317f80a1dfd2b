"""The library: puzzles that ship with nonokit, and those a player imported."""

from __future__ import annotations

import asyncio
import json
from typing import Annotated, Literal

from fastapi import APIRouter, Path, Query
from pydantic import BaseModel, Field
from starlette.requests import Request

import nonokit
from nonokit.puzzles import AUTHOR, LibraryPuzzle
from nonokit.server import limits
from nonokit.server.faults import ApiError
from nonokit.server.jobs.read import AddRequest, KeptPuzzle
from nonokit.server.routes.context import answer_as, context_of
from nonokit.server.schema import answers, takes
from nonokit.server.shipped import find_shipped, shipped
from nonokit.server.store import StoredPuzzle
from nonokit.server.store.puzzles import StoredRating
from nonokit.server.wire import ColourJson, PuzzleJson, format_puzzle
from nonokit.server.wire.puzzle import palette_json

router = APIRouter(tags=["library"])
Id = Annotated[
    str, Path(pattern=r"^[A-Za-z0-9_-]{1,64}$", description="A puzzle's id, or a shipped puzzle's slug")
]
Side = Annotated[int, Query(ge=1, le=limits.MAX_SIDE)]
Origin = Literal["shipped", "imported"]


class Difficulty(BaseModel):
    """How hard a puzzle is; see `rate`."""

    class_: Annotated[str, Field(alias="class")]
    score: int | None


class Course(BaseModel):
    """The place in the beginners' course, from 1, and what the lesson is about."""

    position: int
    lesson: str | None


class Entry(BaseModel):
    """A puzzle as the gallery shows it; `difficulty` is null until it was rated, `collection` for imported ones."""

    id: str
    slug: str | None
    title: str | None
    author: str | None
    width: int
    height: int
    colours: int
    palette: list[ColourJson]
    difficulty: Difficulty | None
    tags: list[str]
    collection: str | None
    course: Course | None
    source: Origin


class EntryList(BaseModel):
    """The course in order, collections each from easy to hard, then imported puzzles, the newest first."""

    puzzles: list[Entry]


class OnePuzzle(BaseModel):
    """A puzzle."""

    puzzle: PuzzleJson


class Removed(BaseModel):
    """What was removed."""

    id: str


@router.get(
    "/api/library", summary="All puzzles", operation_id="list_library", response_model=EntryList,
    responses=answers(EntryList, "request", "storage", "storage-locked", "busy"),
)  # fmt: skip
async def list_library(
    request: Request,
    source: Origin | None = None,
    tag: Annotated[str | None, Query(max_length=40)] = None,
    min_side: Side = 1,
    max_side: Side = limits.MAX_SIDE,
    is_coloured: bool | None = None,
) -> EntryList:
    """The puzzles whose longer side and other properties are as asked."""
    known, imported = await context_of(request).store.run(
        lambda store: (store.puzzles.ratings(nonokit.__version__), store.puzzles.list())
    )
    ours = await asyncio.to_thread(shipped)
    entries = [_shipped_entry(one) for one in ours.values()]
    entries += [stored_entry(one, known.get(one.id)) for one in imported if one.id not in ours]
    return EntryList(
        puzzles=[
            entry
            for entry in entries
            if source in (None, entry.source)
            and (tag is None or tag in entry.tags)
            and min_side <= max(entry.width, entry.height) <= max_side
            and is_coloured in (None, entry.colours > 1)
        ]
    )


@router.get(
    "/api/library/{id}", summary="One puzzle", operation_id="get_puzzle", response_model=OnePuzzle,
    responses=answers(OnePuzzle, "not-found", "request", "storage", "storage-locked", "busy"),
)  # fmt: skip
async def get_puzzle(request: Request, id: Id) -> OnePuzzle:
    """The puzzle, without its answer."""
    ours = await asyncio.to_thread(find_shipped, id)
    if ours is not None:
        return OnePuzzle(puzzle=await asyncio.to_thread(format_puzzle, ours.puzzle))
    stored = await context_of(request).store.run(lambda store: store.puzzles.get(id))
    if stored is None:
        raise ApiError("not-found", f"the library has no puzzle {id!r}", "id")
    return OnePuzzle(puzzle=await asyncio.to_thread(_read_document, stored.document))


@router.post(
    "/api/library", summary="Add a puzzle", operation_id="add_puzzle", response_model=Entry,
    responses=answers(Entry, "request", "too-large", "busy", "timeout", "storage", "storage-full"),
    openapi_extra=takes(AddRequest),
)  # fmt: skip
async def add_puzzle(request: Request) -> Entry:
    """Keeps a puzzle; one that is there already stays what it is."""
    kept = await answer_as(request, "read", await request.body(), KeptPuzzle)
    ours = await asyncio.to_thread(find_shipped, kept.id)
    if ours is not None:
        return _shipped_entry(ours)
    puzzle = StoredPuzzle(**kept.model_dump())

    return stored_entry(await context_of(request).store.keep(lambda store: store.puzzles.add(puzzle)), None)


@router.delete(
    "/api/library/{id}", summary="Remove an imported puzzle", operation_id="remove_puzzle", response_model=Removed,
    responses=answers(Removed, "not-found", "shipped", "request", "storage", "storage-locked", "storage-full"),
)  # fmt: skip
async def remove_puzzle(request: Request, id: Id) -> Removed:
    """Forgets a puzzle; games played on it are kept."""
    if await asyncio.to_thread(find_shipped, id) is not None:
        raise ApiError("shipped", "this puzzle comes with nonokit and cannot be removed", "id")
    if not await context_of(request).store.keep(lambda store: store.puzzles.remove(id)):
        raise ApiError("not-found", f"the library has no puzzle {id!r}", "id")
    return Removed(id=id)


def stored_entry(puzzle: StoredPuzzle, rating: StoredRating | None) -> Entry:
    """An imported puzzle as the gallery shows it."""
    return Entry(
        id=puzzle.id, slug=None, title=puzzle.title, author=puzzle.author, width=puzzle.width,
        height=puzzle.height, colours=puzzle.colours, palette=json.loads(puzzle.palette),
        difficulty=_difficulty(rating), tags=list(puzzle.tags),
        collection=None, course=None, source="imported",
    )  # fmt: skip


def _shipped_entry(entry: LibraryPuzzle) -> Entry:
    course = None if entry.course is None else Course(position=entry.course, lesson=entry.lesson)
    return Entry(
        id=entry.id, slug=entry.slug, title=entry.title, author=AUTHOR, width=entry.width, height=entry.height,
        colours=len(entry.palette) - 1, palette=palette_json(entry.palette),
        difficulty=_difficulty(StoredRating(entry.class_, entry.score)),
        tags=[entry.collection], collection=entry.collection, course=course, source="shipped",
    )  # fmt: skip


def _difficulty(rating: StoredRating | None) -> Difficulty | None:
    return (
        None if rating is None else Difficulty.model_validate({"class": rating.class_, "score": rating.score})
    )


def _read_document(document: str) -> PuzzleJson:
    return format_puzzle(nonokit.loads(document, format="json"))
