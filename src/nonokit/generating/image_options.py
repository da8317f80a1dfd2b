"""What a maker may say about an image, beyond what is found by looking at it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal, get_args

from nonokit.errors import ArgumentError
from nonokit.generating.size import Size
from nonokit.model.colour import parse_rgb

ImageKind = Literal["pixel art", "line art", "flat art", "photo"]
Fit = Literal["auto", "stretch", "contain", "cover"]
Dithering = Literal["off", "ordered", "diffusion"]
Threshold = Literal["otsu", "local"] | float | None

KINDS: tuple[ImageKind, ...] = get_args(ImageKind)
FITS: tuple[Fit, ...] = get_args(Fit)
DITHERINGS: tuple[Dithering, ...] = get_args(Dithering)
THRESHOLDS = ("otsu", "local")
CONTRASTS = (0.2, 5.0)
MAX_COLOURS = 12
DEFAULT_SIDE = 25

Source = Any  # a path, bytes, an open binary file, a Pillow image, or an array of pixels
Crop = bool | tuple[float, float, float, float] | None
Rgb = tuple[int, int, int]


@dataclass(frozen=True, slots=True)
class ImageOptions:
    """How an image is to be read; what is None is found out by looking.

    `crop` is a box (left, top, right, bottom, as shares of the image), True to cut plain margins off, False to keep them.
    `palette` fixes the colours, the background first; `colours` counts them. `background` is a colour of the image that is not
    part of the picture, or "keep" for a picture that fills its frame. `subject` is an image whose light parts are the subject.
    """

    size: Size | None = None
    colours: int | None = None
    palette: Sequence[str | Rgb] | None = None
    kind: ImageKind | None = None
    crop: Crop = None
    fit: Fit = "auto"
    threshold: Threshold = None
    contrast: float | None = None
    dithering: Dithering = "off"
    invert: bool | None = None
    background: str | Rgb | None = None
    subject: Source | None = None

    def __post_init__(self) -> None:
        _one_of("kind", self.kind, KINDS)
        _one_of("fit", self.fit, FITS)
        _one_of("dithering", self.dithering, DITHERINGS)
        self._check_threshold()
        if self.colours is not None and not 1 <= self.colours <= MAX_COLOURS:
            raise ArgumentError(f"{self.colours} colours: expected 1 to {MAX_COLOURS}")
        if self.contrast is not None and not CONTRASTS[0] <= self.contrast <= CONTRASTS[1]:
            raise ArgumentError(
                f"a contrast of {self.contrast}: expected {CONTRASTS[0]} to {CONTRASTS[1]}, 1 changes nothing"
            )
        if isinstance(self.crop, tuple | list):
            left, top, right, bottom = self.crop
            if not (0 <= left < right <= 1 and 0 <= top < bottom <= 1):
                raise ArgumentError(
                    f"a crop of {tuple(self.crop)}: expected left, top, right and bottom as shares of the image, 0 to 1"
                )
        if self.palette is not None and not 2 <= len(self.palette) <= MAX_COLOURS + 1:
            raise ArgumentError(
                f"a palette of {len(self.palette)} colours: expected 2 to {MAX_COLOURS + 1}, the background first"
            )

        rgbs = [rgb_of(colour) for colour in self.palette or ()]
        twice = next((rgb for place, rgb in enumerate(rgbs) if rgb in rgbs[:place]), None)
        if twice is not None:
            raise ArgumentError(f"the palette has #{bytes(twice).hex()} twice: its colours must differ")

    def _check_threshold(self) -> None:
        if isinstance(self.threshold, str):
            _one_of("threshold", self.threshold, THRESHOLDS)
        elif self.threshold is not None and not 0 <= self.threshold <= 255:
            raise ArgumentError(f"a threshold of {self.threshold}: expected a grey value, 0 to 255")

    @property
    def is_toned(self) -> bool:
        """Whether the maker said how light and dark are to be parted."""
        return self.threshold is not None or self.contrast is not None or self.dithering != "off"

    @property
    def is_coloured(self) -> bool:
        """Whether more than black and white is asked for."""
        return self.palette is not None or (self.colours or 1) > 1

    @property
    def is_counted(self) -> bool:
        """Whether so many colours are asked for, whatever they are, and nothing is said about light and dark."""
        return self.colours is not None and self.palette is None and not self.is_toned

    @property
    def is_free_in_colour(self) -> bool:
        """Whether the maker left it open how many colours there are, and said nothing about light and dark."""
        return self.colours is None and self.palette is None and self.invert is None and not self.is_toned


def _one_of(what: str, value: str | None, choices: Sequence[str]) -> None:
    if value is not None and value not in choices:
        raise ArgumentError(f"there is no {what} {value!r}: choose one of {', '.join(choices)}")


def rgb_of(colour: str | Rgb) -> Rgb:
    """A colour from a name, `#rrggbb` or three numbers.

    >>> rgb_of("#ff8000"), rgb_of((1, 2, 3))
    ((255, 128, 0), (1, 2, 3))
    """
    found = parse_rgb(colour) if isinstance(colour, str) else tuple(colour)
    if (
        found is None
        or len(found) != 3
        or not all(isinstance(part, int) and 0 <= part <= 255 for part in found)
    ):
        raise ArgumentError(
            f"{colour!r} is not a colour: expected a name, #rrggbb or three numbers up to 255"
        )
    red, green, blue = found
    return red, green, blue
