"""`nonokit solve`: the picture, the codes, and how sure we are."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import click

from nonokit.cli import exit_codes, options
from nonokit.cli.answers import facts_of, how_reached, image_code, rules_code
from nonokit.cli.inputs import Item, read_state
from nonokit.cli.output import Output, counted, duration
from nonokit.cli.progress import METHOD_WORDS, SolveProgress
from nonokit.cli.session import Session
from nonokit.model import Grid, Puzzle
from nonokit.solving import METHODS, Interrupted, SolveResult, Status, solve

if TYPE_CHECKING:
    from nonokit.cli.action_log import Step

EPILOG = """\b
Examples:
  nonokit solve cat.non
  nonokit solve RrW8eI3iI3 --style squares
  nonokit solve hard.non --timeout-s 10 --stats
  nonokit solve pack.xml#3 --output solved.json
  nonokit solve cat.non --method isolated-rules --verbose
  nonokit solve puzzles/ --json | jq -r '[.file, .status] | @tsv'

"""


@dataclass(frozen=True)
class Wishes:
    """How to solve and what to print."""

    max_solutions: int
    timeout_s: float | None
    methods: tuple[str, ...]
    depth: int | None
    engine: str
    start: str | None
    is_verbose: bool
    has_stats: bool
    output: Output
    solved: list[Puzzle] = field(default_factory=list)


@click.command(epilog=EPILOG + exit_codes.HELP)
@options.inputs_argument
@click.option("--max-solutions", type=click.IntRange(min=1), default=2, show_default=True, metavar="N",
              help="Look for so many solutions; 1 does not ask whether it is the only one.")  # fmt: skip
@options.timeout_option()
@click.option("--method", "methods", multiple=True, type=click.Choice(list(METHODS)),
              help="Use this method only (isolated-rules is line logic); several are used in the order given.")  # fmt: skip
@click.option(
    "--depth", type=click.IntRange(min=1), metavar="N", help="How far implications and forks are followed."
)
@options.engine_option
@click.option("--start", type=options.InputType(), metavar="FILE", help="Go on from this partly solved grid.")
@click.option(
    "-o", "--output", metavar="FILE", help="Also write the solved puzzle; the suffix decides the format."
)
@click.option("-v", "--verbose", "is_verbose", is_flag=True, help="Log every line that brought news.")
@click.option("--stats", "has_stats", is_flag=True, help="What each method took and left open.")
@options.drawing_options
@options.format_option
@options.json_option
def command(
    inputs: tuple[str, ...],
    output: str | None,
    style: str | None,
    colour: str,
    format: str | None,
    as_json: bool,
    **wanted: Any,
) -> None:
    """Solve puzzles: draws the picture with its clues, then its short codes, the time and memory it took, and
    whether it is the only solution. Of several solutions two are shown, where they differ, and what is certain."""
    target = target_format(output) if output else ""
    session = Session(inputs, format=format, as_json=as_json)
    wishes = Wishes(**wanted, output=Output(style, colour))
    try:
        for place, item in enumerate(session.items()):
            if place and not as_json:
                wishes.output.say()
            with session.attempt(item.name):
                solve_item(session, item, wishes)
    finally:
        if output and wishes.solved:
            write(wishes.solved, output, target)
    session.finish()


def target_format(output: str) -> str:
    """The format of the output file; raises before anything is solved for nothing."""
    from nonokit.cli.targets import check_target

    return check_target(output)


def write(solved: list[Puzzle], output: str, format: str) -> None:
    """All that was solved, in one file."""
    from nonokit.cli.targets import write_puzzles

    write_puzzles(solved if len(solved) > 1 else solved[0], output, format)


def solve_item(session: Session, item: Item, wishes: Wishes) -> None:
    """Solves one puzzle and prints the answer, also when Ctrl-C cuts it short."""
    steps: list[Step] = []
    start = read_state(wishes.start, item.puzzle) if wishes.start else None
    try:
        with SolveProgress(item.name) as progress:
            result = solve(
                item.puzzle, max_solutions=wishes.max_solutions, timeout_s=wishes.timeout_s, start=start,
                methods=wishes.methods or None, depth=wishes.depth, engine=wishes.engine, on_progress=progress,
                on_step=steps.append if wishes.is_verbose else None,
            )  # fmt: skip
    except Interrupted as interrupt:
        if isinstance(interrupt.result, SolveResult):
            show(session, item, interrupt.result, wishes, steps)
            wishes.solved.append(solved_puzzle(item.puzzle, interrupt.result))
        raise
    show(session, item, result, wishes, steps)
    wishes.solved.append(solved_puzzle(item.puzzle, result))
    is_enough = wishes.max_solutions == 1 and result.solutions
    session.saw(exit_codes.OK if is_enough else exit_codes.of_status(result.status))


def solved_puzzle(puzzle: Puzzle, result: SolveResult) -> Puzzle:
    """The puzzle with what was found: the goal when it is certain, else a saved state."""
    if result.status is Status.UNIQUE:
        return puzzle.replace(goal=result.solution)
    return puzzle.replace(extras={**puzzle.extras, "saved": (result.known,)})


def show(session: Session, item: Item, result: SolveResult, wishes: Wishes, steps: list[Step]) -> None:
    """The answer as JSON or for people."""
    output, puzzle = wishes.output, item.puzzle
    if session.as_json:
        facts = item.facts() | facts_of(puzzle, result)
        if wishes.is_verbose:
            from nonokit.cli.action_log import steps_as_data

            facts["steps"] = steps_as_data(puzzle, steps)
        session.put(facts)
        return
    if wishes.is_verbose:
        from nonokit.cli.action_log import print_log

        print_log(output, puzzle, steps)
    output.say(output.bold(item.heading))
    output.say()
    draw(output, puzzle, result)
    output.say()
    output.facts(summary(output, puzzle, result))
    if wishes.has_stats:
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
        *(("note", note) for note in puzzle.extras.get("notes", ())),
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
        return f": {result.reason}"
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
