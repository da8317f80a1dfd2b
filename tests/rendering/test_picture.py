from __future__ import annotations

from collections.abc import Callable
from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st

import nonokit.rendering as face
from nonokit.errors import ArgumentError
from nonokit.model import Grid, Puzzle
from nonokit.rendering import grid_svg, puzzle_svg, render, render_text
from nonokit.rendering.scene import Scene, Text
from nonokit.rendering.svg import to_svg


def test_the_public_list_is_complete_and_no_module_hides_a_name() -> None:
    for name in face.__all__:
        assert getattr(face, name) is not None
    for name in face.__all__:  # again: importing a submodule must not have replaced a function
        assert type(getattr(face, name)).__name__ != "module"
    with pytest.raises(AttributeError, match="paint"):
        face.paint  # noqa: B018


def test_golden_puzzle(duck: Puzzle, golden: Callable[[str, str], None]) -> None:
    golden("duck.svg", str(render(duck, title="Duck")))


def test_golden_state(duck: Puzzle, duck_state: Grid, golden: Callable[[str, str], None]) -> None:
    golden("duck-state.svg", str(render(duck, duck_state)))


def test_golden_dark_colours(flower: Puzzle, golden: Callable[[str, str], None]) -> None:
    golden("flower-dark.svg", str(render(flower, flower.goal, theme="dark", palette="safe", symbols=True)))


def test_equal_rectangles_share_a_path(duck: Puzzle) -> None:
    assert duck.goal is not None
    root = ElementTree.fromstring(str(render(duck, duck.goal)))
    paths = [element for element in root if element.tag.endswith("path")]
    filled = next(path for path in paths if path.get("fill") == "#1d2433")
    assert filled.get("d", "").count("M") == duck.goal.cells.count(1)


def test_scale_changes_the_size_and_not_the_drawing(duck: Puzzle) -> None:
    once, twice = (ElementTree.fromstring(str(render(duck, scale=scale))) for scale in (1, 2))
    assert int(twice.get("width", "0")) == 2 * int(once.get("width", "0"))
    assert once.get("viewBox") == twice.get("viewBox")


@given(st.text())
def test_any_title_makes_well_formed_xml(title: str) -> None:
    puzzle = Puzzle.from_grid("#", title=title)
    ElementTree.fromstring(str(render(puzzle, title=title, caption=title)))
    assert str(render(puzzle, to="html")).startswith("<!doctype html>")


def test_html_of_texts_that_nothing_can_show(flower: Puzzle) -> None:
    page = str(render(flower.replace(title="a\ud800b\0", author="c\1"), to="html"))
    assert "<title>a b </title>" in page
    assert "by c " in page
    assert page.encode()


def test_html_needs_nothing_else(flower: Puzzle) -> None:
    page = str(render(flower.replace(title="<b> & co", author="A. Nonym"), to="html", theme="dark"))
    assert "&lt;b&gt; &amp; co" in page
    assert "by A. Nonym" in page
    assert "--paper: #14171c;" in page
    assert page.replace("http://www.w3.org/2000/svg", "").count("http") == 0


def test_text_outputs(duck: Puzzle) -> None:
    assert render(duck, duck.goal, to="text") == render_text(duck, duck.goal)
    assert render(duck, duck.goal, to="ansi") == render_text(duck, duck.goal, colour="truecolour")
    assert "│" not in str(render(duck, to="text", show_rules=False))
    assert render(duck, duck.goal, to="text", style="ascii").isascii()  # type: ignore[union-attr]


def test_unknown_outputs_are_named(duck: Puzzle) -> None:
    with pytest.raises(ArgumentError, match="no output 'jpeg': expected one of text, ansi, svg"):
        render(duck, to="jpeg")


def test_notebooks(duck: Puzzle, duck_state: Grid) -> None:
    assert ">Duck</text>" in puzzle_svg(duck)
    svg = grid_svg(duck_state)
    assert svg.startswith("<svg")
    assert "<text" not in svg
    assert "<polyline" in svg  # crosses: it is a state


def test_stretched_texts_of_svg_have_a_width() -> None:
    scene = Scene(50, 50, "#ffffff")
    scene.add(Text(25, 25, "12", 10, "#000000", stretch=0.75), Text(25, 40, "3", 10, "#000000"))
    texts = ElementTree.fromstring(to_svg(scene)).iter("{http://www.w3.org/2000/svg}text")
    assert [text.get("textLength") for text in texts] == ["8.4", None]
