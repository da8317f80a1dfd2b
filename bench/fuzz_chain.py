"""Feed damaged and random inputs through the whole chain; any surprise is a bug.

    bytes → read → problems → solve → verify → explain → rate → render → write → read again

    python bench/fuzz_chain.py                       plain mutation for a minute
    python bench/fuzz_chain.py --seconds 3600 --seed 7

bench/fuzz_guided.py does the same with inputs that are chosen by the code they reach.

Both engines solve, with the reference as oracle: they must not contradict each other. Now and then a callback raises, a
solve is stopped from another thread, or several threads solve the same puzzle. A finding is reported with its input as
base64. Errors that the library promises (`NonokitError`) are none, whatever the input.
"""

from __future__ import annotations

import argparse
import base64
import random
import sys
import time
import traceback
import warnings
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "src"))

from fuzz_formats import corpus, mutated

import nonokit
from nonokit import Puzzle, SolveResult, Status
from nonokit.errors import InternalError, NonokitError
from nonokit.formats import dump_bytes
from nonokit.formats.format import Sample
from nonokit.formats.loading import sample_of
from nonokit.formats.reading import read_as, read_sample

SLOW_S = 20.0  # more than all limits below together, on a busy machine
BUDGET_S = 0.5  # for each solve
MOST_CELLS = 2500  # larger puzzles are read and looked at, not solved
THREADS = 4


class Stopped(Exception):
    """What a callback raises here."""


def check(data: bytes, rng: random.Random) -> str:
    """One input through the chain; says how far it came."""
    try:
        puzzles = read_sample(sample_of(data))
    except NonokitError:
        return "refused"
    for puzzle in puzzles[:3]:
        problems = puzzle.problems()
        write_and_read(puzzle, rng)
        if puzzle.width * puzzle.height <= MOST_CELLS:
            results = solve_twice(puzzle)
            rng.choice(TRIALS)(puzzle)
            explain_and_rate(puzzle)
            if problems and any(problem.code in ("fit", "total") for problem in problems):
                expect(all(not result.solutions for result in results), "what cannot be is not solved")
    return "solved" if puzzles else "empty"


def expect(condition: bool, what: str) -> None:
    """A promise of the library."""
    if not condition:
        raise AssertionError(what)


def solve_twice(puzzle: Puzzle) -> list[SolveResult]:
    """Both engines; where both are sure, they agree, and all solutions are verified by code of their own."""
    try:
        results = [nonokit.solve(puzzle, engine=name, timeout_s=BUDGET_S) for name in ("reference", "native")]
    except InternalError:
        raise
    except NonokitError:
        return []
    statuses = {result.status for result in results} - {Status.UNKNOWN}
    expect(len(statuses) < 2, f"both engines agree: {[result.status for result in results]}")
    for result in results:
        expect(all(nonokit.is_solution(puzzle, grid) for grid in result.solutions), "solutions solve")
        for other in results:
            if other.solution is not None:
                pairs = zip(result.known.cells, other.solution.cells, strict=True)
                certain = result.status in (Status.UNIQUE, Status.MULTIPLE)
                expect(
                    not certain or all(a in (255, b) for a, b in pairs), "what is certain is in all solutions"
                )
    return results


def explain_and_rate(puzzle: Puzzle) -> None:
    """What people are told; a picture of the board."""
    for call in (
        lambda: nonokit.explain(puzzle, timeout_s=BUDGET_S),
        lambda: nonokit.rate(puzzle, timeout_s=BUDGET_S),
        lambda: nonokit.hint(puzzle, timeout_s=BUDGET_S),
        lambda: nonokit.render(puzzle, to="svg"),
    ):
        try:
            call()
        except InternalError:
            raise
        except NonokitError:
            pass


def write_and_read(puzzle: Puzzle, rng: random.Random) -> None:
    """What a writer takes, its reader gives back: the same puzzle in our own format, any puzzle in the others."""
    expect(nonokit.loads(nonokit.dumps(puzzle, "json"), format="json") == puzzle, "json keeps the puzzle")
    format = rng.choice([known for known in nonokit.known_formats() if known.read and known.write])
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            written = dump_bytes(puzzle, format.name)
    except NonokitError:
        return
    expect(bool(read_as(format, Sample(written))), "what was written can be read")


def raise_in_callbacks(puzzle: Puzzle) -> None:
    """An error of a callback comes out as it is, and the next solve is none the worse."""

    def fail(_: object) -> None:
        raise Stopped

    with suppress(Stopped, NonokitError):
        nonokit.solve(puzzle, on_event=fail, timeout_s=BUDGET_S)


def stop_from_another_thread(puzzle: Puzzle) -> None:
    """A progress callback that another thread makes raise: the solve ends."""

    def until_told(_: object) -> None:
        raise Stopped

    with ThreadPoolExecutor(1) as pool:
        future = pool.submit(nonokit.solve, puzzle, timeout_s=BUDGET_S, on_progress=until_told)
        with suppress(Stopped, NonokitError):
            future.result(timeout=SLOW_S)


def solve_in_threads(puzzle: Puzzle) -> None:
    """Many threads on one puzzle come to one answer."""

    def status(_: int) -> Status | None:
        try:
            return nonokit.solve(puzzle, timeout_s=BUDGET_S).status
        except NonokitError:
            return None

    with ThreadPoolExecutor(THREADS) as pool:
        found = set(pool.map(status, range(THREADS))) - {Status.UNKNOWN}
    expect(len(found) < 2, f"threads agree: {found}")


TRIALS: list[Callable[[Puzzle], None]] = [raise_in_callbacks, stop_from_another_thread, solve_in_threads]


def run_plain(seconds: float, seed: int) -> int:
    """Mutate the corpus until time is up; the number of findings."""
    rng = random.Random(seed)
    inputs = corpus()
    begin = time.process_time()
    end = time.monotonic() + seconds
    counts: dict[str, int] = {}
    findings = 0
    while time.monotonic() < end:
        data = mutated(rng.choice(inputs), rng, inputs) if rng.random() < 0.9 else rng.choice(inputs)
        start = time.process_time()
        try:
            came_to = check(data, rng)
        except Exception:  # the outermost edge: every surprise is a finding
            came_to = "finding"
            print(f"{base64.b64encode(data).decode()}\n{traceback.format_exc()}", flush=True)
        if time.process_time() - start > SLOW_S:
            came_to = "finding"
            print(f"slow: {base64.b64encode(data).decode()}", flush=True)
        findings += came_to == "finding"
        counts[came_to] = counts.get(came_to, 0) + 1
    used = time.process_time() - begin
    print(
        f"{sum(counts.values())} inputs {counts}, {findings} findings, {used:.0f} s of processor time (seed {seed})"
    )
    return findings


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--seed", type=int, default=random.SystemRandom().randrange(10**6))
    options = parser.parse_args()
    warnings.simplefilter("ignore")
    return 1 if run_plain(options.seconds, options.seed) else 0


if __name__ == "__main__":
    sys.exit(main())
