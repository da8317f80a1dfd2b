"""A solve as moving picture: frames of grid, marks and caption, as GIF, APNG or a page with a slider.

The longest caption sets the room for all, so that nothing jumps. GIF gets one palette for all frames: flat
colours need no dithering, and equal pixels stay equal, which is what makes the file small.
"""

from __future__ import annotations

import zlib
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, cast

from nonokit.errors import ArgumentError
from nonokit.model import Grid, Puzzle
from nonokit.rendering.board import draw
from nonokit.rendering.layout import Layout
from nonokit.rendering.look import Finished, Look
from nonokit.rendering.marks import LINE_MARKS, Mark
from nonokit.rendering.plan import Plan
from nonokit.rendering.scene import Scene, clean_text, wrap
from nonokit.rendering.theme import RGB, Theme, ThemeName, find_theme

if TYPE_CHECKING:
    from PIL.Image import Image


@dataclass(frozen=True, slots=True)
class Frame:
    """One moment: the cells, what is marked upon them, a sentence, and runs to grey."""

    grid: Grid | None
    marks: tuple[Mark, ...] = ()
    caption: str = ""
    finished: Finished | None = None


def animation(
    puzzle: Puzzle,
    frames: Iterable[Frame | Grid],
    *,
    to: str = "gif",
    theme: Theme | ThemeName = "light",
    frame_s: float = 0.4,
    last_s: float = 3,
    loops: int = 0,
    cell: int | None = None,
    scale: float = 1,
    show_clues: bool = True,
    numbers: bool | None = None,
    symbols: bool | None = None,
    palette: str = "own",
    title: str | None = None,
    font: str | None = None,
    on_frame: Callable[[], object] | None = None,
) -> bytes | str:
    """The frames one after another, `frame_s` seconds each, the last one longer; `loops` 0 means for ever.

    `to` is "gif", "apng" or "html" (a page with play, pause and a slider, returned as `str`). `on_frame` is called
    when a frame is drawn.
    """
    moments = [frame if isinstance(frame, Frame) else Frame(frame) for frame in frames]
    if not moments:
        raise ArgumentError("an animation needs at least one frame")
    look = _steady(
        Look(find_theme(theme), cell, show_clues, True, numbers, symbols, palette, None, title, font=font),
        moments,
    )
    if to == "html":
        from nonokit.rendering.html import to_player

        captions = [moment.caption for moment in moments]
        scenes = _scenes(puzzle, moments, look, on_frame=on_frame)
        return to_player(puzzle, scenes, captions, look.theme, frame_s)
    return paint_frames(
        puzzle,
        moments,
        look,
        to=to,
        scale=scale,
        frame_s=frame_s,
        last_s=last_s,
        loops=loops,
        on_frame=on_frame,
    )


def _steady(look: Look, frames: Sequence[Frame]) -> Look:
    """The look with all that depends on marks or state decided once, so that frames are of one size."""
    numbers = look.numbers
    if numbers is None:
        numbers = any(isinstance(mark, LINE_MARKS) for frame in frames for mark in frame.marks)
    return replace(look, numbers=numbers, tick_room=True)


def paint_frames(
    puzzle: Puzzle,
    frames: Sequence[Frame],
    look: Look,
    *,
    to: str,
    scale: float = 1,
    frame_s: float = 0.4,
    last_s: float = 3,
    loops: int = 0,
    on_frame: Callable[[], object] | None = None,
) -> bytes:
    """The frames as a GIF or APNG file."""
    if to not in ("gif", "apng"):
        raise ArgumentError(f"no animation {to!r}: expected gif, apng or html")
    from nonokit.rendering.moving import to_apng
    from nonokit.rendering.png import to_image

    lines = _caption_lines(puzzle, frames, look)
    own = replace(look, caption_lines=lines)
    scenes = _scenes(puzzle, frames, own, with_captions=True, on_frame=on_frame)
    images = (to_image(scene, scale=scale, font=look.font) for scene in scenes)
    durations = [round(1000 * s) for s in (*[frame_s] * (len(frames) - 1), last_s)]
    return _gif(images, durations, loops) if to == "gif" else to_apng(images, durations, loops)


def _scenes(
    puzzle: Puzzle,
    frames: Sequence[Frame],
    look: Look,
    *,
    with_captions: bool = False,
    on_frame: Callable[[], object] | None = None,
) -> Iterator[Scene]:
    """A scene for each frame, drawn when it is asked for: hundreds of large ones do not fit into memory."""
    for frame in frames:
        caption = frame.caption if with_captions else None
        own = replace(look, caption=caption, finished=frame.finished)
        yield draw(puzzle, frame.grid, own, frame.marks)
        if on_frame is not None:
            on_frame()


def _caption_lines(puzzle: Puzzle, frames: Sequence[Frame], look: Look) -> int:
    if not any(frame.caption for frame in frames):
        return 0
    layout: Layout = Plan(puzzle, frames[0].grid, replace(look, caption_lines=1), ()).layout
    room = layout.width - 2 * layout.margin
    return max(len(wrap(clean_text(frame.caption), layout.caption_size, room)) for frame in frames)


def _gif(images: Iterable[Image], durations: list[int], loops: int) -> bytes:
    """One palette for all: frames are painted once, packed while their colours are counted, and unpacked again."""
    from PIL import Image

    from nonokit.rendering.moving import to_gif

    counts: Counter[RGB] = Counter()
    packed = []
    for image in images:
        size = image.size
        for count, colour in image.getcolors(image.width * image.height) or ():
            counts[cast("RGB", colour)] += count
        packed.append(zlib.compress(image.tobytes(), 1))
    colours = _gif_colours(counts)
    palette = Image.new("P", (1, 1))
    filled = colours + colours[:1] * (256 - len(colours))  # what Pillow would fill it up with are greys
    palette.putpalette([part for colour in filled for part in colour])

    def numbers(data: bytes) -> Image.Image:
        image = Image.frombytes("RGB", size, zlib.decompress(data))
        flat = image.quantize(palette=palette, dither=Image.Dither.NONE)
        return Image.frombytes("L", size, flat.tobytes())

    return to_gif(map(numbers, packed), colours, durations, loops)


def _gif_colours(counts: Counter[RGB]) -> list[RGB]:
    """The most frequent colours, exactly as they are, at a distance at which Pillow keeps them apart.

    It looks colours up in cubes of side 8, so of two closer than two such cubes' reach it may take the wrong
    one: paper would turn into the shade beside a letter.
    """
    from nonokit.rendering.moving import SAME

    chosen: list[RGB] = []
    for colour, _ in counts.most_common():
        if all(_square_distance(colour, other) >= 16**2 for other in chosen):
            chosen.append(colour)
        if len(chosen) == SAME:
            break
    return chosen


def _square_distance(a: RGB, b: RGB) -> int:
    return (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 + (a[2] - b[2]) ** 2
