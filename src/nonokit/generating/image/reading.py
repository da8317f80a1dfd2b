"""From an image to pictures on a grid: what kind of image it is decides how it is read, and each reading is one picture."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property

import numpy as np

from nonokit.errors import NonokitError
from nonokit.generating.art import Art
from nonokit.generating.constants import PLAIN_BORDER
from nonokit.generating.image.art import art, stroke_art
from nonokit.generating.image.colours import colour_arts
from nonokit.generating.image.flat_colours import flat_colour_art
from nonokit.generating.image.framing import Box, Frame, box_of, content, framed, plain_share
from nonokit.generating.image.kind import Kind, kind_of
from nonokit.generating.image.likeness import Likeness
from nonokit.generating.image.opening import open_image, sheet_under
from nonokit.generating.image.own_grid import own_grid, pixel_arts
from nonokit.generating.image.photos import photo_readings
from nonokit.generating.image.pixels import Floats, Mask, Pixels, resized
from nonokit.generating.image.scenes import scene_art
from nonokit.generating.image.shapes import flat_readings, plain
from nonokit.generating.image.stroke_colours import coloured_strokes
from nonokit.generating.image.strokes import drawn, filled_shapes, strokes_of
from nonokit.generating.image.subject import Subject, subject_of
from nonokit.generating.image.tones import toned
from nonokit.generating.image.view import View, view_of
from nonokit.generating.image_options import DEFAULT_SIDE, ImageKind, ImageOptions, rgb_of

SUBJECT_MARGIN = 0.05  # of the longer side of a subject's box, cut out
SCENE_MARGIN = 0.15  # and with its surroundings: outlines are often found too small
PHOTO_COLOURS = 5  # and the background, where the maker does not say how many
FLAT_COLOURS = 5  # at most, and the background
NEAR_BACKGROUND = 60  # how much a pixel may differ (0 to 255) from a background colour that was named


class ImageReader:
    """An image, what kind it is, and the pictures it gives."""

    def __init__(self, source: object, options: ImageOptions) -> None:
        self.options = options
        self.pixels = cropped(open_image(source), options)
        if options.invert:
            self.pixels = Pixels(255 - self.pixels.rgb, self.pixels.opaque)
        whole = self.pixels
        if options.subject is not None:
            self.pixels = cut_out(whole, subject_mask(whole, options))
        self.own = own_grid(self.pixels, options)
        if self.own is not None:
            self.kind = Kind.PIXEL_ART
        else:
            self.kind = kind_of(whole) if options.kind is None else Kind(options.kind)

    @property
    def kind_name(self) -> ImageKind:
        """What the image was taken for."""
        return self.kind.value

    def arts(self) -> Iterator[Art]:
        """The pictures, those that take least time first; nothing in them is repaired."""
        if self.own is not None:
            yield from pixel_arts(self.own, self.options)
        elif self.kind is Kind.LINE_ART:
            yield from self.line_arts()
        elif self.options.is_coloured:
            if self.is_photo_to_search and self.options.is_counted:
                yield from self.scene_arts(self.whole_view(), self.found_subject, self.options.colours or 1)
            if self.kind is Kind.FLAT_ART and self.options.is_counted:
                for view in self.views():
                    yield from self.own_colours(view, self.options.colours or 1)
            yield from colour_arts(self.views(), self.options)
        elif self.is_photo_to_search:
            yield from self.photo_arts()
        else:
            for view in self.views():
                yield from self.arts_of(view)

    @property
    def is_photo_to_search(self) -> bool:
        """Whether it is a photo whose subject is to be found: nobody has named it."""
        return self.kind is Kind.PHOTO and self.options.subject is None and self.options.background is None

    def photo_arts(self) -> Iterator[Art]:
        """A photo: the whole of it by a plain threshold at once; then its subject, or the whole where there is none."""
        whole = self.whole_view()
        likeness = Likeness(whole)
        yield from self.asked(whole, likeness)
        yield art("plain", self.plain(whole), likeness)
        found = self.found_subject
        if self.options.is_free_in_colour:
            yield from self.scene_arts(whole, found, PHOTO_COLOURS)
        subject = self.subject_view(found)
        if subject is not None:
            yield from self.arts_of(subject, suffix=", cropped")
        for name, reading in photo_readings(whole):
            yield art(f"{name}, whole image" if subject else name, reading, likeness, is_rough=True)

    def scene_arts(self, whole: View, found: Subject | None, count: int) -> Iterator[Art]:
        """A photo in colours: cropped to its subject, and the whole of it."""
        if found is not None:
            yield from scene_art("in its surroundings", self.scene_view(found), count)
        yield from scene_art("whole image in colour", whole, count)

    def own_colours(self, view: View, count: int) -> Iterator[Art]:
        """Flat art in up to so many of its own colours."""
        yield from flat_colour_art("own colours", self.pixels, self.content(), view, count)

    def line_arts(self) -> Iterator[Art]:
        """Line art by its strokes, and by a plain threshold."""
        mask = self.content()
        box = box_of(mask)
        frame = self.frame(box, margin_cells=0.5)
        strokes = strokes_of(mask, frame)
        if strokes.width < 1:
            frame = self.frame(box, margin_cells=0.5 - strokes.width / 2)
            strokes = strokes_of(mask, frame)
        view = view_of(self.pixels, mask, Kind.LINE_ART, frame)
        width = max(1, round(strokes.width))
        if self.options.is_coloured:
            yield from coloured_strokes(self.pixels, view, strokes, width, self.options)
            return
        likeness = Likeness(view, ink=strokes.ink)
        yield from self.asked(view, likeness)
        yield stroke_art("strokes", drawn(strokes, width), likeness)
        yield stroke_art("broad strokes", drawn(strokes, width + 1), likeness)
        filled = filled_shapes(strokes)
        if filled is not None:
            yield stroke_art("filled", filled, likeness)
        yield art("plain", self.plain(view), likeness)

    def views(self) -> Iterator[View]:
        """The parts of the image to draw: flat art by its content; a photo as a whole, then its subject."""
        if self.is_photo_to_search:
            yield self.whole_view()
            subject = self.subject_view(self.found_subject)
            if subject is not None:
                yield subject
        else:
            mask = self.content()
            yield self.view(mask, box_of(mask) if self.options.crop is not False else whole_box(self.pixels))

    def whole_view(self) -> View:
        """A photo as it is, plain margins cut off."""
        return self.view(np.ones(self.pixels.rgb.shape[:2], bool), self.trimmed())

    @cached_property
    def found_subject(self) -> Subject | None:
        """What a photo is of: all of it that is not transparent; None when nothing stands out, or it is not to be cropped."""
        if self.options.crop is False:
            return None
        cut = self.pixels.opaque
        return subject_of(self.pixels) if cut is None else Subject(cut, box_of(cut))

    def subject_view(self, found: Subject | None) -> View | None:
        """The subject, cut out."""
        return None if found is None else self.view(found.mask, self.around(found, SUBJECT_MARGIN))

    def scene_view(self, found: Subject) -> View:
        """The subject with some of what surrounds it, nothing cut out."""
        everything = np.ones(self.pixels.rgb.shape[:2], bool)
        return self.view(everything, self.around(found, SCENE_MARGIN))

    def around(self, found: Subject, margin: float) -> Box:
        """The box of a subject with a margin, as a share of its longer side."""
        space = margin * max(found.box.width, found.box.height)
        return found.box.grown(space, space).within(self.pixels)

    def arts_of(self, view: View, suffix: str = "") -> Iterator[Art]:
        """The readings of one view in black and white."""
        likeness = Likeness(view)
        is_photo = self.kind is Kind.PHOTO
        yield from self.asked(view, likeness)
        yield art("plain" + suffix, self.plain(view), likeness)
        if self.kind is Kind.FLAT_ART and self.options.is_free_in_colour:
            yield from self.own_colours(view, FLAT_COLOURS)
        for name, reading in photo_readings(view) if is_photo else flat_readings(view):
            yield art(name, reading, likeness, is_rough=is_photo)

    def asked(self, view: View, likeness: Likeness) -> Iterator[Art]:
        """What the maker asked for, where he did."""
        if self.options.is_toned:
            yield art("as asked", toned(view, self.options), likeness)

    def plain(self, view: View) -> Floats:
        """The plain threshold; the border decides what is background unless the maker did."""
        return plain(view, is_fixed=self.options.invert is not None)

    def content(self) -> Mask:
        """What is not background."""
        background = self.options.background
        if background is None or background == "keep":
            return np.ones(self.pixels.rgb.shape[:2], bool) if background else content(self.pixels)
        colour = np.asarray(rgb_of(background), np.int16)
        far = np.abs(self.pixels.rgb.astype(np.int16) - colour).max(axis=2) > NEAR_BACKGROUND
        return np.asarray(far if self.pixels.opaque is None else far & self.pixels.opaque)

    def trimmed(self) -> Box:
        """The whole image, plain margins cut off."""
        is_plain = self.options.crop is not False and plain_share(self.pixels) >= PLAIN_BORDER
        return box_of(content(self.pixels)) if is_plain else whole_box(self.pixels)

    def view(self, mask: Mask, box: Box) -> View:
        """What is drawn of a box."""
        return view_of(self.pixels, mask, self.kind, self.frame(box))

    def frame(self, box: Box, margin_cells: float = 0.0) -> Frame:
        """A box on the grid that was asked for."""
        size = DEFAULT_SIDE if self.options.size is None else self.options.size
        is_plain = self.kind is not Kind.PHOTO
        return framed(box, size, self.options.fit, is_plain=is_plain, margin_cells=margin_cells)


def cropped(pixels: Pixels, options: ImageOptions) -> Pixels:
    """The part of the image the maker chose."""
    if not isinstance(options.crop, tuple | list):
        return pixels
    left, top, right, bottom = options.crop
    box = (
        int(left * pixels.width), int(top * pixels.height),
        max(int(left * pixels.width) + 1, round(right * pixels.width)),
        max(int(top * pixels.height) + 1, round(bottom * pixels.height)),
    )  # fmt: skip
    part = pixels.cropped(*box)
    if part.opaque is not None and not part.opaque.any():
        raise NonokitError("the part of the image that was chosen is transparent all over")
    return part


def whole_box(pixels: Pixels) -> Box:
    """The whole image."""
    return Box(0.0, 0.0, float(pixels.width), float(pixels.height))


def subject_mask(pixels: Pixels, options: ImageOptions) -> Mask:
    """The light parts of a second image, of which the same part is chosen, brought to the size of the first."""
    mask = cropped(open_image(options.subject), options)
    light = resized(mask.rgb.astype(np.float32).mean(axis=2), (pixels.width, pixels.height)) >= 128
    if not light.any():
        raise NonokitError("the subject mask is dark all over: its light parts are the subject")
    return np.asarray(light)


def cut_out(pixels: Pixels, subject: Mask) -> Pixels:
    """The subject on a sheet that it stands out from."""
    opaque = subject if pixels.opaque is None else subject & pixels.opaque
    if not opaque.any():
        raise NonokitError("the subject mask covers nothing of the image")
    if opaque.all():
        return pixels
    sheet = sheet_under(float(pixels.rgb[opaque].mean()))
    return Pixels(np.where(opaque[..., None], pixels.rgb, np.uint8(sheet)), opaque)
