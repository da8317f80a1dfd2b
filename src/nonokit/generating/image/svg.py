"""SVG drawings become pixels: by resvg, in a process of its own.

resvg (the PyPI package `resvg-py`, MIT, one small wheel without dependencies) draws what drawing programs save and never
asks the network. But some hundred bytes of SVG can keep any renderer busy for ever (copies of copies, noise of a
million octaves) or ask for more memory than there is, and then the whole process goes with it. So files that name other
files are refused, and at once those that ask for too much work (svg_work.py); we decide the size, and the process that draws
has bounded memory and a few seconds of work; the clock on the wall ends it later, so that a busy machine does not.
"""

from __future__ import annotations

import re
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

from nonokit.errors import FormatError, MissingExtra
from nonokit.generating.image.svg_work import MOST_WORK, work_of

HEAD = 4096  # bytes that tell an SVG
MAX_BYTES = 5_000_000
LONGER_SIDE = 1000  # pixels: five a cell of the largest puzzles
MAX_CPU_S = 4  # of work, where the system can bound it
TIMEOUT_S = 60.0
CHILD = Path(__file__).with_name("svg_child.py")

_ROOT = re.compile(rb"<(\w+:)?svg[\s>/]")
_LOADED = ("image", "feImage", "use", "script", "tref")  # elements whose references would be loaded


def is_svg(head: bytes) -> bool:
    """Whether a file that begins so is an SVG.

    >>> is_svg(b'<?xml version="1.0"?> <svg width="3">'), is_svg(b"GIF89a")
    (True, False)
    """
    return head.lstrip(b"\xef\xbb\xbf \t\r\n").startswith(b"<") and _ROOT.search(head) is not None


def draw_svg(data: bytes, name: str | None = None) -> bytes:
    """The drawing as a PNG, `LONGER_SIDE` pixels at most each way."""
    if find_spec("resvg_py") is None:
        raise MissingExtra("reading SVG", "svg")
    check(data, name)
    try:
        done = subprocess.run(
            [sys.executable, "-P", str(CHILD), str(LONGER_SIDE), str(MAX_CPU_S)],
            input=data.removeprefix(b"\xef\xbb\xbf"), capture_output=True, timeout=TIMEOUT_S,
        )  # fmt: skip
    except subprocess.TimeoutExpired:
        raise FormatError(f"an SVG that takes longer than {TIMEOUT_S:g} s to draw", source=name) from None
    if done.returncode != 0:
        lines = done.stderr.decode(errors="replace").strip().splitlines()
        why = (
            lines[-1].removeprefix("ValueError: ")
            if done.returncode == 1 and lines
            else "it takes too much time or memory"
        )
        raise FormatError(f"an SVG that cannot be drawn: {why}", source=name)
    return done.stdout


def check(data: bytes, name: str | None) -> None:
    """Refuses what is too large, no XML, or reaches for anything outside the file."""
    from xml.etree.ElementTree import ParseError

    from defusedxml import DefusedXmlException
    from defusedxml.ElementTree import fromstring

    if len(data) > MAX_BYTES:
        raise FormatError(
            f"an SVG of {len(data):,} bytes is too large: expected {MAX_BYTES:,} at most", source=name
        )
    try:
        data.decode()
        root = fromstring(data)
    except UnicodeDecodeError:
        raise FormatError("an SVG that is not UTF-8", source=name) from None
    except DefusedXmlException:
        raise FormatError("an SVG that declares entities: save it as plain SVG", source=name) from None
    except ParseError as error:
        raise FormatError(f"not XML: {error}", source=name) from None
    if work_of(root) > MOST_WORK:
        raise FormatError(
            "an SVG that asks for too much work (copies of copies, or filters): save it without them",
            source=name,
        )
    for element in root.iter():
        tag = str(element.tag).rpartition("}")[2]
        for key, value in element.attrib.items():
            if tag in _LOADED and key.rpartition("}")[2] == "href" and not is_inside(value):
                raise FormatError(
                    f"an SVG that refers to another file ({value[:60]}): embed the picture", source=name
                )


def is_inside(reference: str) -> bool:
    """Whether a reference stays in the file: a part of it, or an embedded picture (but no SVG within the SVG).

    >>> is_inside("#a"), is_inside("data:image/png;base64,AA"), is_inside("photo.jpg")
    (True, True, False)
    """
    text = reference.strip().lower()
    return text.startswith("#") or (text.startswith("data:image/") and not text.startswith("data:image/svg"))
