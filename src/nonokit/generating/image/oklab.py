"""OKLab (Björn Ottosson, 2020): a space in which distances are about what eyes see."""

from __future__ import annotations

from math import sqrt

Lab = tuple[float, float, float]
Rgb = tuple[int, int, int]


def lab_of(rgb: Rgb) -> Lab:
    """A colour in OKLab.

    >>> [round(part, 2) for part in lab_of((255, 255, 255))]
    [1.0, 0.0, 0.0]
    """
    r, g, b = (_linear(part / 255) for part in rgb)
    long = (0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b) ** (1 / 3)
    medium = (0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b) ** (1 / 3)
    short = (0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b) ** (1 / 3)
    return (
        0.2104542553 * long + 0.7936177850 * medium - 0.0040720468 * short,
        1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short,
        0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short,
    )


def rgb_of(lab: Lab) -> Rgb:
    """The nearest colour a screen can show.

    >>> rgb_of(lab_of((200, 30, 90)))
    (200, 30, 90)
    """
    lightness, a, b = lab
    long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
    medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
    short = (lightness - 0.0894841775 * a - 1.2914855480 * b) ** 3
    linear = (
        4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
        -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
        -0.0041960863 * long - 0.7034186147 * medium + 1.7076147010 * short,
    )
    red, green, blue = (round(255 * _gamma(min(max(part, 0.0), 1.0))) for part in linear)
    return red, green, blue


def distance(a: Lab, b: Lab) -> float:
    """How different two colours look; black and white are 1 apart."""
    return sqrt((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 + (a[2] - b[2]) ** 2)


def _linear(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4


def _gamma(part: float) -> float:
    return 12.92 * part if part <= 0.0031308 else 1.055 * part ** (1 / 2.4) - 0.055
