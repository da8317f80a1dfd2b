"""Small puzzles, and what a batch makes of them."""

from __future__ import annotations

import io
import json
import random
import tarfile
import zipfile
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from nonokit import Grid, Puzzle
from nonokit.batch import COLUMNS, Job, Results, Source, run, work
from nonokit.batch.processes import Processes
from nonokit.batch.units import Unit

Rows = list[dict[str, Any]]
TIMES = ("seconds", "ticks")


def small_puzzle(seed: int) -> Puzzle:
    dice = random.Random(seed)
    width, height = dice.randint(1, 6), dice.randint(1, 6)
    return Puzzle.from_grid(
        Grid.from_rows([[dice.randint(0, 1) for _ in range(width)] for _ in range(height)])
    )


def line_of(puzzle: Puzzle, title: str) -> str:
    clues = {
        name: [[run.length for run in clue or ()] for clue in side]
        for name, side in (("rows", puzzle.rows), ("columns", puzzle.columns))
    }
    return json.dumps({"title": title, **clues})


def run_batch(out: Path, *names: Path | str, command: str = "solve", jobs: int = 2, **settings: Any) -> Rows:
    """All rows after a run."""
    results = Results(str(out), COLUMNS[command])
    job = Job(command, as_csv=results.as_csv, **settings)
    with results:
        run(Source(map(str, names)), results, Processes(job, jobs))
        return list(results.rows())


def numbers_of(units: Iterable[Unit]) -> list[int | None]:
    """The lines that are in some units."""
    return [single.line for unit in units for single in unit.singles()]


def without_times(rows: Rows) -> Rows:
    return [{key: value for key, value in row.items() if key not in TIMES} for row in rows]


def broken(fault: Callable[[], object]) -> Callable[..., Any]:
    """Work that goes wrong at two of the puzzles."""
    usual = work.rows_of

    def rows_of(job: Job, tasks: list[work.Task]) -> Any:
        for task in tasks:
            if isinstance(task.puzzle, Puzzle) and task.puzzle.title in ("no 7", "no 8"):
                fault()
        return usual(job, tasks)

    return rows_of


def write_zip(path: Path, contents: dict[str, bytes]) -> Path:
    with zipfile.ZipFile(path, "w") as archive:
        for name, content in contents.items():
            archive.writestr(name, content)
    return path


def write_tar(path: Path, contents: dict[str, bytes], mode: str = "w") -> Path:
    with tarfile.open(path, mode) as archive:  # type: ignore[call-overload]
        archive.addfile(tarfile.TarInfo("in.non/"))
        for name, content in contents.items():
            info = tarfile.TarInfo(name)
            info.size = len(content)
            archive.addfile(info, io.BytesIO(content))
    return path
