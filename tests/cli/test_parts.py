"""One puzzle in parts: split, solved as any others, and put together."""

from __future__ import annotations

from pathlib import Path

import pytest

from cli.conftest import Run


def test_split_batch_and_combine_on_the_command_line(run: Run, tmp_path: Path) -> None:
    puzzle, parts, answers = (tmp_path / name for name in ("ones.non", "parts.jsonl", "answers.csv"))
    puzzle.write_text("width 5\nheight 5\nrows\n" + "1\n" * 5 + "columns\n" + "1\n" * 5)
    assert "parts with" in run("split", puzzle, "--parts", 8, "--to", parts).stderr
    assert run("batch", "solve", parts, "--out", answers, "--jobs", 1).exit_code == 0
    done = run("combine", puzzle, parts, answers)
    assert done.exit_code == 4
    assert "several solutions" in done.stdout
    answers.write_text("".join(answers.read_text().splitlines(keepends=True)[:1]))
    done = run("combine", puzzle, parts, answers, "--json")
    assert done.exit_code == 5
    assert "parts have no answer: 1, 2" in done.stdout
    parts.write_text("".join(parts.read_text().splitlines(keepends=True)[1:]))
    done = run("combine", puzzle, parts, answers)
    assert done.exit_code == 1
    assert "leave something out" in done.stderr


@pytest.mark.parametrize("suffix", ["csv", "jsonl"])
def test_a_run_that_was_killed_leaves_answers_that_can_be_combined(
    run: Run, tmp_path: Path, suffix: str
) -> None:
    puzzle, parts, answers = (tmp_path / name for name in ("one.non", "parts.jsonl", f"answers.{suffix}"))
    puzzle.write_text("width 4\nheight 4\nrows\n" + "1\n" * 4 + "columns\n" + "1\n" * 4)
    run("split", puzzle, "--parts", 4, "--to", parts)
    run("batch", "solve", parts, "--out", answers, "--jobs", 1)
    answers.write_text(answers.read_text()[:-9])
    done = run("split", parts, "--answers", answers, "--to", tmp_path / "more.jsonl")
    assert (done.exit_code, done.stdout) == (0, ""), done.stderr
    assert run("combine", puzzle, parts, answers).exit_code == 4


def test_parts_without_an_answer_are_split_again(run: Run, tmp_path: Path) -> None:
    puzzle, parts, answers, more, more_answers = (
        tmp_path / name for name in ("ones.non", "parts.jsonl", "a.csv", "more.jsonl", "b.jsonl")
    )
    puzzle.write_text("width 5\nheight 5\nrows\n" + "1\n" * 5 + "columns\n" + "1\n" * 5)
    run("split", puzzle, "--parts", 8, "--to", parts)
    run("batch", "solve", parts, "--out", answers, "--jobs", 1)
    assert "every part has its answer" in run("split", parts, "--answers", answers, "--to", more).stderr
    head, *rows = answers.read_text().splitlines(keepends=True)
    answers.write_text("".join([head, *(row for row in rows if ",multiple," not in row)]))
    assert "parts have no answer" in run("combine", puzzle, parts, answers).stdout
    run("split", parts, "--answers", answers, "--parts", 3, "--to", more)
    run("batch", "solve", more, "--out", more_answers, "--jobs", 1)
    done = run("combine", puzzle, more_answers, parts, more, answers)
    assert done.exit_code == 4
    more.rename(tmp_path / "renamed.jsonl")
    done = run("combine", puzzle, parts, answers, tmp_path / "renamed.jsonl", more_answers)
    assert done.exit_code == 1
    assert "more.jsonl: give that file, too" in " ".join(done.stderr.split())
