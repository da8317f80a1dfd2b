"""The program itself: help, version, errors, the table of commands."""

from __future__ import annotations

import sys

import click
import pytest

from nonokit.cli import exit_codes
from nonokit.cli.main import SECTIONS, cli

COMMANDS = [name for section in SECTIONS.values() for name in section]


def test_help_lists_every_command(run):
    result = run("--help")
    assert result.exit_code == exit_codes.OK
    assert all(f"  {name} " in result.stdout for name in COMMANDS)


def test_without_arguments_help_is_shown(run):
    result = run()
    assert result.exit_code == exit_codes.USAGE
    assert "Usage: nonokit" in result.output


@pytest.mark.parametrize("name", COMMANDS)
def test_commands_have_examples_and_sentences_that_fit(run, name):
    result = run(name, "--help", env={"COLUMNS": "80"})
    assert result.exit_code == exit_codes.OK
    examples = result.stdout.split("Examples:")[1]
    assert f"nonokit {name}" in examples
    sentences = [line for line in examples.splitlines() if not line.startswith("    ")]
    assert max(map(len, sentences), default=0) <= 80


def test_version_names_the_engine_and_why(run):
    lines = run("--version").stdout.splitlines()
    assert lines[0].startswith("nonokit 0.")
    assert lines[1].startswith(("engine  native: ", "engine  reference: "))


def test_slip_of_the_pen_gets_a_suggestion(run):
    result = run("slove", "x")
    assert result.exit_code == exit_codes.USAGE
    assert "Did you mean 'solve'?" in result.stderr


def test_unknown_option_is_a_usage_error(run, cat):
    result = run("solve", cat, "--nonsense")
    assert result.exit_code == exit_codes.USAGE
    assert "--nonsense" in result.stderr


def test_unknown_method_is_a_usage_error(run, cat):
    assert run("solve", cat, "--methods", "magic").exit_code == exit_codes.USAGE


def test_a_bug_of_ours_asks_for_a_report(run, cat, monkeypatch):
    from nonokit.cli.commands import solve as module
    from nonokit.errors import InternalError

    def fail(*_: object, **__: object) -> None:
        raise InternalError("a solution failed its check", report="bug.json")

    monkeypatch.setattr(module, "solve", fail)
    result = run("solve", cat)
    assert result.exit_code == exit_codes.ERROR
    assert "bug.json" in result.stderr
    assert "please report" in result.stderr


def test_completion_knows_commands_and_options():
    from click.shell_completion import ShellComplete

    complete = ShellComplete(cli, {}, "nonokit", "_NONOKIT_COMPLETE")
    assert [item.value for item in complete.get_completions([], "so")] == ["solve"]
    assert "--max-solutions" in [item.value for item in complete.get_completions(["solve"], "--max")]
    assert [item.type for item in complete.get_completions(["solve"], "x")] == ["file"]
    assert "library:cat" in [item.value for item in complete.get_completions(["solve"], "library:c")]
    assert "xml" in [item.value for item in complete.get_completions(["solve", "--format"], "x")]


def test_the_manual_page_has_every_command_and_option(run):
    page = run("--man").output
    assert page.startswith(".TH NONOKIT 1")
    said = page.replace(r"\-", "-")
    ctx = click.Context(cli, info_name="nonokit")
    for name in cli.list_commands(ctx):
        _, _, part = said.partition(f"\n.SS {name}\n")
        part = part.partition("\n.SS ")[0]
        assert part.startswith(rf"\fBnonokit {name}\fR"), name
        options = [one for one in cli.get_command(ctx, name).params if isinstance(one, click.Option)]
        assert [one.opts[-1] for one in options if not one.hidden and one.opts[-1] not in part] == []
    requests = {line.split()[0] for line in page.splitlines() if line.startswith((".", "'"))}
    assert requests == {".TH", ".SH", ".SS", ".TP", ".PP", ".nf", ".fi"}


def test_silent_work_has_a_bar_where_results_would_be_seen_anyway(monkeypatch, capsys):
    from nonokit.cli import progress as bars

    monkeypatch.setattr(bars, "SHOW_AFTER_S", 0)
    for stream in (sys.stdout, sys.stderr):
        monkeypatch.setattr(stream, "isatty", lambda: True)
    for is_silent in (False, True):
        with bars.InputProgress(2, is_silent=is_silent) as progress:
            progress.advance()
            assert (progress.line is not None) is is_silent
            with bars.InputProgress(2, is_silent=True) as second:  # one bar at a time
                second.advance()
                assert (second.line is None) is is_silent
    assert not bars.InputProgress.is_shown
    drawn = capsys.readouterr().err
    assert "  1/2  " in drawn
    assert drawn.endswith("\r\x1b[K")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["check", "library:cat", "--jobs", "abc"], "'abc' is not a whole number"),
        (["generate", "--density", "half"], "'half' is not a number"),
    ],
)
def test_numbers_that_are_none_are_told_in_plain_words(run, arguments, sentence):
    done = run(*arguments)
    assert done.exit_code == 2
    assert sentence in done.stderr
