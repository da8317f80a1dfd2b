"""`nonokit book`: from a project to a PDF; whatever is wrong is told before."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PIL import Image

import nonokit
from cli.conftest import ROOT, Run, objects
from nonokit import Grid, Puzzle
from nonokit.books.keys import BOOK, CHAPTER, OUTPUT
from nonokit.cli.commands import render

pytest.importorskip("reportlab")
from nonokit.rendering.printing.binding import MOST_BLEED_MM, MOST_GUTTER_MM
from nonokit.rendering.printing.covers import COVERS
from rendering.test_readable_print import contents, type_sizes

HEART = [".##.##.", "#######", "#######", ".#####.", "..###..", "...#..."]
BOAT = ["...#...", "...##..", "...###.", "...#...", "#######", ".#####."]
FLAG = ["####.", "####.", "#....", "#....", "#...."]
CROSS = ["#..#", ".##.", ".##.", "#..#"]  # has several solutions

PROJECT = """
title = "Two chapters"
author = "Ann"
language = "de"
trim = "6x9"
bleed_mm = 3
order = "easy first"

[[chapter]]
title = "Mine"
introduction = "Three of mine."
puzzles = ["mine/"]

[[chapter]]
title = "Others"
puzzles = ["library:course/s*"]
most = 2

[output]
pdf = "out.pdf"
covers = "covers/"
packs = { json = "pack.json", non = "non/" }
"""


def put(path: Path, rows: list[str], **texts: str) -> None:
    path.parent.mkdir(exist_ok=True)
    nonokit.dump(Puzzle.from_grid(rows, **texts), str(path))  # type: ignore[arg-type]


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A book of five puzzles."""
    put(tmp_path / "mine/boat.json", BOAT, title="Boat", author="Bo", licence="CC-BY-4.0")
    put(tmp_path / "mine/flag.json", FLAG, title="Flag")
    put(tmp_path / "mine/heart.json", HEART, title="Heart")
    path = tmp_path / "book.toml"
    path.write_text(PROJECT, encoding="utf-8")
    return path


def test_a_project_becomes_a_book(run: Run, project: Path) -> None:
    assert (
        run("book", project, "--check").stdout == f"{project}: 5 puzzles in 2 chapters, ready to be printed\n"
    )
    assert not (project.parent / "out.pdf").exists()
    done = run("book", project, "--json")
    assert (done.exit_code, done.stderr) == (0, "")
    records = objects(done)
    assert [one["number"] for one in records] == [1, 2, 3, 4, 5]
    assert [one["chapter"] for one in records] == ["Mine"] * 3 + ["Others"] * 2
    assert {one["title"] for one in records[:3]} == {"Boat", "Flag", "Heart"}
    assert all(0 < one["page"] < one["answer_page"] for one in records)

    pages = contents((project.parent / "out.pdf").read_bytes())
    assert len(pages) == records[-1]["answer_page"] + 1  # credits come last
    assert min(size for page in pages for size in type_sizes(page)) >= 8


def test_what_is_in_the_book_is_passed_on_in_other_formats(run: Run, project: Path) -> None:
    assert run("book", project).exit_code == 0
    folder = project.parent
    packed = nonokit.load_all(str(folder / "pack.json"))
    assert {puzzle.title for puzzle in packed[:3]} == {"Boat", "Flag", "Heart"}
    assert [puzzle.licence for puzzle in packed if puzzle.title == "Boat"] == ["CC-BY-4.0"]
    assert [path.name for path in sorted((folder / "non").iterdir())] == [f"00{n}.non" for n in range(1, 6)]
    assert {path.stem for path in (folder / "covers").iterdir()} == {
        "quilt",
        "portrait",
        "band",
        "pencil",
        "title",
    }


def test_planted_duplicates_and_puzzles_without_one_answer_are_kept_out(run: Run, project: Path) -> None:
    mine = project.parent / "mine"
    grid = Grid.from_text(FLAG)
    turned = ["".join(row) for row in zip(*FLAG[::-1], strict=True)]
    put(mine / "gturned.json", turned)
    put(mine / "hmirrored.json", [row[::-1] for row in BOAT])
    put(mine / "ishifted.json", ["." * 9, *(f".{row}." for row in HEART)])
    put(mine / "jinverted.json", ["".join("#."[cell] for cell in row) for row in grid.rows()])
    put(mine / "kcross.json", CROSS)
    (mine / "lbroken.json").write_text('{"rows": [[1]')
    project.write_text(PROJECT.replace('"easy first"', '"listed"'), encoding="utf-8")
    done = run("book", project, "--check", "--json")
    assert done.exit_code == 1
    wrong = {Path(one["file"]).stem: one for one in objects(done) if one.get("problems") or "error" in one}
    assert set(wrong) == {"gturned", "hmirrored", "ishifted", "jinverted", "kcross", "lbroken"}
    for name, how in (("g", "turned"), ("h", "mirrored"), ("i", "shifted"), ("j", "inverted")):
        (problem,) = wrong[name + how]["problems"]
        assert problem["code"] == "duplicate"
        assert re.search(rf"the same picture as .*\.json, .*{how}", problem["message"])
    assert "nonokit repair" in wrong["kcross"]["problems"][0]["advice"]

    assert run("book", project).exit_code == 1
    assert not (project.parent / "out.pdf").exists()
    assert run("book", project, "--leave-out").exit_code == 0
    assert len(nonokit.load_all(str(project.parent / "pack.json"))) == 5


def test_every_mistake_of_a_project_is_named_with_its_line(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "book.toml"
    path.write_text(
        'titel = "x"\npaper = "a5"\nbleed_mm = "3"\ncover = "kilt"\ntrim = "a3"\nlarge_print = 1\n'
        '[[chapter]]\npuzzles = ["mine/"]\n[[chapter]]\nimage = ["x"]\n[output]\npacks = { nonn = "x" }\n'
    )
    done = run("book", path)
    assert done.exit_code == 1
    for line, words in (
        (1, "there is no key 'titel' (did you mean 'title'?)"),
        (2, "there is no key 'paper' (did you mean 'trim'?)"),
        (3, "bleed_mm is '3': expected a number from 0 to 20"),
        (4, "cover is 'kilt': expected one of 'quilt'"),
        (5, "trim is 'a3': expected one of a4, letter"),
        (6, "large_print is 1: expected true or false"),
        (9, "chapter 2 has no puzzles"),
        (10, "chapter 2: there is no key 'image' (did you mean 'images'?)"),
        (12, "there is no format 'nonn' (did you mean 'non'?)"),
    ):
        assert re.search(rf"book\.toml:{line}: .*{re.escape(words)}", done.stderr), words


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b'title = "x\n', "book.toml:1:11: this is no TOML"),
        (b"\xff\xfe", "not UTF-8"),
        (b"", "there is no chapter: begin one with [[chapter]]"),
        (b"chapter = 3", "expected tables, each begun with [[chapter]]"),
        (b"output = 3", "expected a table, begun with [output]"),
        (b'[[chapter]]\npuzzles = ["nothing.non"]', "nothing.non: no such file or folder"),
        (b'[[chapter]]\nimages = ["./"]', "there is no image in this folder"),
        (b"x" * 1_000_001, "larger than a project can be"),
    ],
)
def test_files_that_are_no_projects(run: Run, tmp_path: Path, content: bytes, sentence: str) -> None:
    path = tmp_path / "book.toml"
    path.write_bytes(content)
    done = run("book", path)
    assert done.exit_code == 1
    assert sentence in done.stderr


def test_what_no_font_and_no_page_can_hold_is_told(
    run: Run, project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("nonokit.rendering.pdf.font_with", lambda char: None)
    put(project.parent / "mine/cat.json", ["#.#", "###", ".#."], title="猫")
    put(project.parent / "mine/wide.json", ["#." * 50] * 3)
    text = (
        PROJECT.replace('"Two chapters"', '"本"')
        .replace('"6x9"', '"a5"\nlarge_print = true')
        .replace('"de"', '"ja"')
    )
    project.write_text(text, encoding="utf-8")
    done = run("book", project, "--check")
    assert done.exit_code == 1
    assert re.search(r"cat\.json: no font at hand has 猫; install one", done.stdout)
    assert re.search(r"wide\.json: with figures of 12 points it takes more than 9 pages of a5", done.stdout)
    assert re.search(r"book\.toml: title: no font at hand has 本", done.stderr)
    assert re.search(r"book\.toml: language: no font at hand has 、 。 か", done.stderr)


def test_a_project_to_begin_with(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    assert run("book", path).exit_code == 1
    assert run("book", "--new", path).exit_code == 0
    assert run("book", path, "--check").exit_code == 0
    before = path.read_text()
    assert run("book", "--new", path).exit_code == 1
    assert path.read_text() == before


def test_images_of_a_folder_become_puzzles(run: Run, tmp_path: Path) -> None:
    (tmp_path / "images").mkdir()
    image = Image.new("L", (7, 6), 255)
    image.putdata([0 if cell == "#" else 255 for row in HEART for cell in row])
    image.save(tmp_path / "images/my-heart.png")
    path = tmp_path / "book.toml"
    path.write_text('[[chapter]]\nimages = ["images/"]\nimage_size = 7\n')
    (record,) = objects(run("book", path, "--to", tmp_path / "b.pdf", "--json"))
    assert (record["title"], record["to"]) == ("my heart", str(tmp_path / "b.pdf"))
    assert (tmp_path / "b.pdf").read_bytes().startswith(b"%PDF")


def test_any_image_in_tiles(run: Run, tmp_path: Path) -> None:
    image = Image.effect_mandelbrot((300, 240), (-2, -1.2, 1, 1.2), 90)  # some hundred greys
    image.save(tmp_path / "large.png")
    path = tmp_path / "book.toml"
    path.write_text('[[chapter]]\nmosaic = "large.png"\ntiles = [2, 2]\nimage_size = 30\ncolours = 1\n')
    done = run("book", path, "--check", "--json")
    records = objects(done)
    assert 1 <= len(records) <= 4, done.stderr
    assert {(one["width"], one["problems"] == []) for one in records} == {(15, True)}


def test_a_picture_in_tiles(run: Run, tmp_path: Path) -> None:
    rows = [row + "." * 7 for row in BOAT] + ["." * 7 + row for row in HEART]
    put(tmp_path / "large.json", rows, title="Two", author="Ann")
    path = tmp_path / "book.toml"
    path.write_text('[[chapter]]\ntitle = "Large"\nmosaic = "large.json"\ntiles = [2, 2]\n')
    done = run("book", path, "--json")
    assert done.exit_code == 0, done.stderr
    records = objects(done)
    assert [Path(one["file"]).name for one in records] == ["large.json tile 1,1", "large.json tile 2,2"]
    assert [(one["width"], one["height"]) for one in records] == [(7, 6), (7, 6)]
    pages = contents((tmp_path / "book.pdf").read_bytes())
    assert len(pages) == records[0]["answer_page"] + 2  # the whole picture, and credits
    path.write_text('[[chapter]]\nmosaic = "large.json"\ntiles = [9, 2]\n')
    assert "5 cells at least" in run("book", path).stderr


def test_the_project_of_the_documents_is_one(run: Run, tmp_path: Path) -> None:
    text = (ROOT / "docs/books.md").read_text(encoding="utf-8")
    path = tmp_path / "book.toml"
    path.write_text(re.findall(r"```toml\n(.*?)```", text, re.DOTALL)[0], encoding="utf-8")
    assert run("book", path, "--check").exit_code == 0
    named = set(re.findall(r"`(\w+)`", text))
    assert {*BOOK, *CHAPTER, *OUTPUT} <= named


def test_render_offers_the_covers_and_margins_that_books_have() -> None:
    """Its options are written out, so that `--help` need not import what draws."""
    types = {option.name: option.type for option in render.command.params}
    assert set(types["cover"].choices) == set(COVERS)
    assert (types["gutter_mm"].max, types["bleed_mm"].max) == (MOST_GUTTER_MM, MOST_BLEED_MM)
