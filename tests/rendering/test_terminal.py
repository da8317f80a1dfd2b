from __future__ import annotations

import io

import pytest

from nonokit.rendering.terminal import terminal_colour, terminal_style


class Stream(io.StringIO):
    def __init__(self, is_terminal: bool, encoding: str = "utf-8") -> None:
        super().__init__()
        self._is_terminal, self._encoding = is_terminal, encoding

    @property
    def encoding(self) -> str:  # type: ignore[override]
        return self._encoding

    def isatty(self) -> bool:
        return self._is_terminal


@pytest.mark.parametrize(
    ("is_terminal", "environ", "expected"),
    [
        (True, {"COLORTERM": "truecolor"}, "truecolour"),
        (True, {"TERM": "xterm-direct"}, "truecolour"),
        (True, {"TERM": "xterm-256color"}, "256"),
        (True, {"TERM": "dumb", "COLORTERM": "truecolor"}, "none"),
        (True, {"NO_COLOR": "1", "COLORTERM": "truecolor"}, "none"),
        (False, {"COLORTERM": "truecolor"}, "none"),
        (False, {"COLORTERM": "truecolor", "FORCE_COLOR": "1"}, "truecolour"),
    ],
)
def test_colours_follow_the_terminal(is_terminal: bool, environ: dict[str, str], expected: str) -> None:
    assert terminal_colour(Stream(is_terminal), environ) == expected


def test_blocks_need_an_encoding_that_has_them() -> None:
    assert terminal_style(Stream(True)) == "blocks"
    assert terminal_style(Stream(True, "latin-1")) == "ascii"
    assert terminal_style(Stream(True, "no-such-encoding")) == "ascii"
