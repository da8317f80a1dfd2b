"""Themes: the colours of everything that is not the puzzle's own, under the names the web app uses.

Every colour here is solid. What the design gives as "28 % ink" is mixed once, over the sheet, so that PNG,
PDF and GIF need no transparency and all outputs show the same thing.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Literal, TypeAlias

from nonokit.errors import ArgumentError

RGB = tuple[int, int, int]


def parse_hex(colour: str) -> RGB:
    """`#rrggbb` as three numbers.

    >>> parse_hex("#d9480f")
    (217, 72, 15)
    """
    value = int(colour[1:], 16)
    return value >> 16, value >> 8 & 255, value & 255


def format_hex(rgb: tuple[float, float, float]) -> str:
    """Three numbers as `#rrggbb`."""
    return "#{:02x}{:02x}{:02x}".format(*(min(255, max(0, round(v))) for v in rgb))


def blend(over: str, under: str, share: float) -> str:
    """`over` laid upon `under` with `share` of it showing.

    >>> blend("#000000", "#ffffff", 0.5)
    '#808080'
    """
    a, b = parse_hex(over), parse_hex(under)
    return format_hex((
        a[0] * share + b[0] * (1 - share),
        a[1] * share + b[1] * (1 - share),
        a[2] * share + b[2] * (1 - share),
    ))  # fmt: skip


def luminance(colour: str) -> float:
    """Relative luminance as WCAG 2 defines it: 0 black, 1 white."""
    r, g, b = (
        v / 12.92 if v <= 0.03928 else ((v + 0.055) / 1.055) ** 2.4
        for v in (part / 255 for part in parse_hex(colour))
    )
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def contrast(a: str, b: str) -> float:
    """Contrast ratio of two colours, 1 to 21.

    >>> contrast("#000000", "#ffffff")
    21.0
    """
    high, low = sorted((luminance(a), luminance(b)), reverse=True)
    return round((high + 0.05) / (low + 0.05), 2)


def readable_on(background: str) -> str:
    """Black or white, whichever reads better on a colour."""
    return max("#000000", "#ffffff", key=lambda text: contrast(text, background))


@dataclass(frozen=True, slots=True)
class Theme:
    """The tokens of the design as solid colours."""

    name: str
    paper: str
    sheet: str
    ink: str
    ink_soft: str
    ink_faint: str
    rule: str
    rule_five: str
    accent: str
    accent_2: str
    good: str
    warn: str
    bad: str
    # Where faint would break the contrast promise, finished runs are struck through instead.
    strikes_finished: bool = False

    def tint(self, token: str, share: float) -> str:
        """A token's colour laid thinly over the sheet."""
        return blend(getattr(self, token), self.sheet, share)

    def tokens(self) -> dict[str, str]:
        """The colours under their CSS names, for pages that embed a picture."""
        names = [field.name for field in fields(self) if field.type == "str" and field.name != "name"]
        return {f"--{name.replace('_', '-')}": getattr(self, name) for name in names}


def _mixed(ink: str, sheet: str, shares: tuple[float, float, float, float]) -> dict[str, str]:
    """The tokens that are given as a share of ink over the sheet."""
    names = ("ink_soft", "ink_faint", "rule", "rule_five")
    mixed = {name: blend(ink, sheet, share) for name, share in zip(names, shares, strict=True)}
    return {"ink": ink, "sheet": sheet, **mixed}


# Soft ink is 66 %, not the 60 % of the design: clues at rest are text and need 4.5:1 also on paper.
_LIGHT_INKS = _mixed("#1d2433", "#ffffff", (0.66, 0.28, 0.16, 0.49))
_DARK_INKS = _mixed("#e9e6df", "#1c2027", (0.62, 0.30, 0.18, 0.46))

LIGHT = Theme(
    "light", paper="#faf7f0", accent="#d9480f", accent_2="#1864ab", good="#2b8a3e", warn="#b35c00",
    bad="#c92a2a", strikes_finished=False, **_LIGHT_INKS,
)  # fmt: skip
DARK = Theme(
    "dark", paper="#14171c", accent="#ff8a4c", accent_2="#74b8f7", good="#69db7c", warn="#ffc078",
    bad="#ff8787", strikes_finished=False, **_DARK_INKS,
)  # fmt: skip
HIGH_CONTRAST = Theme(
    "high-contrast", paper="#ffffff", sheet="#ffffff", ink="#000000", ink_soft="#000000", ink_faint="#4d4d4d",
    rule="#595959", rule_five="#000000", accent="#8f2a00", accent_2="#003f7d", good="#0b4f1a", warn="#6b3600",
    bad="#8a0000", strikes_finished=True,
)  # fmt: skip
PRINT = Theme(
    "print", paper="#ffffff", sheet="#ffffff", ink="#000000", ink_soft="#262626", ink_faint="#6e6e6e",
    rule="#9a9a9a", rule_five="#000000", accent="#b83a00", accent_2="#0b4f94", good="#1f6b2e", warn="#8a4600",
    bad="#a61e1e", strikes_finished=True,
)  # fmt: skip

ThemeName: TypeAlias = Literal["light", "dark", "high-contrast", "print"]
THEMES: dict[str, Theme] = {theme.name: theme for theme in (LIGHT, DARK, HIGH_CONTRAST, PRINT)}


def find_theme(theme: Theme | ThemeName) -> Theme:
    """A theme by name; a theme of the caller's own passes through."""
    if isinstance(theme, Theme):
        return theme
    if theme not in THEMES:
        raise ArgumentError(f"no theme {theme!r}: expected one of {', '.join(THEMES)}")
    return THEMES[theme]
