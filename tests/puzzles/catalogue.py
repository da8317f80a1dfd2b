"""Makes `puzzles/data/catalogue.json` from the pictures of the collections.

    python tests/make.py library      after a picture was added, changed or moved

Puzzles that the catalogue knows keep their rating; delete the catalogue to rate all of them again, which takes a while.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from nonokit.model import Colour, Grid, Puzzle
from nonokit.model.colour import parse_rgb
from nonokit.puzzles import COURSE
from nonokit.rating import rate

DATA = Path(__file__).parents[2] / "src/nonokit/puzzles/data"
FILE = DATA / "catalogue.json"
# The order that the library is listed in.
COLLECTIONS = (
    COURSE, "quick", "farm", "wild", "birds", "sea", "garden", "fruit", "kitchen", "town", "travel", "night", "space",
    "winter", "home", "wardrobe", "workshop", "games", "music", "faces", "letters", "places", "scenes",
)  # fmt: skip

Item = dict[str, Any]
Ratings = dict[str, tuple[str, int]]


def puzzle_of(picture: Item) -> Puzzle:
    """The puzzle of a picture, read without the library's own reader."""
    named = [["white", "#ffffff", "."], *picture.get("colours", [["black", "#000000", "#"]])]
    palette = tuple(Colour(name, parse_rgb(rgb) or (0, 0, 0), char) for name, rgb, char in named)
    return Puzzle.from_grid(Grid.from_text(picture["goal"], palette))


def item_of(slug: str, picture: Item, known: Ratings) -> Item:
    """A puzzle as the catalogue lists it."""
    puzzle = puzzle_of(picture)
    if puzzle.id in known:
        class_, score = known[puzzle.id]
    else:
        rating = rate(puzzle, timeout_s=None)
        class_, score = rating.class_.value, rating.score or 0
    item = {
        "slug": slug,
        "title": picture["title"],
        "id": puzzle.id,
        "width": puzzle.width,
        "height": puzzle.height,
    }
    if "colours" in picture:
        item["colours"] = picture["colours"]
    item |= {"class": class_, "score": score}
    return item | ({"lesson": picture["lesson"]} if "lesson" in picture else {})


def known_ratings() -> Ratings:
    """What the catalogue says already."""
    if not FILE.exists():
        return {}
    listed = json.loads(FILE.read_text(encoding="utf-8")).values()
    return {item["id"]: (item["class"], item["score"]) for items in listed for item in items}


def catalogue(known: Ratings) -> dict[str, list[Item]]:
    """All collections, those after the course from easy to hard."""
    made = {}
    for name in COLLECTIONS:
        pictures = json.loads((DATA / f"{name}.json").read_text(encoding="utf-8"))
        items = [item_of(slug, picture, known) for slug, picture in pictures.items()]
        made[name] = items if name == COURSE else sorted(items, key=_order)
    return made


def _order(item: Item) -> tuple[int, int, str]:
    return item["score"], item["width"] * item["height"], item["slug"]


def text_of(made: dict[str, list[Item]]) -> str:
    """The file: one puzzle a line, so that changes can be read."""
    blocks = []
    for name, items in made.items():
        lines = ",\n".join(json.dumps(item, ensure_ascii=False, separators=(",", ":")) for item in items)
        blocks.append(f"{json.dumps(name)}:[\n{lines}\n]")
    return "{\n" + ",\n".join(blocks) + "\n}\n"


def write() -> None:
    """Writes the catalogue."""
    FILE.write_text(text_of(catalogue(known_ratings())), encoding="utf-8")
