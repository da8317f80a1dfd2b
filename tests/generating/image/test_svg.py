"""SVG drawings as pictures: drawn at our size, in a process that hostile files cannot take along."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from nonokit.errors import FormatError, MissingExtra, NonokitError
from nonokit.generating import from_image
from nonokit.generating.image import svg
from nonokit.generating.image.opening import open_image

pytest.importorskip("resvg_py")

SPACE = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
HOUSE = f'<svg {SPACE} viewBox="0 0 10 10"><path d="M0 5 L5 0 L10 5 V10 H0 Z"/></svg>'.encode()


def drawing(content: str, start: str = "", size: str = 'width="10" height="10"') -> bytes:
    return f"{start}<svg {SPACE} {size}>{content}</svg>".encode()


NOISE = drawing(
    '<filter id="f"><feTurbulence baseFrequency="0.5" numOctaves="1000000"/></filter>'
    '<rect filter="url(#f)" width="10" height="10"/>'
)


def size_of(source: object) -> tuple[int, int]:
    pixels = open_image(source)
    return pixels.width, pixels.height


def test_a_drawing_becomes_a_puzzle(tmp_path: Path) -> None:
    path = tmp_path / "house.svg"
    path.write_bytes(HOUSE)
    first, *_ = from_image(path, size=10)
    assert first.proof.is_unique
    assert first.grid.to_text().split("\n")[-1] == "##########"
    assert first.grid.to_text().split("\n")[2].strip(".") in ("####", "######")


@pytest.mark.parametrize("start", ["\ufeff", '<?xml version="1.0"?>\n', "<!-- drawn by hand -->", "\n\n"])
def test_however_it_begins(start: str) -> None:
    data = start.lstrip("\n").encode() + HOUSE if "xml" in start else start.encode() + HOUSE
    assert size_of(data) == (svg.LONGER_SIDE, svg.LONGER_SIDE)


def test_a_document_type_is_no_harm() -> None:
    start = (
        '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">'
    )
    assert open_image(drawing('<rect width="5" height="5"/>', start))


def test_proportions_are_kept_and_files_are_read_where_they_stand() -> None:
    wide = drawing('<rect width="5" height="5"/>', size='width="40" height="10"')
    assert size_of(io.BytesIO(wide)) == (svg.LONGER_SIDE, svg.LONGER_SIDE // 4)


def test_an_embedded_picture_is_drawn() -> None:
    from PIL import Image

    dot = io.BytesIO()
    Image.new("RGB", (1, 1), "red").save(dot, "PNG")
    import base64

    text = base64.b64encode(dot.getvalue()).decode()
    image = open_image(drawing(f'<image width="10" height="10" xlink:href="data:image/png;base64,{text}"/>'))
    assert tuple(image.rgb[700, 700]) == (255, 0, 0)


def test_text_of_which_nothing_shows_is_named() -> None:
    with pytest.raises(NonokitError, match="turn its text into paths"):
        open_image(drawing('<text x="1" y="8" font-size="0">Hi</text>'))
    with pytest.raises(NonokitError, match=r"transparent all over$"):
        open_image(drawing(""))


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        (drawing('<image href="/etc/hostname" width="1" height="1"/>'), "refers to another file"),
        (drawing('<image xlink:href="http://127.0.0.1/a.png" width="1" height="1"/>'), "refers to another"),
        (drawing('<image href="data:image/svg+xml,%3Csvg/%3E" width="1" height="1"/>'), "refers to another"),
        (drawing('<use href="other.svg#a"/>'), "refers to another file"),
        (drawing("&a;", '<!DOCTYPE svg [<!ENTITY a "x">]>'), "declares entities"),
        (drawing("<g>" * 20_000 + "</g>" * 20_000), "cannot be drawn"),
        (b"<svg ", "not XML"),
        (b"<svg>\xff</svg>", "not UTF-8"),
        (drawing("x" * svg.MAX_BYTES), "too large"),
    ],
)
def test_hostile_files_are_refused(data: bytes, sentence: str) -> None:
    with pytest.raises(FormatError, match=sentence):
        open_image(data)


def test_a_drawing_of_any_size_is_drawn_at_ours() -> None:
    huge = drawing('<rect width="5e8" height="5e8"/>', size='width="1e9" height="1e9"')
    assert size_of(huge) == (svg.LONGER_SIDE, svg.LONGER_SIDE)


@pytest.mark.parametrize(
    ("cpu", "wall", "sentence"), [(1, 60.0, "too much time"), (9, 0.7, r"longer than 0\.7 s")]
)
def test_work_without_an_end_is_ended(
    cpu: int, wall: float, sentence: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(svg, "MAX_CPU_S", cpu)
    monkeypatch.setattr(svg, "TIMEOUT_S", wall)
    monkeypatch.setattr(svg, "MOST_WORK", float("inf"))
    with pytest.raises(FormatError, match=sentence):
        open_image(NOISE)


def copies(depth: int) -> str:
    """Ten copies of ten copies of …"""
    parts = [f'<g id="g{n}">' + f'<use href="#g{n - 1}"/>' * 10 + "</g>" for n in range(1, depth)]
    return (
        '<defs><rect id="g0" width="1" height="1"/>' + "".join(parts) + f'</defs><use href="#g{depth - 1}"/>'
    )


@pytest.mark.parametrize(
    "content",
    [
        copies(9),
        '<g id="a"><use href="#a"/></g>',
        '<filter id="f"><feConvolveMatrix order="900"/></filter><rect filter="url(#f)" width="9" height="9"/>',
        '<filter id="f"><feMorphology radius="1e6"/></filter><rect style="filter: url(#f)" width="9" height="9"/>',
        '<filter id="f">' + "<feGaussianBlur/>" * 50 + "</filter>" + '<g filter="url(#f)"/>' * 50,
    ],
)
def test_too_much_work_is_refused_before_it_is_begun(content: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(svg.subprocess, "run", None)
    for data in (drawing(content), NOISE):
        with pytest.raises(FormatError, match="too much work"):
            open_image(data)


def test_copies_and_filters_of_people_are_drawn() -> None:
    shadow = '<filter id="f"><feGaussianBlur stdDeviation="1"/></filter>'
    link = '<g id="top"><a href="#top"><rect width="1" height="1"/></a></g>'
    assert open_image(drawing(copies(4) + link + shadow + '<rect filter="url(#f)" width="9" height="9"/>'))


def test_without_the_extra_the_sentence_names_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(svg, "find_spec", lambda name: None)
    with pytest.raises(MissingExtra, match=r"nonokit\[svg\]"):
        open_image(HOUSE)
