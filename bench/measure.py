"""Times contestants in turns, and checks what they answer.

Every puzzle, or every small batch, is solved by all of them before the next begins, and who goes first changes, so that
noise of the machine hits all alike. The best of the repeats counts: noise only ever adds.
"""

from __future__ import annotations

import csv
import gc
import os
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from contestants import SETTLED, Answer, Contestant, Timed, Unavailable
from corpora import Item

from nonokit.model import Puzzle


def processor_time() -> float:
    """Of this process and of those that it started and that are over: CaDiCaL has one of its own."""
    times = os.times()
    return time.process_time() + times.children_user + times.children_system


CLOCKS: dict[str, Callable[[], float]] = {"wall": time.perf_counter, "cpu": processor_time}
WARM_UP = Puzzle.from_clues(rows=[[1, 1], [2], [2]], columns=[[3], [2], [1]])


class Timing(NamedTuple):
    """One contestant on one puzzle. Unsettled puzzles count as the whole time limit."""

    seconds: float
    answer: Answer

    @property
    def is_settled(self) -> bool:
        return self.answer.status in SETTLED


class Row(NamedTuple):
    """One puzzle: a timing for every contestant that takes puzzles of its kind."""

    item: Item
    timings: dict[str, Timing]


def pin(core: int | None = None) -> int | None:
    """Keeps this process, and what it starts, on one core: the last one unless named. None where that cannot be."""
    if not hasattr(os, "sched_setaffinity"):
        return None
    allowed = os.sched_getaffinity(0)
    if core is not None and core not in allowed:
        raise SystemExit(f"there is no core {core}: choose among {', '.join(map(str, sorted(allowed)))}")
    chosen = max(allowed) if core is None else core
    os.sched_setaffinity(0, {chosen})
    return chosen


def warm_up(contestants: Sequence[Contestant]) -> None:
    """Lets everyone import what it needs, and keeps the garbage collector from looking at it again and again."""
    for contestant in contestants:
        run_once(contestant, WARM_UP, 60, "wall")
    gc.collect()
    gc.freeze()


def measure(
    items: Sequence[Item],
    contestants: Sequence[Contestant],
    *,
    timeout_s: float,
    repeat: int,
    clock: str,
    at_once: int = 1,
) -> Iterator[Row]:
    """The timings, puzzle by puzzle; a contestant's turn is a batch of `at_once` of them."""
    warm_up(contestants)
    for turn, start in enumerate(range(0, len(items), at_once)):
        first = turn % len(contestants)
        in_turn = (*contestants[first:], *contestants[:first])
        rows = [Row(item, {}) for item in items[start : start + at_once]]
        finished = 0
        try:
            for contestant in in_turn:
                gc.collect()
                finished = 0
                for item, timings in rows:
                    timing = run_repeatedly(contestant, item.puzzle, timeout_s, repeat, clock)
                    if timing is not None:
                        timings[contestant.name] = timing
                    finished += 1
        except KeyboardInterrupt:
            if contestant is in_turn[-1]:
                yield from rows[:finished]
            raise
        yield from rows


def run_repeatedly(
    contestant: Contestant, puzzle: Puzzle, timeout_s: float, repeat: int, clock: str
) -> Timing | None:
    """The best of several runs, one right after the other: from the second on, caches are warm for everyone."""
    best = run_once(contestant, puzzle, timeout_s, clock)
    for _ in range(repeat - 1):
        if best is None or not best.is_settled:
            break  # it would only wait for the limit again
        timing = run_once(contestant, puzzle, timeout_s, clock)
        if timing is not None and (not timing.is_settled or timing.seconds < best.seconds):
            best = timing
    return best


def run_once(contestant: Contestant, puzzle: Puzzle, timeout_s: float, clock: str) -> Timing | None:
    """One run; None when the contestant does not take such puzzles."""
    try:
        prepared = contestant.prepare(puzzle)
    except Unavailable:
        return None
    begin = CLOCKS[clock]()
    try:
        outcome = contestant.solve(prepared, timeout_s)
        seconds = CLOCKS[clock]() - begin
    except Unavailable:
        return None
    except Exception as error:  # whatever a solver dies of is a result of the benchmark, not its end
        return Timing(timeout_s, Answer(f"crashed ({type(error).__name__}: {error})"))
    if isinstance(outcome, Timed):
        seconds = outcome.cpu if clock == "cpu" else outcome.wall
        outcome = outcome.outcome
    timing = Timing(seconds, contestant.answer(puzzle, outcome))
    return timing if timing.is_settled else timing._replace(seconds=timeout_s)


def read_expected(path: Path) -> dict[str, Answer]:
    """The known answers in a CSV file with the columns file, status and solution_sha256."""
    with open(path, newline="", encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    settled = [row for row in rows if row["status"] in SETTLED]
    return {row["file"]: Answer(row["status"], row["solution_sha256"] or None) for row in settled}


def wrong_answers(row: Row, expected: Mapping[str, Answer]) -> list[str]:
    """A sentence for every answer that is not the expected one, or not the one another contestant gives."""
    answers = {
        name: timing.answer for name, timing in row.timings.items() if timing.answer.status != "unknown"
    }
    referee = "the table of answers"
    truth = expected.get(row.item.name)
    if truth is None:
        exact = [pair for pair in answers.items() if pair[1].status in ("unique", "multiple", "none")]
        exact.sort(key=lambda pair: pair[1].sha256 is None)  # who shows a solution is the better referee
        referee, truth = exact[0] if exact else ("nobody", Answer("unknown"))
    return [
        f"{row.item.name}: {name} says {answer.status} {short(answer)}, {referee} {truth.status} {short(truth)}"
        for name, answer in answers.items()
        if not agrees(answer, truth)
    ]


def agrees(answer: Answer, truth: Answer) -> bool:
    """Whether an answer can be true when the other is.

    "found" leaves open whether there are more, and a solution that is not shown cannot be compared.
    """
    if answer.status == "found" and truth.status in ("multiple", "unknown"):
        return True
    is_same = answer.sha256 == truth.sha256 or None in (answer.sha256, truth.sha256)
    return is_same and (answer.status == truth.status or (answer.status, truth.status) == ("found", "unique"))


def short(answer: Answer) -> str:
    """Enough of a digest to tell two apart."""
    return f"({answer.sha256[:8]})" if answer.sha256 else ""
