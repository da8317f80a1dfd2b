"""From units to rows. Runs in worker processes, here or on other machines."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from io import BytesIO
from itertools import chain, islice
from time import perf_counter
from typing import Any, NamedTuple, cast

from nonokit.batch.job import BLANK, COLUMNS, Job
from nonokit.batch.results import encode
from nonokit.batch.summary import Summary, summary_of
from nonokit.batch.units import LIBRARY, Unit
from nonokit.engine import EngineName
from nonokit.errors import NonokitError, NoPuzzle
from nonokit.formats import converted, load_all
from nonokit.formats.file_names import checked_number
from nonokit.model import Puzzle
from nonokit.solving import SolveResult, Status, count_solutions
from nonokit.solving.batches import BatchSolver, Request
from nonokit.solving.constants import COUNT_TIMEOUT_S
from nonokit.solving.counting import in_digits
from nonokit.solving.varying_cells import ambiguity_of

ROWS_AT_ONCE = 252  # four batches of the engine
Row = dict[str, Any]

decoded = json.JSONDecoder().raw_decode


class Done(NamedTuple):
    """Rows of some units as lines of the file, what there is to say of them, and how long they took."""

    lines: bytes
    summary: Summary
    seconds: float = 0.0


class Task(NamedTuple):
    """A puzzle, or what is wrong with it, and its place."""

    file: str
    number: int | None
    puzzle: Any  # Puzzle | Exception


def work_on(job: Job, units: Sequence[Unit]) -> Done:
    """The rows of some units, some at a time: Python looks again and again through all that is kept."""
    begin = perf_counter()
    tasks = (task for unit in units for single in unit.singles() for task in tasks_of(job, single))
    parts = [answered(job, some) for some in iter(lambda: list(islice(tasks, ROWS_AT_ONCE)), [])]
    return joined(parts)._replace(seconds=perf_counter() - begin)


def work_carefully(
    job: Job, units: Sequence[Unit], faults: dict[int, str], mark: Callable[[int], object]
) -> Done:
    """The same one by one: `mark` hears which step is next, and those with a known fault are left out."""
    begin, rows = perf_counter(), list[Done]()
    for unit in chain.from_iterable(map(Unit.singles, units)):
        reading = 2 * len(rows)  # which can go wrong too: even steps read a file, odd ones work on a puzzle
        mark(reading)
        if reading in faults:
            rows.append(given_up(job, Task(unit.file, unit.line, NonokitError(faults[reading]))))
            continue
        for task in tasks_of(job, unit):
            step = 2 * len(rows) + 1
            mark(step)
            known = faults.get(step)
            rows.append(
                answered(job, [task])
                if known is None
                else given_up(job, task._replace(puzzle=NonokitError(known)))
            )
    return joined(rows)._replace(seconds=perf_counter() - begin)


def answered(job: Job, tasks: Sequence[Task]) -> Done:
    """The rows of some tasks."""
    try:
        return done(job, rows_of(job, tasks))
    except Exception as error:  # no memory, or a bug of ours: whose fault it is comes out one by one
        if len(tasks) == 1:
            return given_up(job, tasks[0], error)
        return joined([answered(job, [task]) for task in tasks])


def given_up(job: Job, task: Task, error: Exception | None = None) -> Done:
    """The row of a puzzle that has no answer, as it travels."""
    return done(job, [failed(job, task, error)])


def done(job: Job, rows: Sequence[Row]) -> Done:
    """Rows as they travel."""
    return Done(encode(rows, job.columns, job.as_csv), summary_of(rows))


def joined(parts: Sequence[Done]) -> Done:
    """Rows of several as those of one."""
    summary = Summary()
    for part in parts:
        summary.add(part.summary)
    return Done(b"".join(part.lines for part in parts), summary, sum(part.seconds for part in parts))


def tasks_of(job: Job, unit: Unit) -> Iterator[Task]:
    """The puzzles of a unit, without those whose rows exist."""
    try:
        puzzles = read(job, unit)
    except Exception as error:  # whatever it is, it costs this unit and not the others
        yield Task(unit.file, unit.line, error)
        return
    for i, puzzle in enumerate(puzzles[unit.done : unit.stop], unit.done + 1):
        yield Task(unit.file, unit.line or (i if len(puzzles) > 1 else None), puzzle)


def read(job: Job, unit: Unit) -> list[Puzzle]:
    """The puzzles of a unit."""
    if unit.trouble is not None:
        raise NonokitError(unit.trouble)
    if unit.file.startswith(LIBRARY):
        from nonokit.puzzles import get

        return [get(unit.file.removeprefix(LIBRARY)).puzzle]
    read_all = partial(load_all, format=job.format, transpose=job.transpose)
    if unit.line is None:
        puzzles = read_all(unit.path if unit.data is None else named(unit.data, unit.path))
        return (
            puzzles
            if unit.number is None
            else [puzzles[checked_number(unit.file, unit.number, len(puzzles)) - 1]]
        )
    quick = None if job.format or job.transpose else read_plain_lists(unit.data or b"")
    puzzles = [quick] if quick else read_all((unit.data or b"").rstrip(b"\r\n"))
    if len(puzzles) > 1:
        raise NonokitError(f"{len(puzzles)} puzzles in one line: give each a line of its own")
    return puzzles


def named(data: bytes, name: str) -> BytesIO:
    """Content as an open file that has a name: its suffix tells something of the format."""
    file = BytesIO(data)
    file.name = name
    return file


def read_plain_lists(line: bytes) -> Puzzle | None:
    """The puzzle of `{"rows": [[…], …], "columns": […]}`, which needs no search for its format."""
    try:
        text = line.decode().strip()
        value, end = decoded(text) if text.startswith("{") else ({}, 0)
    except (ValueError, RecursionError):
        return None
    if end != len(text) or not {"rows", "columns"} <= value.keys() <= {"rows", "columns", "title"}:
        return None
    try:
        return Puzzle.from_clues(**value)
    except NonokitError:
        return None  # whoever reads all formats says what is wrong


def rows_of(job: Job, tasks: Sequence[Task]) -> list[Row]:
    """A row for every task; those that solve do so in one go."""
    if job.command not in ("solve", "check"):
        return [attempted(job, task, ROWS[job.command]) for task in tasks]
    solver = BatchSolver(Request(2, job.timeout_s, cast(EngineName, job.engine)), 1)
    puzzles = {i: task.puzzle for i, task in enumerate(tasks) if isinstance(task.puzzle, Puzzle)}
    answers = dict(zip(puzzles, solver.solve_batch([*puzzles.values()]), strict=True))
    return [attempted(job, task, solve_row, answers.get(i)) for i, task in enumerate(tasks)]


def attempted(job: Job, task: Task, make: Callable[..., Row], *more: object) -> Row:
    """The row that `make` makes, or that of an error."""
    if not isinstance(task.puzzle, Puzzle):
        return failed(job, task)
    try:
        return BLANK[job.command] | facts(task) | make(job, task.puzzle, *more)
    except Exception as error:  # whatever it is, it costs this row and not the others
        return failed(job, task, error)


def failed(job: Job, task: Task, error: Exception | None = None) -> Row:
    """The row of a puzzle that has no answer."""
    error = error or task.puzzle
    is_none = isinstance(error, NoPuzzle) and task.number is None  # a line stands where a puzzle belongs
    trouble = {"status": "no puzzle" if is_none else "error", "reason": reason_of(error)}
    return BLANK[job.command] | facts(task) | trouble


def reason_of(error: Exception) -> str:
    """What went wrong, in a sentence."""
    if isinstance(error, NonokitError):
        return str(error)
    if isinstance(error, MemoryError):
        return "out of memory"
    if isinstance(error, OSError):
        return (error.strerror or str(error)).lower()
    return f"a bug of ours, please report it: {type(error).__name__}: {error}"


def facts(task: Task) -> Row:
    """What every row begins with."""
    puzzle = task.puzzle
    place = {"file": task.file, "number": task.number}
    if not isinstance(puzzle, Puzzle):
        return place
    return place | {
        "title": puzzle.title,
        "width": puzzle.width,
        "height": puzzle.height,
        "colours": len(puzzle.palette) - 1,
    }


def solve_row(job: Job, puzzle: Puzzle, answer: SolveResult | NonokitError | None) -> Row:
    """What `solve` and `check` tell."""
    if not isinstance(answer, SolveResult):
        raise answer or NonokitError("there was no answer")
    result, stats = answer, answer.stats
    row: Row = {}
    if job.command == "solve" and result.status is Status.UNIQUE:
        row["solution"] = result.solutions[0].to_text().replace("\n", "/")
    if job.command == "check" and result.status is Status.MULTIPLE:
        found = ambiguity_of(puzzle, result, timeout_s=job.timeout_s, engine=cast(EngineName, job.engine))
        row |= {"ambiguous": len(found.cells), "reason": found.shortfall}
    return {
        "reason": result.reason,
        **row,
        "status": result.status.value,
        "method": stats.stages[-1].method if stats.stages else None,
        "solution_count": str(len(result.solutions)),
        "is_complete": stats.is_complete,
        "seconds": round(stats.seconds, 6),
        "ticks": stats.ticks,
        "guesses": stats.guesses,
        "conflicts": stats.conflicts,
    }


def count_row(job: Job, puzzle: Puzzle) -> Row:
    """What `count` tells."""
    begin = perf_counter()
    limit_s = COUNT_TIMEOUT_S if job.timeout_s is None else job.timeout_s
    count = count_solutions(puzzle, timeout_s=limit_s, engine=cast(EngineName, job.engine))
    names = {0: "none", 1: "unique"}
    return {
        "status": names.get(count, "multiple") if count.is_exact or count > 1 else "unknown",
        "solution_count": in_digits(count),
        "is_complete": count.is_exact,
        "seconds": round(perf_counter() - begin, 6),
        "reason": count.reason,
    }


def rate_row(job: Job, puzzle: Puzzle) -> Row:
    """What `rate` tells."""
    from nonokit.rating import rate

    begin = perf_counter()
    data = rate(puzzle, timeout_s=job.timeout_s).as_data()
    minutes = data["minutes"]
    known = {"several solutions": "multiple", "unknown": "unknown"}
    return {
        **{name: data[name] for name in COLUMNS["rate"] if name in data},
        "status": known.get(data["class"], "unique"),
        "minutes": minutes and minutes["expected"],
        "seconds": round(perf_counter() - begin, 6),
    }


def convert_row(job: Job, puzzle: Puzzle) -> Row:
    """The puzzle in another format."""
    data, lost = converted(puzzle, job.to)
    return {
        "status": "done",
        "text": data.decode(),
        "reason": f"left out: {', '.join(lost)}" if lost else None,
    }


ROWS: dict[str, Callable[[Job, Puzzle], Row]] = {"count": count_row, "rate": rate_row, "convert": convert_row}
