"""Promises about the whole: the public list, imports that point down, the error tree."""

from __future__ import annotations

import ast
import importlib.metadata
import inspect
import pickle
import subprocess
import sys
from pathlib import Path
from typing import get_args, get_type_hints

import pytest

import nonokit
from imports import SOURCE, circle, folders_used, packages_used
from nonokit import errors

# A package may import those on lower levels, and on its own level only itself.
LEVELS = [
    {"errors", "hooks", "public_names"},
    {"plugins"},
    {"model", "messages"},
    {"engine", "formats", "line", "rendering"},
    {"puzzles", "solving"},
    {"diagnosing", "explaining"},
    {"rating"},
    {"generating"},
    {"books", "scanning"},
    {"batch"},
    {"server"},
    {"site"},
    {"cli", "notebook"},  # `play` starts the server
]
LEVEL = {name: level for level, names in enumerate(LEVELS) for name in names}


def upward(path: Path, text: str | None = None) -> list[str]:
    """The imports of a file that do not point down."""
    own = path.relative_to(SOURCE).parts[0].removesuffix(".py")
    others = sorted(packages_used(path, text) - {own})
    return [
        f"{path.relative_to(SOURCE)} uses nonokit.{other}" for other in others if LEVEL[other] >= LEVEL[own]
    ]


def test_imports_point_down() -> None:
    files = [
        path
        for path in SOURCE.rglob("*.py")
        if path.name not in ("__init__.py", "__main__.py") or path.parent != SOURCE
    ]
    assert [fault for path in files for fault in upward(path)] == []


@pytest.mark.parametrize(
    "text",
    [
        "import nonokit.solving",
        "from nonokit.solving import solve",
        "from nonokit import solving",
        "from nonokit import solve",
        "import nonokit\nnonokit.solve",
        "def later():\n    from nonokit.solving.pipeline import solve",
        "if TYPE_CHECKING:\n    from nonokit.solving import Status",
        "from ..solving import solve",
        "import_module('nonokit.solving.pipeline')",
        "HOMES = {'solve': 'nonokit.solving'}",
        "import_module(f'nonokit.solving.{name}')",
    ],
)
def test_every_way_of_importing_is_seen(text: str) -> None:
    assert upward(SOURCE / "model" / "x.py", text) == ["model/x.py uses nonokit.solving"]
    assert upward(SOURCE / "solving" / "x.py", text) == []


def test_words_are_no_imports() -> None:
    assert (
        upward(SOURCE / "model" / "x.py", '"""nonokit.solving does that."""\nx = "see nonokit.solving"') == []
    )


def test_folders_do_not_use_each_other_in_a_circle() -> None:
    """Those of the page are tested in tests/web/imports.test.js."""
    assert circle(folders_used()) == []
    a, b, c = map(Path, "abc")
    assert circle({a: {b}, b: {c}, c: {b}}) == [b, c]


def test_every_package_has_its_level() -> None:
    packages = {
        path.name.removesuffix(".py")
        for path in SOURCE.iterdir()
        if path.suffix == ".py" or (path / "__init__.py").exists()
    }
    assert packages - {"__init__", "__main__"} == set(LEVEL)


def test_light_packages_import_nothing_heavy() -> None:
    code = "import nonokit; nonokit.Puzzle, nonokit.solve, nonokit.load, nonokit.ambiguity; import sys; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert not set(done.stdout.split()) & {
        "PIL",
        "click",
        "fastapi",
        "pysat",
        "reportlab",
        "dask",
        "numpy",
    }


def test_public_names() -> None:
    assert nonokit.__all__ == sorted(nonokit.__all__)
    for name in nonokit.__all__:
        assert getattr(nonokit, name) is not None
    assert set(nonokit.__all__) <= set(dir(nonokit))
    with pytest.raises(AttributeError, match="solv"):
        nonokit.solv  # type: ignore[attr-defined]  # noqa: B018


def test_the_version_is_that_of_the_package() -> None:
    assert nonokit.__version__ == importlib.metadata.version("nonokit")


OPAQUE = {nonokit.Memory}  # made and handed over, never looked into
FUNCTIONS = [name for name in nonokit.__all__ if inspect.isfunction(getattr(nonokit, name))]


def test_public_functions_are_functions() -> None:
    assert len(FUNCTIONS) >= 16
    assert all(name[:1].isupper() or name in ("line", *FUNCTIONS) for name in nonokit.__all__)
    for name in FUNCTIONS:
        function = getattr(nonokit, name)
        assert pickle.loads(pickle.dumps(function)) is function
        assert function.__doc__
        assert all(parameter.annotation for parameter in inspect.signature(function).parameters.values())


def classes_in(annotation: object) -> set[type]:
    """Our classes in an annotation."""
    is_ours = isinstance(annotation, type) and annotation.__module__.startswith("nonokit")
    return ({annotation} if is_ours else set()).union(*map(classes_in, get_args(annotation)))


def annotated_in(value: object) -> set[type]:
    """Our classes in the annotations of a public function, or of a public class and what it offers."""
    found = set().union(*map(classes_in, get_type_hints(value).values()))
    for name, member in vars(value).items() if isinstance(value, type) and value not in OPAQUE else ():
        member = (
            getattr(member, "__func__", None)
            or getattr(member, "fget", None)
            or getattr(member, "func", member)
        )
        if inspect.isfunction(member) and not name.startswith("_"):
            found |= annotated_in(member)
    return found


def test_every_type_that_users_annotate_with_is_public() -> None:
    """The parts of a public union need no names of their own."""
    values = [getattr(nonokit, name) for name in nonokit.__all__]
    public = set().union(*map(classes_in, values))
    documented = [value for value in values if isinstance(value, type) or inspect.isfunction(value)]
    used = set().union(*map(annotated_in, documented))
    assert {f"{kind.__module__}.{kind.__name__}" for kind in used - public} == set()


def test_no_module_bears_the_name_of_a_public_function() -> None:
    """But where a file is a command or a job and is named after it."""
    modules = [path.relative_to(SOURCE).with_suffix("") for path in SOURCE.rglob("*.py")]
    packages = [path.parent for path in modules if path.name == "__init__"]
    named = [path for path in (*modules, *packages) if path.name in FUNCTIONS]
    assert [path for path in named if path.parent.as_posix() not in ("cli/commands", "server/jobs")] == []


def test_errors_have_stable_distinct_codes() -> None:
    tree = [e for e in vars(errors).values() if isinstance(e, type) and issubclass(e, errors.NonokitError)]
    codes = [error.code for error in tree]
    assert len(set(codes)) == len(codes)
    assert all(error.__name__ in (errors.__doc__ or "") for error in tree)


def test_only_the_cli_prints() -> None:
    for path in SOURCE.rglob("*.py"):
        if path.relative_to(SOURCE).parts[0] in ("cli", "server"):
            continue
        tree = ast.parse(path.read_text(encoding="utf-8"))
        prints = [
            n for n in ast.walk(tree) if isinstance(n, ast.Call) and getattr(n.func, "id", "") == "print"
        ]
        assert not prints, path


def test_no_benchmark_bears_the_name_of_a_test_folder() -> None:
    """Both are imported by their bare names, and a module hides a folder."""
    root = Path(__file__).parents[1]
    folders = {path.name for path in (root / "tests").iterdir() if path.is_dir()}
    assert not folders & {path.stem for path in (root / "bench").glob("*.py")}
