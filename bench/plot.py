"""Plots as SVG, written by hand, so that they need nothing installed.

`cactus`: for every contestant its times in ascending order, on a logarithmic scale; lower is faster, further right is
more puzzles settled. `growth`: time against size, both on logarithmic scales, with a curve to compare with.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from html import escape
from math import ceil, floor, log10

WIDTH, HEIGHT = 720, 420
LEFT, RIGHT, TOP, BOTTOM = 64, 132, 44, 48
PAPER, INK = "#faf7f0", "#1d2433"
COLOURS = ("#d9480f", "#1864ab", "#1d2433", "#2b8a3e", "#7048a8", "#b35c00")
DASHES = ("", "7 3", "2 3", "9 3 2 3", "4 2", "1 2")


def cactus(times: Mapping[str, Sequence[float]], title: str) -> str:
    """The plot of each contestant's seconds, settled puzzles only."""
    everything = [second for seconds in times.values() for second in seconds] or [1.0]
    low, high = floor(log10(min(everything))), ceil(log10(max(everything)))
    high = max(high, low + 1)
    most = max((len(seconds) for seconds in times.values()), default=1) or 1

    def at(count: float, second: float) -> tuple[float, float]:
        x = LEFT + count / most * (WIDTH - LEFT - RIGHT)
        y = HEIGHT - BOTTOM - (log10(second) - low) / (high - low) * (HEIGHT - TOP - BOTTOM)
        return x, y

    parts = sheet(title)
    for power in range(low, high + 1):
        x, y = at(0, 10.0**power)
        parts.append(f'<path d="M{x:.1f} {y:.1f}H{WIDTH - RIGHT}" stroke="{INK}" stroke-opacity=".12"/>')
        parts.append(text(x - 8, y + 4, power_of_ten(power), "end"))
    for count in ticks(most):
        x, _ = at(count, 10.0**low)
        parts.append(text(x, HEIGHT - BOTTOM + 18, str(count), "middle"))
    parts.append(text((LEFT + WIDTH - RIGHT) / 2, HEIGHT - 10, "puzzles settled, fastest first", "middle"))
    for place, (name, seconds) in enumerate(times.items()):
        points = [at(count, second) for count, second in enumerate(sorted(seconds), start=1)]
        parts += curve(points, name, COLOURS[place % len(COLOURS)], DASHES[place % len(DASHES)], place)
    return "\n".join([*parts, "</svg>", ""])


def growth(points: Sequence[tuple[int, float]], curve_at: Callable[[float], float], title: str) -> str:
    """Seconds against cells: a dot for every measured size and the dashed curve they are compared with."""
    sizes = [cells for cells, _ in points]
    times = [time for cells, seconds in points for time in (seconds, curve_at(cells))]
    low, high = floor(log10(min(times))), ceil(log10(max(times)))
    left, right = log10(min(sizes)), log10(max(sizes))

    def at(cells: float, second: float) -> tuple[float, float]:
        x = LEFT + (log10(cells) - left) / ((right - left) or 1) * (WIDTH - LEFT - RIGHT)
        y = HEIGHT - BOTTOM - (log10(second) - low) / ((high - low) or 1) * (HEIGHT - TOP - BOTTOM)
        return x, y

    parts = sheet(title)
    for power in range(low, high + 1):
        _, y = at(sizes[0], 10.0**power)
        parts.append(f'<path d="M{LEFT} {y:.1f}H{WIDTH - RIGHT}" stroke="{INK}" stroke-opacity=".12"/>')
        parts.append(text(LEFT - 8, y + 4, power_of_ten(power), "end"))
    for cells in (sizes[0], *(10**power for power in range(ceil(left), floor(right) + 1))):
        parts.append(text(at(cells, 10.0**low)[0], HEIGHT - BOTTOM + 18, f"{cells:,}", "middle"))
    parts.append(text((LEFT + WIDTH - RIGHT) / 2, HEIGHT - 10, "cells", "middle"))
    parts += curve([at(cells, second) for cells, second in points], "native", COLOURS[0], DASHES[0], 0)
    parts += curve([at(cells, curve_at(cells)) for cells in sizes], "cells × log", COLOURS[1], DASHES[1], 1)
    dots = [at(cells, second) for cells, second in points]
    parts += [f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4" fill="{COLOURS[0]}"/>' for x, y in dots]
    return "\n".join([*parts, "</svg>", ""])


def sheet(title: str) -> list[str]:
    """The beginning of a plot: paper and title."""
    return [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif" font-size="12" role="img">',
        f"<title>{escape(title)}</title>",
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{PAPER}"/>',
        text(LEFT, 24, title, "start", weight="bold"),
    ]


def curve(points: Sequence[tuple[float, float]], name: str, colour: str, dash: str, place: int) -> list[str]:
    """A line and its entry in the legend at the right."""
    path = "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points) if points else ""
    stroke = f'fill="none" stroke="{colour}" stroke-width="2" stroke-dasharray="{dash}"'
    y = TOP + 8 + 20 * place
    return [
        f'<path d="{path}" {stroke}/>',
        f'<path d="M{WIDTH - RIGHT + 12} {y - 4}h22" {stroke}/>',
        text(WIDTH - RIGHT + 40, y, name, "start"),
    ]


def text(x: float, y: float, words: str, anchor: str, weight: str = "normal") -> str:
    """Words at a place."""
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" font-weight="{weight}" fill="{INK}">{escape(words)}</text>'


def power_of_ten(power: int) -> str:
    """A power of ten seconds in its own unit.

    >>> power_of_ten(-4), power_of_ten(-1), power_of_ten(1)
    ('100 µs', '100 ms', '10 s')
    """
    unit, base = ("s", 0) if power >= 0 else ("ms", -3) if power >= -3 else ("µs", -6)
    return f"{10.0 ** (power - base):g} {unit}"


def ticks(most: int) -> list[int]:
    """Round numbers from 0 to at most `most`, about five of them.

    >>> ticks(400), ticks(3)
    ([0, 100, 200, 300, 400], [0, 1, 2, 3])
    """
    magnitude = 10 ** floor(log10(most))
    step = next(
        (m for m in (magnitude // 5, magnitude // 2, magnitude, 2 * magnitude) if m and most / m <= 6),
        magnitude,
    )
    return list(range(0, most + 1, step))
