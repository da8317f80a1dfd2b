"""`nonokit render`: pictures of puzzles, solutions and solves; books to print."""

from __future__ import annotations

import warnings
from dataclasses import dataclass
from functools import partial
from typing import Any

import click

from nonokit.cli import exit_codes, options
from nonokit.cli.answers import NoAnswer, solution_of
from nonokit.cli.inputs import Item, read_state
from nonokit.cli.output import counted
from nonokit.cli.pictures import KINDS, kind_of
from nonokit.cli.plain import tell
from nonokit.cli.progress import InputProgress
from nonokit.cli.session import Session
from nonokit.cli.targets import make_target, warnings_on_stderr, write_picture
from nonokit.errors import NonokitError
from nonokit.model import Grid
from nonokit.rendering.fonts import GlyphWarning

EPILOG = """\b
Examples:
  nonokit render cat.non --to cat.svg                the puzzle, to solve on paper
  nonokit render cat.non --to cat.png --solution     solved
  nonokit render cat.non --to cat.gif                the solve, step by step
  nonokit render cat.non --to cat.html --playable    to play, in one file to mail or to put on a page
  nonokit render *.non --to book.pdf --answers       a book with its answers at the end
  nonokit render puzzles/ --to pictures/ --as svg --jobs 4

"""

BOOK_OPTIONS = ("has_answers", "has_difficulty", "large_print", "per_page", "author")  # of one puzzle too


@dataclass(frozen=True)
class Drawing:
    """What to draw, and how; `look` goes to the renderer as it is."""

    what: str | None
    state: str | None
    timeout_s: float | None
    is_animated: bool
    is_playable: bool
    frame_s: float
    look: dict[str, Any]


@click.command(epilog=EPILOG + exit_codes.HELP)
@options.inputs_argument
@options.to_options(help=f"The file or folder to write; a suffix or --as tells {', '.join(KINDS)}.")
@click.option("--solution", "what", flag_value="solution", help="Solve and draw the solution.")
@click.option("--goal", "what", flag_value="goal", help="Draw the goal picture of the file.")
@click.option("--saved", "what", flag_value="saved", help="Draw the saved state of the file.")
@options.state_option
@click.option(
    "--animate", "is_animated", is_flag=True, help="HTML: the solve with a slider, not one picture."
)
@click.option(
    "--playable",
    "is_playable",
    is_flag=True,
    help="HTML: the puzzle to play, in one file that needs nothing else.",
)
@click.option(
    "--frame-s",
    type=click.FloatRange(min=0.02),
    default=1.0,
    show_default=True,
    metavar="SECONDS",
    help="Moving pictures: how long a step is shown.",
)
@click.option(
    "--theme",
    type=click.Choice(["light", "dark", "high-contrast", "print"]),
    default="light",
    show_default=True,
    help="The colours around the puzzle's own.",
)
@click.option("--cell", type=click.IntRange(1, 400), metavar="PIXELS", help="The size of a cell.")
@click.option(
    "--scale", type=click.FloatRange(0.1, 20), default=1.0, show_default=True, help="The size of everything."
)
@click.option("--no-clues", "has_no_clues", is_flag=True, help="The cells alone.")
@click.option("--numbers", is_flag=True, default=None, help="Number rows and columns.")
@click.option(
    "--symbols/--no-symbols",
    default=None,
    help="A symbol for each colour; by default where colours are alike.",
)
@click.option("--palette", type=click.Choice(["own", "safe", "grey"]), default="own", show_default=True,
              help="The puzzle's colours, ones that colour-blind eyes tell apart, or greys, to print in black.")  # fmt: skip
@click.option("--title", help="A title above the picture or on the cover.")
@click.option("--font", type=click.Path(exists=True, dir_okay=False), metavar="FILE",
              help="A font for scripts that ours lacks; not needed for SVG and HTML.")  # fmt: skip
@click.option("--answers", "has_answers", is_flag=True, help="Books: solutions at the end.")
@click.option(
    "--difficulty", "has_difficulty", is_flag=True, help="Books: difficulty and time beside each puzzle."
)
@click.option(
    "--paper",
    default="a4",
    show_default=True,
    metavar="NAME|SIZE",
    help="Books: a4, letter, a5, 6x9, 8.5x11, or a size such as 170x240mm or 7x10in.",
)
@click.option(
    "--gutter-mm",
    type=click.FloatRange(0, 40),
    default=0.0,
    metavar="MM",
    help="Books: more margin at the spine.",
)
@click.option(
    "--per-page",
    type=click.Choice(["1", "2", "4", "6"]),
    help="Books: puzzles a page, where figures stay readable.",
)
@click.option("--large-print", is_flag=True, help="Books: figures of 12 points at least, one puzzle a page.")
@click.option("--no-cover", "has_no_cover", is_flag=True, help="Books: begin with the first puzzle.")
@click.option(
    "--cover",
    type=click.Choice(["pencil", "title", "quilt", "portrait", "band"]),
    default="pencil",
    show_default=True,
    help="Books: the cover; the last three are made of the puzzles' own pictures.",
)
@click.option(
    "--bleed-mm",
    type=click.FloatRange(0, 20),
    default=0.0,
    metavar="MM",
    help="Books: paper around the page that the printer trims off.",
)
@click.option("--author", default="", help="Books: the author on the cover.")
@options.timeout_option(default=10)
@options.jobs_option
@options.format_option
@options.json_option
def command(
    inputs: tuple[str, ...],
    to: str | None,
    kind: str | None,
    keeps_files: bool,
    what: str | None,
    state: str | None,
    is_animated: bool,
    is_playable: bool,
    frame_s: float,
    has_no_clues: bool,
    timeout_s: float | None,
    jobs: int,
    format: str | None,
    as_json: bool,
    **rest: Any,
) -> None:
    """Draw puzzles as SVG, PNG, PDF, GIF, APNG or HTML. Several puzzles into one PDF make a book to print."""
    session = Session(inputs, format=format, as_json=as_json)
    target = make_target(to, kind, KINDS, kind_of, inputs=session.names, keeps_files=keeps_files)
    keys = ("theme", "cell", "scale", "numbers", "symbols", "palette", "title", "font")
    look = {key: rest.pop(key) for key in keys} | {"show_clues": not has_no_clues}
    drawing = Drawing(what, state, timeout_s, is_animated, is_playable, frame_s, look)
    if is_playable and target.kind != "html":
        raise click.UsageError(f"--playable makes a page: write it to an .html file, not to {target.kind}")
    if target.is_folder:
        for item, (content, notes) in session.map(partial(drawn, kind=target.kind, drawing=drawing), jobs):
            with session.attempt(item.name):
                for note in notes:
                    tell(f"nonokit: {item.name}: {note}")
                path = target.file_for(item, f".{target.kind}")
                write_picture(content, path)
                report(session, [item], path)
        session.finish()
    items = list(session.items())
    is_book = target.kind == "pdf" and (len(items) > 1 or any(rest[option] for option in BOOK_OPTIONS))
    name = target.path or "<stdout>"
    with session.attempt(name), warnings_on_stderr(GlyphWarning, name):
        if is_book:
            write_picture(book_of(session, items, drawing, **rest), target.path)
        elif len(items) > 1:
            raise NonokitError(
                f"{counted(len(items), 'puzzle')} for one picture: name a folder with --to, or a PDF"
            )
        elif items:
            write_picture(picture(items[0], target.kind, drawing), target.path)
        if items and target.path:
            report(session, items, target.path)
    session.finish()


def drawn(item: Item, *, kind: str, drawing: Drawing) -> tuple[str | bytes, list[str]]:
    """One puzzle as one picture, and what to say about it."""
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always", GlyphWarning)
        content = picture(item, kind, drawing)
    return content, list(dict.fromkeys(str(warning.message) for warning in caught))


def picture(item: Item, kind: str, drawing: Drawing) -> str | bytes:
    """One puzzle as one picture; GIF and APNG show the solve."""
    from nonokit.rendering import animation, render

    puzzle = item.puzzle
    if drawing.is_playable:
        from nonokit.site.playable import playable_page

        return playable_page(puzzle, title=drawing.look["title"])
    if kind in ("gif", "apng") or (kind == "html" and drawing.is_animated):
        from nonokit.explaining import explain, frames

        explanation = explain(puzzle, timeout_s=drawing.timeout_s)
        if explanation.is_stopped:
            raise NonokitError(f"the solve to show is not complete: {explanation.reason}")
        moments = frames(explanation)
        with InputProgress(len(moments), is_silent=True) as progress:
            return animation(
                puzzle, moments, to=kind, frame_s=drawing.frame_s, on_frame=progress.advance, **drawing.look
            )
    return render(puzzle, grid_of(item, drawing), to=kind, **drawing.look)


def grid_of(item: Item, drawing: Drawing) -> Grid | None:
    """The cells to draw; None for the empty board."""
    puzzle = item.puzzle
    if drawing.state is not None:
        return read_state(drawing.state, puzzle)
    if drawing.what is None:
        return None
    if drawing.what == "solution":
        return solution_of(puzzle, item.name, drawing.timeout_s)
    saved = puzzle.extras.get("saved") or (None,)
    found: Grid | None = puzzle.goal if drawing.what == "goal" else saved[0]
    if found is None:
        raise NonokitError(
            f"this puzzle has no {'goal picture' if drawing.what == 'goal' else 'saved state'}"
        )
    return found


def book_of(
    session: Session,
    items: list[Item],
    drawing: Drawing,
    *,
    has_answers: bool,
    has_difficulty: bool,
    per_page: str | None,
    has_no_cover: bool,
    cover: str,
    **settings: Any,
) -> bytes:
    """All puzzles as a book; of those that do not have one answer it is said, and they are in it without."""
    from nonokit.generating.duplicates import duplicates
    from nonokit.rendering import book

    notes = None
    solutions = [answer(session, item, drawing.timeout_s) for item in items]
    for place, earlier, how in duplicates(solutions):
        tell(f"nonokit: {items[place].name} repeats {items[earlier].name}: {how}")
    if has_difficulty:
        notes = [difficulty_note(session, item, drawing.timeout_s) for item in items]
    title = drawing.look["title"]
    if title:
        settings["title"] = title
    return book(
        [item.puzzle for item in items],
        solutions=solutions if has_answers else None,
        notes=notes or (),
        per_page=int(per_page) if per_page else None,
        cover=not has_no_cover and cover,
        symbols=drawing.look["symbols"],
        palette=drawing.look["palette"],
        font=drawing.look["font"],
        **settings,
    )


def answer(session: Session, item: Item, timeout_s: float | None) -> Grid | None:
    """The only solution. When there is no single one, which is reported, the puzzle's own picture, or None."""
    try:
        return solution_of(item.puzzle.replace(goal=None), item.name, timeout_s)
    except NoAnswer as error:
        session.fail(item.name, error, f"{item.name}: no answer: {error}")
        return item.puzzle.goal


def difficulty_note(session: Session, item: Item, timeout_s: float | None) -> str:
    """How hard a puzzle is in a word that people know; nothing when it cannot be rated, which is reported."""
    from nonokit.rating import rate

    with session.attempt(item.name):
        rating = rate(item.puzzle, timeout_s=timeout_s)
        if rating.reason:
            raise NonokitError(f"no difficulty: {rating.reason}")
        return rating.words()
    return ""


def report(session: Session, items: list[Item], path: str) -> None:
    """Says what was written."""
    if session.as_json:
        for item in items:
            session.put(item.facts() | {"to": path})
        return
    tell(f"{items[0].name if len(items) == 1 else counted(len(items), 'puzzle')} → {path}", err=False)
