"""The command scan."""

from __future__ import annotations

from pathlib import Path

import pytest
from PIL import Image, ImageDraw

import nonokit
from cli.conftest import Run, objects
from drawn_pages import PUZZLE, drawn
from nonokit.cli import exit_codes


@pytest.fixture
def page(tmp_path: Path) -> Path:
    path = tmp_path / "page.png"
    drawn().save(path)
    return path


def test_a_picture_becomes_a_puzzle(run: Run, page: Path, tmp_path: Path) -> None:
    result = run("scan", page, "--to", tmp_path / "page.non", "--style", "ascii")
    assert result.exit_code == exit_codes.OK
    assert "none doubtful" in result.stdout
    assert nonokit.load(tmp_path / "page.non").rows == PUZZLE.rows


def test_json_and_what_cannot_be_read(run: Run, page: Path, tmp_path: Path) -> None:
    Image.new("RGB", (300, 200), "white").save(tmp_path / "blank.png")
    result = run("scan", tmp_path / "blank.png", page, "-", "--json", stdin=page.read_bytes())
    failure, found, piped = objects(result)
    assert result.exit_code == exit_codes.ERROR
    assert "no grid was found" in failure["error"]["message"]
    assert found["rows"] == piped["rows"] == [[run.length for run in clue or ()] for clue in PUZZLE.rows]
    assert found["status"] == "unique"
    assert found["is_sure"] is True
    assert len(found["numbers"][0]["corners"]) == 4


def test_a_doubtful_line_is_said_with_why_and_what_else_and_what_to_do(
    run: Run, page: Path, tmp_path: Path
) -> None:
    picture = Image.open(page)
    (left, top), _, (right, bottom), _ = next(
        number.corners for number in nonokit.scan(page).numbers if (number.side, number.line) == ("column", 3)
    )
    hidden = (left + 3, top + 3, right - 3, bottom - 3)
    ImageDraw.Draw(picture).rectangle(hidden, fill=picture.getpixel((left + 4, top + 4)))
    picture.save(tmp_path / "hidden.png")
    said = run("scan", tmp_path / "hidden.png", "--style", "ascii").stdout
    meant = PUZZLE.columns[3]
    assert f"column 4: {meant}. This looks like" in said
    assert "If not: " in said
    assert "nonokit doctor" in said
    (found,) = objects(run("scan", tmp_path / "hidden.png", "--json"))
    (doubt,) = found["doubts"]
    assert (doubt["why"], doubt["reading"]) == ("corrected", [run.length for run in meant or ()])
    assert doubt["others"]
    assert len(doubt["corners"]) == 4
