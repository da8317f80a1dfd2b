"""`nonokit solve`: the picture, the codes, and how sure we are."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any, TextIO

import click

from nonokit.cli import exit_codes, options
from nonokit.cli.answers import facts_of, how_reached, image_code, rules_code, why_none
from nonokit.cli.inputs import Item, read_state
from nonokit.cli.output import Output, counted, duration
from nonokit.cli.progress import METHOD_WORDS, SolveProgress
from nonokit.cli.session import Session
from nonokit.cli.targets import PuzzleFiles, check_file, puzzle_target
from nonokit.model import Grid, Puzzle
from nonokit.solving import Interrupted, SolveResult, Status, solve

if TYPE_CHECKING:
    from nonokit.solving import TraceEvent

EPILOG = """\b
Examples:
  nonokit solve cat.non
  nonokit solve RrW8eI3iI3 --style squares
  nonokit solve hard.non --timeout-s 10 --stats
  nonokit solve hard.non --threads 2
  nonokit solve pack.xml#3 --to solved.json
  nonokit solve cat.non --methods isolated-rules --verbose
  nonokit solve hard.non --trace trace.jsonl
  nonokit solve puzzles/ --to solved/ --as json --jobs 4
  nonokit solve puzzles/ --json | jq -r '[.file, .status] | @tsv'

"""


@dataclass(frozen=True, slots=True)
class Solved:
    """A result, and the events on the way to it where they are wanted."""

    result: SolveResult
    events: list[TraceEvent]
    is_interrupted: bool = False


@click.command(epilog=EPILOG + exit_codes.HELP)
@options.inputs_argument
@click.option("--max-solutions", type=click.IntRange(min=1), default=2, show_default=True, metavar="N",
              help="Look for so many solutions; 1 does not ask whether it is the only one.")  # fmt: skip
@options.timeout_option()
@options.methods_option
@click.option(
    "--depth",
    type=click.IntRange(min=1),
    metavar="N",
    help="With --methods implications: how far they are followed.",
)
@click.option("--threads", type=click.IntRange(min=1), default=1, show_default=True, metavar="N",
              help="From 2 on a hard puzzle is tried in two ways at once; --jobs is for many puzzles.")  # fmt: skip
@options.engine_option
@options.state_option
@options.to_options(help="Also write the solved puzzles; the suffix decides the format.")
@click.option("-v", "--verbose", "is_verbose", is_flag=True, help="Log where every cell comes from.")
@click.option(
    "--trace",
    metavar="FILE",
    type=click.Path(dir_okay=False),
    help="Write that log too, as JSON, an event a line.",
)
@click.option("--stats", "has_stats", is_flag=True, help="What each method took and left open.")
@options.jobs_option
@options.drawing_options
@options.format_option
@options.json_option
def command(
    inputs: tuple[str, ...],
    to: str | None,
    kind: str | None,
    keeps_files: bool,
    is_verbose: bool,
    trace: str | None,
    has_stats: bool,
    jobs: int,
    style: str | None,
    colour: str,
    format: str | None,
    as_json: bool,
    **settings: Any,
) -> None:
    """Solve puzzles: draws the picture with its clues, then its short codes, the time and memory it took, and
    whether it is the only solution. Of several solutions two are shown, where they differ, and what is certain."""
    session = Session(inputs, format=format, as_json=as_json)
    files = PuzzleFiles(puzzle_target(to, kind, inputs=session.names, keeps_files=keeps_files))
    output = Output(style, colour)
    file = trace_file(trace, session.names, keeps_files)
    work = partial(solve_item, is_traced=is_verbose or file is not None, **settings)
    try:
        for item, found in session.map(work, jobs):
            if file is not None:
                write_events(file, item, found)
            show(session, output, item, found, is_verbose=is_verbose, has_stats=has_stats)
            files.add(item, solved_puzzle(item.puzzle, found.result))
            is_enough = settings["max_solutions"] == 1 and found.result.solutions
            session.saw(exit_codes.OK if is_enough else exit_codes.of_status(found.result.status))
            if found.is_interrupted:
                session.is_interrupted = True
                break
    finally:
        if file is not None:
            file.close()
        files.finish()
    session.finish()


def trace_file(trace: str | None, inputs: list[str], keeps_files: bool) -> TextIO | None:
    """Where events go, opened before anything is solved."""
    if trace is None:
        return None
    check_file(trace, inputs, keeps_files)
    return open(trace, "w", encoding="utf-8")


def write_events(file: TextIO, item: Item, found: Solved) -> None:
    """The events of one puzzle, one a line."""
    import json

    for event in found.events:
        file.write(json.dumps({"file": item.name, **event.as_dict()}, ensure_ascii=False) + "\n")
    file.flush()


def solve_item(item: Item, *, state: str | None, is_traced: bool, **settings: Any) -> Solved:
    """Solves one puzzle; after Ctrl-C, what is known by then."""
    events: list[TraceEvent] = []
    known = read_state(state, item.puzzle) if state else None
    try:
        with SolveProgress(item.name) as progress:
            result = solve(
                item.puzzle, state=known, on_progress=progress, on_event=events.append if is_traced else None, **settings
            )  # fmt: skip
    except Interrupted as interrupt:
        if not isinstance(interrupt.result, SolveResult):
            raise
        return Solved(interrupt.result, events, is_interrupted=True)
    return Solved(result, events)


def solved_puzzle(puzzle: Puzzle, result: SolveResult) -> Puzzle:
    """The puzzle with what was found: the goal when it is certain, else a saved state."""
    if result.status is Status.UNIQUE:
        return puzzle.replace(goal=result.solution)
    return puzzle.replace(extras={**puzzle.extras, "saved": (result.known,)})


def show(
    session: Session, output: Output, item: Item, found: Solved, *, is_verbose: bool, has_stats: bool
) -> None:
    """The answer as JSON or for people."""
    puzzle, result = item.puzzle, found.result
    if session.as_json:
        facts = item.facts() | facts_of(puzzle, result)
        if is_verbose:
            facts["events"] = [event.as_dict() for event in found.events]
        session.put(facts)
        return
    session.separate(output)
    if is_verbose:
        from nonokit.cli.action_log import print_log

        print_log(output, puzzle, found.events)
    output.say(output.bold(item.heading))
    output.say()
    draw(output, puzzle, result)
    output.say()
    output.facts(summary(output, puzzle, result))
    if has_stats:
        print_stages(output, result)


def draw(output: Output, puzzle: Puzzle, result: SolveResult) -> None:
    """One picture, or several with what they share, or as much as is known."""
    if len(result.solutions) < 2:
        output.say(output.board(puzzle, result.solution or result.known))
        return
    from nonokit.rendering.marks import CellMark

    differing = differences(result.solutions)
    captions = [f"solution {number}" for number in range(1, len(result.solutions) + 1)]
    boards = [
        (caption, output.board(puzzle, grid))
        for caption, grid in zip(captions, result.solutions, strict=True)
    ]
    mark = CellMark(tuple(sorted(differing)), "different")
    certain = output.board(puzzle, result.known, marks=[mark])
    output.beside([*boards, ("certain", certain)])


def differences(solutions: list[Grid]) -> set[tuple[int, int]]:
    """The cells in which some of the solutions differ."""
    return set().union(*(solutions[0].differences(other) for other in solutions[1:]))


def summary(output: Output, puzzle: Puzzle, result: SolveResult) -> list[tuple[str, str | None]]:
    """The lines under the picture."""
    stats = result.stats
    memory = f"{stats.peak_memory_mb:.0f} MB" if stats.peak_memory_mb else None
    solved = result.solution if len(result.solutions) == 1 else None
    return [
        ("image", image_code(solved)),
        ("rules", rules_code(puzzle)),
        ("time", duration(stats.seconds)),
        ("memory", memory),
        ("status", output.status(result.status.value, status_word(result)) + status_words(result)),
    ]


def status_word(result: SolveResult) -> str:
    """The answer in a word or two."""
    words = {Status.UNIQUE: "unique", Status.NONE: "no solution", Status.UNKNOWN: "not decided"}
    if result.status is Status.MULTIPLE:
        count = len(result.solutions)
        return f"{count} solutions" if result.stats.is_complete else f"at least {count} solutions"
    return words[result.status]


def status_words(result: SolveResult) -> str:
    """How it was reached, or why not, and how much is certain."""
    known, cells = result.known.known_count, len(result.known.cells)
    certain = f"; {known:,} of {counted(cells, 'cell')} certain"
    if result.status is Status.UNIQUE:
        return f", {how_reached(result.stats)}"
    if result.status is Status.MULTIPLE:
        return f", they differ in {counted(len(differences(result.solutions)), 'cell')}{certain}"
    if result.status is Status.NONE:
        return why_none(result)
    found = " one solution found;" if result.solutions else ""
    return f":{found} {result.reason}{certain}"


def print_stages(output: Output, result: SolveResult) -> None:
    """A line for every stage that ran."""
    rows = [
        (METHOD_WORDS.get(s.method, s.method), f"{s.open_cells:,}", f"{s.ticks:,}", duration(s.seconds))
        for s in result.stats.stages
    ]
    output.say()
    output.table(("method", "open", "ticks", "time"), rows, right="open ticks time")
    output.say(
        output.soft(f"engine {result.stats.engine}, {counted(result.stats.guesses, 'guess', 'guesses')}")
    )
