"""As people run it: a process of its own, with pipes, signals and a terminal."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import nonokit
from cli.conftest import ROOT, environment, process
from nonokit.cli import exit_codes
from pictures import endless_puzzle
from processes import PATIENCE_S, running

unix_only = pytest.mark.skipif(os.name == "nt", reason="needs Unix signals and terminals")


def test_module_runs(cat):
    done = process("solve", cat)
    assert done.returncode == exit_codes.OK
    assert "status  unique, by line logic alone" in done.stdout
    assert done.stderr == ""


def test_pipe_from_one_command_to_another(cat):
    code = process("codes", cat, "--only", "rules").stdout
    assert process("check", "-", "--json", input=code).returncode == exit_codes.OK


def test_errors_go_to_stderr(broken):
    done = process("solve", broken)
    assert done.returncode == exit_codes.ERROR
    assert done.stdout == ""
    assert re.match(rf"nonokit: {re.escape(str(broken))}:5:\d+: ", done.stderr)
    assert done.stderr.count("\n") == 1


@unix_only
@pytest.mark.parametrize(
    ("closed", "argument", "code", "told"),
    [
        (">&-", "cat", exit_codes.OK, ""),
        ("2>&-", "none", exit_codes.ERROR, ""),
        ("<&-", "-", exit_codes.ERROR, "<stdin>: it is empty"),
    ],
)
def test_closed_streams_are_no_crash(cat, closed, argument, code, told):
    command = [sys.executable, "-m", "nonokit", "solve", str(cat) if argument == "cat" else argument]
    done = subprocess.run(
        ["sh", "-c", f'exec "$@" {closed}', "sh", *command],
        env=environment(), capture_output=True, timeout=PATIENCE_S, encoding="utf-8",
    )  # fmt: skip
    assert (done.returncode, done.stdout) == (code, "")
    assert told in done.stderr
    assert "Traceback" not in done.stderr


def test_ascii_terminals_get_ascii(cat):
    done = process("solve", cat, env=environment(PYTHONIOENCODING="ascii"))
    assert done.returncode == exit_codes.OK
    assert done.stdout.isascii()
    assert "3x3" in done.stdout
    assert "######" in done.stdout


def test_solving_imports_nothing_heavy(cat):
    code = "import sys; from nonokit.cli.main import main; sys.argv[0] = 'nonokit'\ntry: main()\nfinally: print(*sys.modules)"
    done = subprocess.run(
        [sys.executable, "-c", code, "solve", str(cat)],
        env=environment(), capture_output=True, text=True, timeout=PATIENCE_S, encoding="utf-8",
    )  # fmt: skip
    loaded = set(done.stdout.splitlines()[-1].split())
    assert "nonokit.cli.commands.solve" in loaded
    assert not loaded & {
        "pysat",
        "PIL",
        "asyncio",
        "importlib.metadata",
        "nonokit.explaining",
        "defusedxml",
    }
    assert "nonokit.cli.commands.check" not in loaded


@unix_only
def test_reader_that_has_had_enough(tmp_path):
    with running(
        [sys.executable, "-m", "nonokit", "show", "library:*"],
        env=environment(), stdout=subprocess.PIPE, stderr=subprocess.PIPE,
    ) as reader:  # fmt: skip
        reader.stdout.readline()
        reader.stdout.close()
        errors = reader.stderr.read()
    assert reader.returncode == exit_codes.OK
    assert errors == b""


@pytest.fixture(scope="module")
def hard(tmp_path_factory) -> Path:
    path = tmp_path_factory.mktemp("hard") / "hard.non"
    nonokit.dump(endless_puzzle(), str(path))
    return path


# The command line, which says when the hard puzzle is at work: an interrupt before that would not be one of the work.
TELLING = """
import sys
from nonokit.cli.main import main
from nonokit.cli.progress import SolveProgress

def tell(self, progress, told=[]):
    if self.title.endswith("hard.non") and not told:
        told.append(print("at work", file=sys.stderr, flush=True))

SolveProgress.__call__ = tell
main()
"""


def interrupted(*arguments: object) -> tuple[int, str, str]:
    """The exit code and output of a command that is interrupted while the hard puzzle is at work."""
    with running(
        [sys.executable, "-c", TELLING, *map(str, arguments)],
        env=environment(), stdout=subprocess.PIPE, stderr=subprocess.PIPE,
        bufsize=0,  # or `communicate` would miss what came with the first line
    ) as process:  # fmt: skip
        assert process.stderr.readline() == b"at work\n"
        process.send_signal(signal.SIGINT)
        output, errors = process.communicate(timeout=PATIENCE_S)
    return process.returncode, output.decode(), errors.decode()


@unix_only
def test_ctrl_c_keeps_what_is_done_and_tells_what_is_known(cat, hard, tmp_path):
    target = tmp_path / "solved.json"
    code, output, errors = interrupted("solve", cat, hard, "--json", "--to", target)
    first, second = map(json.loads, output.splitlines())
    assert code == exit_codes.INTERRUPTED
    assert first["status"] == "unique"
    assert (second["status"], second["reason"]) == ("unknown", "interrupted")
    assert len(second["known"]) == 100
    assert errors.strip() == "interrupted"
    assert nonokit.load(str(target)).title == "Small cat"


@unix_only
def test_ctrl_c_keeps_the_ratings_made(cat, hard):
    code, output, errors = interrupted("rate", cat, hard, cat)
    assert code == exit_codes.INTERRUPTED
    assert [line.split()[-1] for line in output.splitlines()] == ["file", str(cat)]
    listed, last = errors.strip().rsplit("\n", 1)
    assert f"{hard}: interrupted" in listed
    assert last == "interrupted"


@unix_only
def test_ctrl_c_keeps_the_steps_explained(cat, hard):
    code, output, errors = interrupted("explain", cat, hard, "--json")
    first, second = map(json.loads, output.splitlines())
    assert code == exit_codes.INTERRUPTED
    assert first["status"] == "unique"
    assert (second["status"], second["reason"]) == ("unknown", "interrupted")
    assert len(second["cells"]) == 100
    assert errors.strip() == "interrupted"


@unix_only
def test_ctrl_c_keeps_the_hints_given(cat, tmp_path, hard):
    code, output, errors = interrupted("hint", cat, hard, "--mistakes", "cells", "--json")
    assert code == exit_codes.INTERRUPTED
    assert json.loads(output)["kind"] == "step"
    assert errors.strip() == "interrupted"


def in_terminal(*arguments: str, until: str | None = None, **changes: str) -> str:
    """What a terminal of 100 columns shows, to the end or until it is interrupted because it shows something."""
    import fcntl
    import pty
    import struct
    import termios

    primary, secondary = pty.openpty()
    fcntl.ioctl(secondary, termios.TIOCSWINSZ, struct.pack("HHHH", 40, 100, 0, 0))
    settings = environment(**{"TERM": "xterm-256color", "COLORTERM": "truecolor"} | changes)
    with running(
        [sys.executable, "-m", "nonokit", *arguments],
        env=settings, stdin=secondary, stdout=secondary, stderr=secondary, close_fds=True,
    ) as process:  # fmt: skip
        os.close(secondary)
        seen = b""
        try:
            while part := os.read(primary, 65536):
                seen += part
                if until is not None and until.encode() in seen:
                    process.send_signal(signal.SIGINT)
                    until = None
        except OSError:  # the terminal is gone with the process
            pass
    os.close(primary)
    return seen.decode()


@unix_only
def test_terminals_get_colours_unless_they_do_not_want_them():
    path = str(ROOT / "examples" / "sailboat.xml")
    assert "\x1b[48;2;" in in_terminal("solve", path)
    assert "\x1b[48;5;" in in_terminal("solve", path, COLORTERM="")
    assert "\x1b[" not in in_terminal("solve", path, NO_COLOR="1")


@unix_only
def test_terminals_see_solutions_side_by_side():
    first = next(
        line
        for line in in_terminal("solve", str(ROOT / "examples" / "ambiguous.non")).splitlines()
        if "solution 1" in line
    )
    assert "solution 2" in first
    assert "certain" in first


@unix_only
def test_a_terminal_too_narrow_for_the_clues_is_told_of():
    path = str(ROOT / "examples" / "cat.non")
    assert "takes 40 columns, and here are 36" in in_terminal("show", path, COLUMNS="36")


@unix_only
def test_nothing_typed_at_a_terminal_is_a_usage_error():
    assert "Name a puzzle" in in_terminal("solve")


@unix_only
def test_long_solves_show_progress_on_a_terminal(hard):
    assert "% known" in in_terminal("solve", str(hard), "--json", until="% known")
