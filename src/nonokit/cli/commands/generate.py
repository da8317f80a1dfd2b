"""`nonokit generate`: random puzzles as hard as wanted, motifs, the puzzle of the day, and puzzles from images."""

from __future__ import annotations

import datetime
import re
from collections.abc import Iterator
from typing import Any

import click

from nonokit.cli import exit_codes, options
from nonokit.cli.generated import Made, difficulty_of, facts_of, random_made, sentence, show, write_one
from nonokit.cli.image_making import check_options, from_images, image_options
from nonokit.cli.output import Output, counted
from nonokit.cli.progress import SolveProgress
from nonokit.cli.session import Session
from nonokit.cli.targets import Target, puzzle_target, write_puzzles
from nonokit.generating import DIFFICULTIES, SYMMETRIES, generate, puzzle_of_the_day

TIMEOUT_S = 60.0
FIRST_CLASS = DIFFICULTIES.index("trivial")

EPILOG = f"""\b
Examples:
  nonokit generate 15x15
  nonokit generate 20x20 --difficulty hard --count 10 --to folder/
  nonokit generate 10x10 --colours 3 --seed 7 --to puzzle.xml
  nonokit generate --like fish 20 --colours 4
  nonokit generate --like any --count 5 --to folder/
  nonokit generate --day today
  nonokit generate --from photo.jpg --size 40 --colours 3 --to folder/
  nonokit generate --from drawing.png --size 25 --keep-art
  nonokit generate --from images/ --to set/

Difficulties: {", ".join(DIFFICULTIES[:FIRST_CLASS])};
classes: {", ".join(DIFFICULTIES[FIRST_CLASS:])};
or a band of scores such as 40-55.

Every puzzle is proved to have one solution. The same seed makes the same puzzle. From an image comes a strip of
variants, the one most like it first; "changed" counts the cells that repairing it took. Of several images or a folder
the best variant of each is taken, and a contact sheet shows them all.

"""


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
    help="Colours beside the background; 1 unless told otherwise, pixel art has its own, flat art and photos come in up to 5 and in 1.",
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
@image_options
@options.to_options(
    help="Write the puzzles there instead of drawing them; in a folder as JSON unless told otherwise."
)
@options.timeout_option()
@options.drawing_options
@options.json_option
def command(
    size: tuple[int, int] | None,
    other_size: tuple[int, int] | None,
    images: tuple[str, ...],
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
    if not images and day is None and settings["like"] is None and chosen is None:
        raise click.UsageError(
            "Name a size such as 15x15, a motif with --like, an image with --from, or a day with --day."
        )
    check_options(bool(images), settings)
    target = puzzle_target(to, kind, inputs=images, keeps_files=keeps_files)
    session = Session((), as_json=as_json)
    output = Output(style, colour)
    made: list[Made] = []
    try:
        for one in makers(chosen, images, day, settings, session, target):
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
    size: tuple[int, int] | None,
    images: tuple[str, ...],
    day: str | None,
    settings: dict[str, Any],
    session: Session,
    target: Target | None,
) -> Iterator[Made]:
    """The puzzles asked for, one after the other."""
    if images:
        whole = size and (size if size[1] else size[0])
        yield from from_images(images, whole, settings, session, target)
        return
    settings["colours"] = settings["colours"] or 1
    settings["timeout_s"] = TIMEOUT_S if settings["timeout_s"] is None else settings["timeout_s"]
    if day is not None:
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
