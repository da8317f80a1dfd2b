from __future__ import annotations

import io
import json
from typing import Any

import pytest

from nonokit.errors import ArgumentError
from nonokit.model import UNKNOWN, Grid, Puzzle
from nonokit.rendering import Frame, animation, render
from nonokit.rendering.marks import CellMark, LineGlow
from nonokit.rendering.theme import LIGHT, parse_hex

image_module = pytest.importorskip("PIL.Image")


@pytest.fixture
def frames(duck: Puzzle) -> list[Frame]:
    assert duck.goal is not None
    grid = Grid.blank(10, 10)
    moments = []
    for y in range(10):
        grid = grid.with_cells({(y, x): duck.goal[y, x] for x in range(10)})
        marks = (LineGlow(("row", y)), CellMark(tuple((y, x) for x in range(10)), "set"))
        moments.append(Frame(grid, marks, f"Row {y + 1}: only one way is left." * (1 + y % 3)))
    return [*moments, Frame(duck.goal, caption="Solved.")]


@pytest.mark.parametrize("to", ["gif", "apng"])
def test_all_frames_are_there_and_of_one_size(duck: Puzzle, frames: list[Frame], to: str) -> None:
    image = image_module.open(io.BytesIO(animation(duck, frames, to=to, frame_s=0.2, last_s=1)))  # type: ignore[arg-type]
    assert image.n_frames == 11
    durations = []
    for i in range(11):
        image.seek(i)
        durations.append(image.info["duration"])
    assert durations == [200] * 10 + [1000]


def test_every_frame_alone_would_have_the_same_size(duck: Puzzle, frames: list[Frame]) -> None:
    sizes = set()
    for part in ([frames[0], frames[-1]], [frames[-1], frames[0]]):
        image = image_module.open(io.BytesIO(animation(duck, part, to="apng")))  # type: ignore[arg-type]
        sizes.add(image.size)
    assert len(sizes) == 1


def unpacked(data: bytes | str) -> list[Any]:
    """The frames of a moving picture as its reader puts them together."""
    image = image_module.open(io.BytesIO(data))  # type: ignore[arg-type]
    found = []
    for i in range(image.n_frames):
        image.seek(i)
        found.append(image.convert("RGB"))
    return found


def test_every_frame_is_what_was_painted(duck: Puzzle, frames: list[Frame]) -> None:
    from PIL import ImageChops

    same_again = [*frames, frames[-1]]
    exact = unpacked(animation(duck, same_again, to="apng", cell=30))
    close = unpacked(animation(duck, same_again, to="gif", cell=30))
    assert len(exact) == len(close) == 12
    assert exact[-1].tobytes() == exact[-2].tobytes()
    for real, shown in zip(exact, close, strict=True):
        worst = max(high for _, high in ImageChops.difference(real, shown).getextrema())
        assert worst <= 32  # shades at the edges of letters are rounded
    first, third = unpacked(animation(duck, [same_again[0], same_again[2]], to="apng", cell=30))
    assert first.size == exact[0].size
    assert (first.tobytes(), third.tobytes()) == (exact[0].tobytes(), exact[2].tobytes())


@pytest.mark.parametrize("to", ["gif", "apng", "html"])
def test_every_frame_is_announced(duck: Puzzle, frames: list[Frame], to: str) -> None:
    seen: list[int] = []
    animation(duck, frames, to=to, on_frame=lambda: seen.append(1))
    assert len(seen) == len(frames)


def test_gif_keeps_the_colours_of_the_theme(duck: Puzzle, frames: list[Frame]) -> None:
    image = image_module.open(io.BytesIO(animation(duck, frames)))  # type: ignore[arg-type]
    image.seek(10)
    assert image.convert("RGB").getpixel((0, 0)) == parse_hex(LIGHT.paper)


def test_plain_grids_are_frames_too(duck: Puzzle) -> None:
    assert duck.goal is not None
    grids = [duck.goal.with_cells({(0, 0): UNKNOWN}), duck.goal]
    image = image_module.open(io.BytesIO(animation(duck, grids)))  # type: ignore[arg-type]
    assert image.n_frames == 2


def test_a_page_with_a_slider(duck: Puzzle, frames: list[Frame]) -> None:
    page = str(animation(duck, frames, to="html", frame_s=0.25))
    assert page.count("<svg") == 1
    assert 'max="10"' in page
    assert "250)" in page
    data = json.loads(page.partition('id="solve">')[2].partition("</script>")[0])
    assert data["captions"] == [frame.caption for frame in frames]
    parts, drawn = data["parts"], []
    for runs in data["frames"]:
        spans = zip(runs[::2], runs[1::2], strict=True)
        drawn.append("\n".join(part for start, count in spans for part in parts[start : start + count]))
    assert drawn[0].startswith("<title>")
    assert len(drawn) == len(set(drawn)) == 11
    assert len(page) < sum(map(len, drawn))  # what frames share is there once


def test_a_page_keeps_titles_and_captions_inside_their_places(duck: Puzzle) -> None:
    evil = "</script><script>alert(1)</script>\u2028"
    page = str(animation(duck.replace(title=evil), [Frame(duck.goal, caption=evil)], to="html"))
    assert page.count("<script") == 2
    assert json.loads(page.partition('id="solve">')[2].partition("</script>")[0])["captions"] == [evil]


def test_one_picture_can_be_a_gif(duck: Puzzle) -> None:
    assert render(duck, duck.goal, to="gif").startswith(b"GIF89a")  # type: ignore[arg-type]


def test_wrong_requests(duck: Puzzle) -> None:
    with pytest.raises(ArgumentError, match="at least one frame"):
        animation(duck, [])
    with pytest.raises(ArgumentError, match="gif, apng or html"):
        animation(duck, [Grid.blank(10, 10)], to="webm")
