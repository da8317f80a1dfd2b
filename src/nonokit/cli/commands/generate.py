"""`nonokit generate`: random puzzles as hard as wanted, motifs, the puzzle of the day, and puzzles from images."""

from __future__ import annotations

import datetime
import os
import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import click

from nonokit.cli import exit_codes, options
from nonokit.cli.inputs import Item
from nonokit.cli.output import Output, counted
from nonokit.cli.progress import SolveProgress
from nonokit.cli.session import Session
from nonokit.cli.targets import Target, puzzle_target, suffix_of, write_puzzles
from nonokit.generating import (
    DIFFICULTIES,
    SYMMETRIES,
    Generated,
    Variant,
    from_image,
    generate,
    puzzle_of_the_day,
)
from nonokit.model import Puzzle

EPILOG = f"""\b
Examples:
  nonokit generate 15x15
  nonokit generate 20x20 --difficulty hard --count 10 --to folder/
  nonokit generate 10x10 --colours 3 --seed 7 --to puzzle.xml
  nonokit generate --like fish 20 --colours 4
  nonokit generate --like any --count 5 --to folder/
  nonokit generate --day today
  nonokit generate --from photo.jpg --size 40x30 --colours 3 --to folder/
  nonokit generate --from drawing.png --size 25 --keep-art

\b
Difficulties: {", ".join(DIFFICULTIES[:6])};
classes: {", ".join(DIFFICULTIES[6:])};
or a band of scores such as 40-55.

\b
Every puzzle is proved to have one solution. The same seed makes the same puzzle. From an image comes a strip of
variants, from faithful to simplified; "changed" counts the cells that repairing it took.

"""


@dataclass(frozen=True, slots=True)
class Made:
    """A puzzle made, the name of its file, and what to say about it."""

    stem: str
    puzzle: Puzzle
    facts: dict[str, Any]
    is_wanted: bool = True


class SizeType(options.TextType):
    """20x15, 20×15 or one number for both sides."""

    name = "size"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        """(width, height); a single number gives (number, 0)."""
        if not isinstance(value, str):
            return value
        match = re.fullmatch(r"(\d{1,4})(?:[x×X](\d{1,4}))?", value.strip())
        if match is None:
            self.fail(f"{value!r} is not a size: expected something like 20x15", param, ctx)
        return int(match[1]), int(match[2] or 0)


@click.command(epilog=EPILOG + exit_codes.HELP)
@click.argument("size", required=False, type=SizeType(), metavar="[SIZE]")
@click.option(
    "--size",
    "other_size",
    type=SizeType(),
    metavar="SIZE",
    help="The size, as 40x30; of an image one number is its longer side.",
)
@click.option("--difficulty", metavar="NAME|LOW-HIGH", help="How hard; of images: not harder than.")
@click.option(
    "--colours",
    "--colors",
    type=click.IntRange(min=1),
    default=1,
    show_default=True,
    help="Colours beside the background.",
)
@click.option(
    "--density", type=click.FloatRange(0, 1, min_open=True, max_open=True), help="Share of filled cells."
)
@click.option("--symmetry", type=click.Choice(SYMMETRIES), help="Make the picture symmetric.")
@click.option("--seed", type=int, help="Make the same puzzle again.")
@click.option(
    "--count",
    type=click.IntRange(min=1),
    default=1,
    show_default=True,
    metavar="N",
    help="How many; seeds count up.",
)
@click.option(
    "--like", metavar="MOTIF", help="Draw a thing: fish, cat, boat …, or any; 'nonokit motifs' lists them."
)
@click.option("--outline/--no-outline", default=None, help="Motifs: as a line drawing, or never as one.")
@click.option("--day", metavar="DATE", help="The puzzle of a day: today, or 2026-03-02.")
@click.option(
    "--from",
    "image",
    type=click.Path(exists=True, dir_okay=False),
    metavar="IMAGE",
    help="Make it from a picture: PNG, JPEG, GIF, BMP, WebP or SVG.",
)
@click.option("--threshold", metavar="NAME|GREY", help="Images: otsu, local, or a grey value up to 255.")
@click.option("--edges", is_flag=True, help="Images: draw outlines.")
@click.option("--invert/--no-invert", default=None, help="Images: fill the light parts, or the dark ones.")
@click.option(
    "--crop/--no-crop", default=True, help="Images: cut off plain margins; on unless told otherwise."
)
@click.option("--keep-art", is_flag=True, help="Images: change nothing, give cells away instead.")
@options.to_options(
    help="Write the puzzles there instead of drawing them; in a folder as JSON unless told otherwise."
)
@options.timeout_option(default=60)
@options.drawing_options
@options.json_option
def command(
    size: tuple[int, int] | None,
    other_size: tuple[int, int] | None,
    image: str | None,
    day: str | None,
    to: str | None,
    kind: str | None,
    keeps_files: bool,
    style: str | None,
    colour: str,
    as_json: bool,
    **settings: Any,
) -> None:
    """Make puzzles: random ones, pictures of motifs, the puzzle of the day, or from an image. All have exactly one
    solution."""
    chosen = size or other_size
    if image is None and day is None and settings["like"] is None and chosen is None:
        raise click.UsageError(
            "Name a size such as 15x15, a motif with --like, an image with --from, or a day with --day."
        )
    target = puzzle_target(to, kind, inputs=[image] if image else [], keeps_files=keeps_files)
    session = Session((), as_json=as_json)
    output = Output(style, colour)
    made: list[Made] = []
    try:
        for one in makers(chosen, image, day, settings):
            made.append(one)
            session.saw(exit_codes.OK if one.is_wanted else exit_codes.LIMIT)
            path = write_one(one, target) if target and target.is_folder else None
            if as_json:
                session.put(facts_of(one))
            elif target is None:
                show(output, one)
            elif path:
                output.say(f"{sentence(one)} → {path}")
    finally:  # what is made is kept, also after Ctrl-C
        if made and target and target.path and not target.is_folder:
            puzzles = [one.puzzle for one in made]
            write_puzzles(puzzles if len(puzzles) > 1 else puzzles[0], target.path, target.kind)
            if not as_json:
                output.say(f"{counted(len(made), 'puzzle')} → {target.path}")
    session.finish()


def makers(
    size: tuple[int, int] | None, image: str | None, day: str | None, settings: dict[str, Any]
) -> Iterator[Made]:
    """The puzzles asked for, one after the other."""
    if image is not None:
        yield from from_file(image, size, settings)
    elif day is not None:
        with SolveProgress("puzzle of the day") as progress:
            made = puzzle_of_the_day(date_of(day), timeout_s=settings["timeout_s"], on_progress=progress)
        yield random_made(made, f"day-{made.seed}".replace("day-day ", "day-"))
    elif settings["like"] is not None:
        yield from from_motifs(size, settings)
    elif size is not None:
        width, height = size[0], size[1] or size[0]
        for number in range(settings["count"]):
            seed = None if settings["seed"] is None else settings["seed"] + number
            with SolveProgress(f"puzzle {number + 1}") as progress:
                made = generate(
                    width, height, colours=settings["colours"], difficulty=difficulty_of(settings["difficulty"]),
                    density=settings["density"], symmetry=settings["symmetry"], seed=seed,
                    timeout_s=settings["timeout_s"], on_progress=progress,
                )  # fmt: skip
            yield random_made(made, f"random-{width}x{height}-{made.seed}")


def from_motifs(size: tuple[int, int] | None, settings: dict[str, Any]) -> Iterator[Made]:
    """Pictures of a motif."""
    width, height = size or (None, None)
    for number in range(settings["count"]):
        seed = None if settings["seed"] is None else settings["seed"] + number
        with SolveProgress(f"puzzle {number + 1}") as progress:
            made = generate(
                width, height or None, like=settings["like"], outline=settings["outline"], colours=settings["colours"],
                difficulty=difficulty_of(settings["difficulty"]), density=settings["density"],
                symmetry=settings["symmetry"], seed=seed, timeout_s=settings["timeout_s"], on_progress=progress,
            )  # fmt: skip
        name = (made.puzzle.title or "picture").lower().replace(" ", "-")
        yield random_made(made, f"{name}-{made.puzzle.width}x{made.puzzle.height}-{made.seed}")


def from_file(image: str, size: tuple[int, int] | None, settings: dict[str, Any]) -> Iterator[Made]:
    """The variants of an image."""
    whole = (size[0] if not size[1] else size) if size else 25
    threshold = settings["threshold"]
    stem = os.path.splitext(os.path.basename(image))[0]
    with SolveProgress(image) as progress:
        variants = from_image(
            image, size=whole, colours=settings["colours"], difficulty=difficulty_of(settings["difficulty"]) or "unique",
            threshold=float(threshold) if threshold and re.fullmatch(r"\d+(\.\d+)?", threshold) else threshold,
            edges=settings["edges"], invert=settings["invert"], crop=settings["crop"], keep_art=settings["keep_art"], title=stem,
            seed=settings["seed"] or 0, timeout_s=settings["timeout_s"], on_progress=progress,
        )  # fmt: skip
    for variant in variants:
        yield image_made(variant, stem)


def random_made(made: Generated, stem: str) -> Made:
    """A random puzzle with what to say about it."""
    rating = made.rating
    facts = {
        "seed": made.seed,
        "class": rating.class_.value,
        "score": rating.score,
        "is_wanted": made.is_wanted,
        "reason": made.reason,
        "status": made.proof.status.value,
    }
    return Made(stem, made.puzzle, facts, made.is_wanted)


def image_made(variant: Variant, stem: str) -> Made:
    """A variant with what to say about it."""
    facts = {
        "variant": variant.name,
        "changed": len(variant.damage),
        "given": variant.given_count,
        "likeness": variant.likeness,
        "class": variant.rating.class_.value,
        "score": variant.rating.score,
        "is_line_solvable": variant.is_line_solvable,
        "status": variant.proof.status.value,
    }
    return Made(f"{stem}-{variant.name.replace(' ', '-')}", variant.puzzle, facts)


def difficulty_of(text: str | None) -> str | tuple[int, int] | None:
    """A name, or a band of scores written as 40-55."""
    match = re.fullmatch(r"(\d{1,3})[-–](\d{1,3})", text or "")
    return (int(match[1]), int(match[2])) if match else text


def date_of(text: str) -> datetime.date:
    """A day as people type it."""
    if text == "today":
        return datetime.date.today()
    try:
        return datetime.date.fromisoformat(text)
    except ValueError:
        raise click.UsageError(
            f"{text!r} is not a day: expected today, or a date such as 2026-03-02."
        ) from None


def write_one(one: Made, target: Target) -> str:
    """Writes one puzzle into a folder, and tells where."""
    path = target.new_file(one.stem, suffix_of(target.kind))
    write_puzzles(one.puzzle, path, target.kind, one.stem)
    return path


def facts_of(one: Made) -> dict[str, Any]:
    """A puzzle for JSON."""
    from nonokit.formats import dumps

    return Item(one.stem, one.puzzle).facts() | one.facts | {"puzzle": json_of(dumps(one.puzzle, "json"))}


def json_of(text: str | bytes) -> Any:
    """Our own JSON as data."""
    import json

    return json.loads(text)


def sentence(one: Made) -> str:
    """What there is to say about a puzzle, on one line."""
    facts = one.facts
    score = "" if facts["score"] is None else f", score {facts['score']}"
    parts = [f"{one.puzzle.width}×{one.puzzle.height}", f"{facts['class']}{score}"]
    if "variant" in facts:
        parts.insert(0, facts["variant"])
        parts.append(
            f"{counted(facts['given'], 'cell')} given"
            if facts["given"]
            else f"{counted(facts['changed'], 'cell')} changed"
        )
    else:
        parts.append(f"seed {facts['seed']}")
        if not one.is_wanted:
            parts.append(f"not as hard as asked for: {facts['reason']}")
    return " · ".join(parts)


def show(output: Output, one: Made) -> None:
    """Draws the puzzle: random ones without their solution, pictures as they will look."""
    output.say(output.bold(sentence(one)))
    grid = one.puzzle.goal if "variant" in one.facts else None
    output.say(output.board(one.puzzle, grid, show_clues=grid is None))
    output.say()
