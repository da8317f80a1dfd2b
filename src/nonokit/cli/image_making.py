"""`nonokit generate --from`: what may be said about images, and the puzzles made of them, one image or many."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeVar

import click

from nonokit.cli.cells import cells_of
from nonokit.cli.generated import Made, difficulty_of
from nonokit.cli.plain import tell
from nonokit.cli.progress import SolveProgress
from nonokit.cli.session import Session
from nonokit.cli.targets import Target
from nonokit.generating import Variant, from_image
from nonokit.generating.image_options import DITHERINGS, FITS, KINDS
from nonokit.generating.size import Size

F = TypeVar("F", bound=Callable[..., Any])

TIMEOUT_S = 20.0
CONTACT_SHEET = "contact-sheet.png"
SUFFIXES = (".png", ".jpg", ".jpeg", ".gif", ".bmp", ".webp", ".ppm", ".tif", ".tiff", ".svg")
# Options that say something about an image, and those that say nothing about one.
OF_IMAGES = (
    "variants", "image_kind", "crop", "no_crop", "fit", "threshold", "contrast", "dithering", "invert", "palette",
    "background", "subject", "protect", "keep_art",
)  # fmt: skip
NOT_OF_IMAGES = ("density", "symmetry", "seed", "count", "outline")


def image_options(command: F) -> F:
    """Everything that may be said about images."""
    for option in reversed(_OPTIONS):
        command = option(command)
    return command


_OPTIONS = (
    click.option(
        "--from",
        "images",
        type=click.Path(exists=True),
        multiple=True,
        metavar="IMAGE|FOLDER",
        help="Make it from a picture: PNG, JPEG, GIF, BMP, WebP, TIFF or SVG; may be repeated.",
    ),
    click.option(
        "--variants",
        type=click.IntRange(min=1),
        metavar="N",
        help="Images: so many variants of each at most; by default all of one image, the best of several.",
    ),
    click.option("--image-kind", type=click.Choice(KINDS), help="Images: what it is, instead of looking."),
    click.option(
        "--crop",
        metavar="LEFT,TOP,RIGHT,BOTTOM|margins",
        help="Images: this part, in percent; or cut off plain margins.",
    ),
    click.option("--no-crop", is_flag=True, help="Images: keep all of it, margins and surroundings."),
    click.option("--fit", type=click.Choice(FITS), help="Images: how it is brought to the size's proportions."),
    click.option("--threshold", metavar="NAME|GREY", help="Images: otsu, local, or a grey value up to 255."),
    click.option("--contrast", type=float, metavar="FACTOR", help="Images: above 1 more, below 1 less."),
    click.option("--dithering", type=click.Choice(DITHERINGS), help="Images: dots for tones."),
    click.option("--invert/--no-invert", default=None, help="Images: fill the light parts, or the dark ones."),
    click.option(
        "--palette", metavar="COLOUR,COLOUR,...", help="Images: just these colours, the background first."
    ),
    click.option(
        "--background", metavar="COLOUR|keep", help="Images: the colour that is no part of it, or all of it is."
    ),
    click.option(
        "--subject",
        type=click.Path(exists=True, dir_okay=False),
        metavar="IMAGE",
        help="Images: a mask whose light parts are the subject.",
    ),
    click.option(
        "--protect", multiple=True, metavar="ROW,COLUMN", help="Images: never change this cell or block."
    ),
    click.option("--keep-art", is_flag=True, help="Images: change nothing, give cells away instead."),
)  # fmt: skip


def check_options(has_images: bool, settings: dict[str, Any]) -> None:
    """Refuses options that would have no effect."""
    useless = NOT_OF_IMAGES if has_images else OF_IMAGES
    context = click.get_current_context()
    for name in useless:
        if context.get_parameter_source(name) is not click.core.ParameterSource.DEFAULT:
            flag = next(p.opts[0] for p in context.command.params if p.name == name)
            raise click.UsageError(
                f"{flag} says nothing about images."
                if has_images
                else f"{flag} is for images: name one with --from."
            )
    if has_images and settings["no_crop"] and settings["crop"]:
        raise click.UsageError("--crop and --no-crop exclude each other.")


def image_files(sources: Sequence[str]) -> list[str]:
    """The images named, those of folders in order."""
    found: list[str] = []
    for source in sources:
        if not os.path.isdir(source):
            found.append(source)
            continue
        inside = sorted(
            os.path.join(folder, name)
            for folder, _, names in os.walk(source)
            for name in names
            if name.lower().endswith(SUFFIXES) and not name.startswith(".")
        )
        if not inside:
            raise click.UsageError(f"{source}: there is no image in this folder.")
        found += inside
    return found


def from_images(
    sources: Sequence[str],
    size: Size | None,
    settings: dict[str, Any],
    session: Session,
    target: Target | None,
) -> Iterator[Made]:
    """The variants of one image, or the best of each of several; these with a contact sheet where a folder is written."""
    files = image_files(sources)
    is_set = len(files) > 1 or any(os.path.isdir(source) for source in sources)
    most = settings["variants"] or (1 if is_set else None)
    arguments = arguments_of(size, settings)
    made: list[tuple[str, list[Variant]]] = []
    for file in files:
        with session.attempt(file):
            with SolveProgress(file) as progress:
                stem = os.path.splitext(os.path.basename(file))[0]
                found = from_image(file, title=re.sub(r"[-_]+", " ", stem), on_progress=progress, **arguments)
            if found.note:
                tell(f"nonokit: {file}: {found.note}")
            made.append((file, found[:most]))
            for variant in found[:most]:
                yield image_made(variant, stem, found.kind, is_only=most == 1)
    if is_set and made and target and target.is_folder:
        write_contact_sheet(made, target)


def arguments_of(size: Size | None, settings: dict[str, Any]) -> dict[str, Any]:
    """What was typed as `from_image` takes it."""
    threshold, palette = settings["threshold"], settings["palette"]
    is_number = threshold and re.fullmatch(r"\d+(\.\d+)?", threshold)
    timeout_s = settings["timeout_s"]
    return {
        "size": size,
        "colours": settings["colours"],
        "difficulty": difficulty_of(settings["difficulty"]) or "unique",
        "kind": settings["image_kind"],
        "crop": False if settings["no_crop"] else crop_of(settings["crop"]),
        "fit": settings["fit"] or "auto",
        "threshold": float(threshold) if is_number else threshold,
        "contrast": settings["contrast"],
        "dithering": settings["dithering"] or "off",
        "invert": settings["invert"],
        "palette": [colour.strip() for colour in palette.split(",")] if palette else None,
        "background": settings["background"],
        "subject": settings["subject"],
        "protect": cells_of(settings["protect"]),
        "keep_art": settings["keep_art"],
        "timeout_s": TIMEOUT_S if timeout_s is None else timeout_s,
    }


def crop_of(text: str | None) -> bool | tuple[float, float, float, float] | None:
    """A box in percent, or "margins".

    >>> crop_of("10,0,90%,50")
    (0.1, 0.0, 0.9, 0.5)
    """
    if text is None or text == "margins":
        return None if text is None else True
    numbers = re.findall(r"(\d+(?:\.\d+)?)%?(?:,|$)", text.replace(" ", ""))
    if len(numbers) != 4:
        raise click.UsageError(
            f"--crop {text}: expected LEFT,TOP,RIGHT,BOTTOM in percent, such as 10,0,90,100."
        )
    left, top, right, bottom = (float(number) / 100 for number in numbers)
    if not (left < right <= 1 and top < bottom <= 1):
        raise click.UsageError(
            f"--crop {text}: LEFT must be less than RIGHT, TOP less than BOTTOM, and none more than 100 percent."
        )
    return left, top, right, bottom


def image_made(variant: Variant, stem: str, kind: str, *, is_only: bool) -> Made:
    """A variant with what to say about it."""
    facts = {
        "variant": variant.name,
        "image_kind": kind,
        "changed": len(variant.damage),
        "given": variant.given_count,
        "likeness": variant.likeness,
        "grade": variant.rating.grade.value,
        "class": variant.rating.class_.value,
        "score": variant.rating.score,
        "is_line_solvable": variant.is_line_solvable,
        "status": variant.proof.status.value,
    }
    name = stem if is_only else f"{stem}-{re.sub('[ ,]+', '-', variant.name)}"
    return Made(name, variant.puzzle, facts)


def write_contact_sheet(made: Sequence[tuple[str, Sequence[Variant]]], target: Target) -> None:
    """All images with the pictures made of them, to look through."""
    from nonokit.cli.targets import write_picture
    from nonokit.generating.image.contact_sheet import contact_sheet

    path = target.new_file(*os.path.splitext(CONTACT_SHEET))
    write_picture(contact_sheet([(file, [variant.grid for variant in found]) for file, found in made]), path)
