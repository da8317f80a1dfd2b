"""Any program as a contestant: it gets the puzzle in a file and says its answer on standard output.

    --program 'pbnsolve=pbnsolve -b -u {file:non}'
    --program 'nonosolve=nonosolve -q -n {count} --timeout {timeout_s} {file:nin}'

`{file:FORMAT}` stands for the file, in one of our formats and with its suffix (`{file}` is .non), `{count}` for the
number of solutions asked for, `{timeout_s}` for the time limit. The earliest word of `WORDS` in the output is the
answer. Starting the process and reading the file are counted: `start_seconds` says how much that is.
"""

from __future__ import annotations

import os
import re
import resource
import shlex
import shutil
import signal
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Any

from contestants import Answer, Contestant, Timed, Unavailable
from measure import WARM_UP

from nonokit.errors import NonokitError
from nonokit.formats import dump_bytes, get_format
from nonokit.model import Puzzle

WORDS = {
    "unique": "unique",
    "multiple": "multiple",
    "several": "multiple",
    "contradiction": "none",
    "none": "none",
    "found": "found",
    "solvable": "found",
    "timeout": "unknown",
    "stalled": "unknown",
}


class Program:
    """A command line, run once for every puzzle."""

    def __init__(self, name: str, command: str, wanted: int = 2) -> None:
        self.name = name
        self.words = shlex.split(command)
        self.wanted = wanted
        formats = re.findall(r"\{file(?::([\w-]+))?\}", command)
        if not self.words or not formats:
            raise SystemExit(f"--program {name}: the command has no {{file}} to put the puzzle in")
        if shutil.which(self.words[0]) is None:
            raise Unavailable(f"{self.words[0]} is not a program")
        self.format = get_format(formats[0] or "non")
        self.folder = tempfile.TemporaryDirectory(prefix="bench-")
        self.file = Path(self.folder.name) / f"puzzle{(self.format.suffixes or ('.txt',))[0]}"

    def prepare(self, puzzle: Puzzle) -> list[str]:
        """Writes the clues and nothing else: no title to mistake for an answer, no picture to look at."""
        if self.format.name == "non" and len(puzzle.palette) > 2:
            raise Unavailable("colours in .non files are read by few programs: use {file:xml}")
        bare = Puzzle(puzzle.rows, puzzle.columns, puzzle.palette)
        try:
            self.file.write_bytes(dump_bytes(bare, self.format.name))
        except NonokitError as error:
            raise Unavailable(str(error)) from None
        return [re.sub(r"\{file(:[\w-]+)?\}", str(self.file), word) for word in self.words]

    def solve(self, prepared: list[str], timeout_s: float) -> Timed:
        words = [
            word.replace("{count}", str(self.wanted)).replace("{timeout_s}", f"{timeout_s:g}")
            for word in prepared
        ]
        cpu, begin = children_seconds(), time.perf_counter()
        output = run(words, timeout_s)
        wall = time.perf_counter() - begin
        status = "unknown" if output is None else said(output)
        return Timed(status, wall, children_seconds() - cpu)

    def answer(self, puzzle: Puzzle, outcome: str) -> Answer:
        is_solved = outcome in ("unique", "multiple")
        return Answer("found" if self.wanted == 1 and is_solved else outcome)


def run(words: list[str], timeout_s: float) -> str | None:
    """What a program prints; None when it was ended because its time was up."""
    process = subprocess.Popen(
        words,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        start_new_session=True,  # so that ending it ends what it has started, and Ctrl-C reaches only us
    )
    try:
        output = process.communicate(timeout=timeout_s)[0].decode("utf-8", "replace")
    except BaseException as error:
        os.killpg(process.pid, signal.SIGKILL)
        process.communicate()
        if isinstance(error, subprocess.TimeoutExpired):
            return None
        raise
    if process.returncode < 0:
        raise RuntimeError(f"ended by signal {-process.returncode}: {output[-200:]!r}")
    return output


def said(output: str) -> str:
    """The answer in what a program printed; an error when it names none.

    >>> said("puzzle.nin 5x5 UNIQUE time=0.0001"), said("unique logical"), said("CPU timeout")
    ('unique', 'unique', 'unknown')
    """
    found = re.search(rf"\b({'|'.join(WORDS)})\b", output.lower())
    if found is None:
        raise RuntimeError(f"its output names no answer: {output[-200:]!r}")
    return WORDS[found[1]]


def children_seconds() -> float:
    """The processor time of all children that have ended."""
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


def start_seconds(contestants: list[Contestant], runs: int = 5) -> dict[str, float]:
    """For every program among the contestants, the wall time of a puzzle of 3×3: almost all of it is starting."""
    taken: dict[str, float] = {}
    for program in contestants:
        if isinstance(program, Program):
            prepared = program.prepare(WARM_UP)
            outcomes: list[Any] = [program.solve(prepared, 60) for _ in range(runs)]
            taken[program.name] = min(outcome.wall for outcome in outcomes)
    return taken
