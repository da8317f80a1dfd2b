"""Breaks the core in small ways, one at a time, and counts how often its tests notice.

python bench/mutants.py                        a sample of each package
python bench/mutants.py --count 40 --package model
python bench/mutants.py --survivors FILE       write those that nobody noticed, to be looked at

A mutant is a file with one operator, number, truth value or condition changed, compiled in place of the file when the
tests import it: nothing on the disk changes. Each runs in a fork of its own against the tests of its package, which end with
the first that fails. Time limits count processor time, so the same seed gives the same answer on a busy machine.
"""

from __future__ import annotations

import argparse
import ast
import importlib.machinery
import io
import os
import random
import resource
import sys
from collections.abc import Callable, Iterator
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass
from pathlib import Path
from types import CodeType

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src/nonokit"
SLOWER = 4  # times what the tests take, before a mutant counts as one that never ends
PROVING = "explaining/proving"
# The files of each package, and the tests that should notice.
PACKAGES: dict[str, tuple[list[str], list[str]]] = {
    "model": (
        ["model/clue.py", "model/grid.py", "model/puzzle.py", "model/problems.py", "model/flat.py", "model/plain_lists.py"],
        ["tests/model", "tests/test_line.py", "tests/vectors"],
    ),
    "line": (["line.py", "model/masks.py", "engine/reference/line.py"], ["tests/test_line.py", "tests/engine/test_settle.py"]),
    "reference": (
        [f"engine/reference/{name}.py" for name in ("board", "probe", "search", "encode", "implications", "counting")],
        ["tests/engine/test_oracle.py", "tests/solving/test_counting.py"],
    ),
    "solving": (
        [f"solving/{name}.py" for name in ("implications", "overlap", "fork", "sat", "solve_run", "trace", "verify")],
        ["tests/solving/test_verify.py", "tests/solving/test_trace.py", "tests/solving/test_solve.py", "tests/solving/test_sat.py"],
    ),
    "counting": (
        [f"solving/{name}.py" for name in ("counting", "counted_parts", "all_solutions", "varying_cells", "limits")],
        ["tests/solving/test_counting.py", "tests/solving/test_stopping.py", "tests/solving/test_solve.py"],
    ),
    "many": (["solving/many.py"], ["tests/solving/test_many.py"]),
    "structure": (
        [f"formats/structure/{name}.py" for name in ("build", "likeness", "lines", "literals", "number_lines", "outline", "pairing", "parts", "pictures", "search", "sides", "subject")],
        [f"tests/formats/test_{name}.py" for name in ("structure", "assumptions", "refusal", "more_shapes", "shapes_of_programs", "not_by_chance", "pictures", "sides_and_frames", "subject", "tables_in_text", "two_lists", "number_lists")],
    ),
    "batch": (
        [f"batch/{name}.py" for name in ("parquet", "processes", "results", "run", "sources", "summary", "units", "work")],
        ["tests/batch/test_batch.py", "tests/batch/test_going_on.py", "tests/batch/test_processes.py", "tests/batch/test_progress.py", "tests/batch/test_units.py", "tests/cli/test_batch.py"],
    ),
    "proving": (
        [
            *(f"{PROVING}/predicates/{name}.py" for name in ("belonging", "gaps", "impossible", "places", "stretches", "whole_line")),
            f"{PROVING}/lines.py",
            f"{PROVING}/faults.py",
        ],
        ["tests/explaining/test_predicates.py", "tests/explaining/test_proving.py"],
    ),
}  # fmt: skip


@dataclass(frozen=True)
class Mutant:
    """One change of one file, by the place of what changes among all its nodes."""

    path: Path
    place: int
    line: int
    what: str

    def __str__(self) -> str:
        return f"{self.path.relative_to(SOURCE)}:{self.line}: {self.what}"

    def compiled(self) -> CodeType:
        """The file with the change made."""
        tree = ast.parse(self.path.read_text(encoding="utf-8"))
        node = next(node for place, node in enumerate(ast.walk(tree)) if place == self.place)
        dict(changes(node))[self.what](node)
        return compile(ast.fix_missing_locations(tree), self.path, "exec")


COMPARED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
}  # fmt: skip
CALCULATED: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add, ast.FloorDiv: ast.Mult, ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr, ast.BitOr: ast.BitAnd, ast.LShift: ast.RShift, ast.RShift: ast.LShift,
}  # fmt: skip
SWAPPED = {"min": "max", "max": "min", "all": "any", "any": "all"}


def changes(node: ast.AST) -> Iterator[tuple[str, Callable[[ast.AST], None]]]:
    """What can be changed at a node: in words, and how."""
    match node:
        case ast.Compare(ops=[op, *_]) if type(op) in COMPARED:
            new = COMPARED[type(op)]
            yield f"{type(op).__name__} → {new.__name__}", lambda n: n.ops.__setitem__(0, new())  # type: ignore[attr-defined]
        case ast.BinOp(op=op) if type(op) in CALCULATED:
            sign = CALCULATED[type(op)]
            yield f"{type(op).__name__} → {sign.__name__}", lambda n: setattr(n, "op", sign())
        case ast.BoolOp(op=ast.And()):
            yield "and → or", lambda n: setattr(n, "op", ast.Or())
        case ast.BoolOp(op=ast.Or()):
            yield "or → and", lambda n: setattr(n, "op", ast.And())
        case ast.UnaryOp(op=ast.Not()):
            yield (
                "not dropped",
                lambda n: setattr(n, "op", ast.UAdd()) or setattr(n, "operand", call("bool", n.operand)),
            )  # type: ignore[attr-defined]
        case ast.Constant(value=bool(value)):
            yield f"{value} → {not value}", lambda n: setattr(n, "value", not value)
        case ast.Constant(value=int(value)):
            yield f"{value} → {value + 1}", lambda n: setattr(n, "value", value + 1)
        case ast.Name(id=name) if name in SWAPPED:
            yield f"{name} → {SWAPPED[name]}", lambda n: setattr(n, "id", SWAPPED[name])
        case ast.If():
            yield "if never", lambda n: setattr(n, "test", ast.Constant(False))
        case ast.Break():
            yield "break → continue", lambda n: setattr(n, "__class__", ast.Continue)


def call(name: str, argument: ast.expr) -> ast.Call:
    """A call of a built-in function."""
    return ast.Call(ast.Name(name, ast.Load()), [argument], [])


def mutants_of(path: Path) -> list[Mutant]:
    """Every mutant of a file. Annotations, which nothing runs, and `strict=True`, which only guards us, are left alone."""
    nodes = list(ast.walk(ast.parse(path.read_text(encoding="utf-8"))))
    written = [getattr(node, name, None) for node in nodes for name in ("annotation", "returns")]
    written += [node for node in nodes if isinstance(node, ast.keyword) and node.arg == "strict"]
    unused = {id(inner) for one in written if isinstance(one, ast.AST) for inner in ast.walk(one)}
    return [
        Mutant(path, place, node.lineno, what)  # type: ignore[attr-defined]
        for place, node in enumerate(nodes)
        if id(node) not in unused
        for what, _ in changes(node)
    ]


def runs_well(tests: list[str], mutant: Mutant | None, seconds: int) -> bool:
    """Whether the tests pass, in a process of its own."""
    child = os.fork()
    if child:
        _, status = os.waitpid(child, 0)
        return status == 0
    resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds + 1))
    if mutant is not None:
        put_in(mutant)
    import pytest

    with redirect_stdout(io.StringIO()), redirect_stderr(io.StringIO()):
        options = ["-q", "-x", "-p", "no:cacheprovider", "-p", "no:xdist", "-p", "no:randomly"]
        failed = pytest.main([*options, f"--rootdir={ROOT}", *(str(ROOT / test) for test in tests)])
    os._exit(int(failed))


def put_in(mutant: Mutant) -> None:
    """From here on importing the file gives the mutant."""
    usual = importlib.machinery.SourceFileLoader.get_code

    def get_code(self: importlib.machinery.SourceFileLoader, name: str) -> CodeType | None:
        if Path(self.path).resolve() == mutant.path.resolve():
            return mutant.compiled()
        return usual(self, name)

    importlib.machinery.SourceFileLoader.get_code = get_code  # type: ignore[method-assign]


def processor_seconds() -> float:
    """What children have used so far."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def try_package(name: str, count: int, seed: int) -> tuple[int, list[Mutant]]:
    """How many mutants of a package were tried, and those that survived."""
    files, tests = PACKAGES[name]
    begin = processor_seconds()
    if not runs_well(tests, None, 3600):
        raise SystemExit(f"{name}: the tests fail without any mutant")
    limit = int(SLOWER * (processor_seconds() - begin)) + 5
    every = [mutant for file in files for mutant in mutants_of(SOURCE / file)]
    chosen = random.Random(seed).sample(every, min(count, len(every)))
    survivors = []
    for mutant in chosen:
        if runs_well(tests, mutant, limit):
            survivors.append(mutant)
            print(f"  survived: {mutant}", flush=True)
    print(
        f"{name}: {len(chosen) - len(survivors)} of {len(chosen)} noticed ({len(every)} possible)", flush=True
    )
    return len(chosen), survivors


def main() -> None:
    """Tries the packages that are asked for."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--package", choices=PACKAGES, action="append")
    parser.add_argument("--count", type=int, default=50, help="mutants a package")
    parser.add_argument("--seed", type=int, default=11)
    parser.add_argument("--survivors", type=Path)
    wanted = parser.parse_args()
    os.chdir(ROOT)
    sys.path[:0] = [str(ROOT / "tests")]
    tried, survivors = 0, []
    for name in wanted.package or PACKAGES:
        count, found = try_package(name, wanted.count, wanted.seed)
        tried += count
        survivors += found
    print(f"noticed: {tried - len(survivors)} of {tried}")
    if wanted.survivors:
        wanted.survivors.write_text("".join(f"{mutant}\n" for mutant in survivors), encoding="utf-8")


if __name__ == "__main__":
    main()
