"""Digits of many fonts as small pictures, for training and judging the recogniser of numbers.

    python bench/scan_fonts.py --fonts FOLDER … --to fonts.npz

The fonts are not part of nonokit. They come from npm (`npm pack @fontsource/NAME`, the `latin` files of weight 400,
700 and 900) and Debian (`apt-get download NAME`, `dpkg -x`); NPM and DEBIAN name the packages. Fonts that draw the
same digits under different names count as one design, and designs are held out whole: what the figures are measured
with, training has never seen under any name.
"""

from __future__ import annotations

import argparse
import re
from pathlib import Path
from typing import Any

import numpy as np
from PIL import Image, ImageDraw, ImageFont

SIDE = 64  # pixels of a glyph's picture
TALL = 44  # pixels of the tallest digit in it
SMALL = tuple(range(7, 15))  # heights in pixels at which digits are drawn as on a coarse screen
SUFFIXES = (".ttf", ".otf", ".woff", ".ttc", ".otb", ".t1")
OTHERS = "AEFGKPRTVWXYadehkmprw?&%#@+*=<>"  # signs that are no digit and look like none
ALIKE = 0.985  # correlation of all digits from which two fonts are one design
HELD_OUT = 0.2  # share of designs that training does not see

NPM = [
    "abril-fatface",
    "aldrich",
    "alegreya",
    "anonymous-pro",
    "anton",
    "antonio",
    "archivo",
    "archivo-narrow",
    "architects-daughter",
    "arimo",
    "arvo",
    "asap",
    "asap-condensed",
    "audiowide",
    "baloo-2",
    "baloo-bhai-2",
    "bangers",
    "barlow",
    "barlow-condensed",
    "bebas-neue",
    "bitcount",
    "bitter",
    "black-ops-one",
    "bungee",
    "cabin",
    "cabin-condensed",
    "cardo",
    "catamaran",
    "caveat",
    "chakra-petch",
    "chewy",
    "comfortaa",
    "comic-neue",
    "concert-one",
    "cormorant-garamond",
    "courier-prime",
    "cousine",
    "crete-round",
    "crimson-text",
    "dela-gothic-one",
    "dm-mono",
    "dm-sans",
    "domine",
    "dosis",
    "dotgothic16",
    "eb-garamond",
    "economica",
    "electrolize",
    "encode-sans-condensed",
    "exo-2",
    "figtree",
    "fira-mono",
    "fira-sans",
    "fira-sans-condensed",
    "fjalla-one",
    "fredericka-the-great",
    "fredoka",
    "gelasio",
    "gloria-hallelujah",
    "hachi-maru-pop",
    "handjet",
    "heebo",
    "hind",
    "ibm-plex-mono",
    "ibm-plex-sans",
    "inconsolata",
    "indie-flower",
    "inter",
    "jersey-10",
    "jersey-15",
    "jersey-20",
    "jetbrains-mono",
    "josefin-sans",
    "josefin-slab",
    "kalam",
    "kanit",
    "karla",
    "kosugi",
    "kosugi-maru",
    "lato",
    "league-gothic",
    "lexend",
    "libre-baskerville",
    "libre-caslon-text",
    "literata",
    "lobster",
    "lora",
    "luckiest-guy",
    "m-plus-1p",
    "m-plus-rounded-1c",
    "major-mono-display",
    "manrope",
    "maven-pro",
    "merriweather",
    "michroma",
    "micro-5",
    "mochiy-pop-one",
    "montserrat",
    "mulish",
    "newsreader",
    "noticia-text",
    "noto-sans",
    "noto-sans-jp",
    "noto-serif",
    "nunito",
    "old-standard-tt",
    "open-sans",
    "open-sans-condensed",
    "orbitron",
    "oswald",
    "outfit",
    "overpass",
    "overpass-mono",
    "oxanium",
    "oxygen",
    "pacifico",
    "pathway-gothic-one",
    "patrick-hand",
    "permanent-marker",
    "pixelify-sans",
    "play",
    "playfair",
    "playfair-display",
    "plus-jakarta-sans",
    "poppins",
    "potta-one",
    "prata",
    "press-start-2p",
    "prompt",
    "pt-mono",
    "pt-sans",
    "pt-sans-narrow",
    "pt-serif",
    "public-sans",
    "quantico",
    "quicksand",
    "rajdhani",
    "raleway",
    "red-hat-display",
    "red-hat-mono",
    "reggae-one",
    "righteous",
    "roboto",
    "roboto-condensed",
    "roboto-mono",
    "roboto-slab",
    "rocknroll-one",
    "rokkitt",
    "rubik",
    "russo-one",
    "saira-extra-condensed",
    "sawarabi-gothic",
    "shadows-into-light",
    "share-tech",
    "share-tech-mono",
    "short-stack",
    "signika",
    "silkscreen",
    "slabo-27px",
    "sniglet",
    "sofia-sans-condensed",
    "sora",
    "source-code-pro",
    "source-sans-3",
    "source-serif-4",
    "space-grotesk",
    "space-mono",
    "special-elite",
    "spectral",
    "stick",
    "syncopate",
    "teko",
    "tiny5",
    "tinos",
    "titillium-web",
    "tomorrow",
    "ubuntu",
    "ubuntu-condensed",
    "ubuntu-mono",
    "ultra",
    "urbanist",
    "varela-round",
    "vollkorn",
    "vt323",
    "wallpoet",
    "work-sans",
    "workbench",
    "yanone-kaffeesatz",
    "yusei-magic",
    "zcool-kuaile",
    "zen-maru-gothic",
    "zilla-slab",
]
DEBIAN = [
    "fonts-liberation",
    "fonts-dejavu-core",
    "fonts-dejavu-extra",
    "fonts-freefont-ttf",
    "fonts-urw-base35",
    "fonts-texgyre",
    "fonts-croscore",
    "fonts-crosextra-carlito",
    "fonts-crosextra-caladea",
    "fonts-linuxlibertine",
    "fonts-cantarell",
    "fonts-ipafont-gothic",
    "fonts-vlgothic",
    "fonts-unifont",
    "fonts-lmodern",
    "fonts-cabin",
    "fonts-junction",
    "fonts-gfs-didot",
    "fonts-ocr-a",
    "fonts-ocr-b",
    "fonts-tlwg-loma-ttf",
    "fonts-sil-gentium",
    "fonts-sil-andika",
    "fonts-lato",
    "fonts-roboto-unhinted",
    "fonts-takao-gothic",
    "fonts-nanum",
    "fonts-wqy-microhei",
    "fonts-b612",
    "fonts-dseg",
]
# Families whose digits a reader would not take for digits, or that have none of their own.
NO_DIGITS = re.compile(
    r"dingbat|symbol|emoji|math|music|D050000L|StandardSymbols|DSEG(Weather|14)|lmmi|lmsy|lmex|italic|oblique|BoldIta"
    r"|FreeMono(Oblique)|-It[.]|-BI[.]|Chorus|chorus|Z003|fallback|unifont_(csur|upper)|LinBiolinum_K|OCRB[XE]|Hairline",
    re.IGNORECASE,
)
# Never trained with, whatever they look like: the fonts that the tests draw with.
FOR_TESTS = re.compile(r"fira|cascadia|space-mono|ubuntu|noto-sans", re.IGNORECASE)


def font_files(folders: list[Path]) -> list[Path]:
    """Font files that may have digits."""
    found = (path for folder in folders for path in sorted(folder.rglob("*")))
    return [path for path in found if path.suffix in SUFFIXES and not NO_DIGITS.search(path.name)]


def glyphs(path: Path) -> dict[str, Any] | None:
    """A font's digits and some other signs, all to one scale; None for a font without usable digits."""
    try:
        probe = ImageFont.truetype(str(path), 100)
        boxes = [probe.getbbox(digit) for digit in "0123456789"]
    except OSError:
        return None
    top, bottom = min(box[1] for box in boxes), max(box[3] for box in boxes)
    if bottom - top < 20:
        return None
    font = probe.font_variant(size=max(8, round(100 * TALL / (bottom - top))))
    boxes = [font.getbbox(digit) for digit in "0123456789"]
    middle = (min(box[1] for box in boxes) + max(box[3] for box in boxes)) / 2
    digits = np.stack([drawn(font, digit, middle) for digit in "0123456789"])
    if len({digit.tobytes() for digit in digits}) < 10:
        return None
    return {
        "digits": digits,
        "others": np.stack([drawn(font, sign, middle) for sign in OTHERS]),
        "advance": np.array([font.getlength(digit) / TALL for digit in "0123456789"], np.float32),
        "small": np.stack([small_digits(probe, height) for height in SMALL]),
    }


def drawn(font: Any, text: str, middle: float) -> Any:
    """A sign in the middle of a picture."""
    picture = Image.new("L", (SIDE, SIDE))
    left = SIDE / 2 - font.getlength(text) / 2
    ImageDraw.Draw(picture).text((left, SIDE / 2 - middle), text, 255, font=font)
    return np.asarray(picture)


def small_digits(probe: Any, height: int) -> Any:
    """Digits as a screen draws them at a height of a few pixels: smoothed, and in black and white."""
    tall = max(probe.getbbox(digit)[3] for digit in "0123456789") - min(
        probe.getbbox(digit)[1] for digit in "0123456789"
    )
    font = probe.font_variant(size=max(4, round(100 * height / tall)))
    both = []
    for mode in ("L", "1"):
        row = []
        for digit in "0123456789":
            picture = Image.new("L", (20, 20))
            pen = ImageDraw.Draw(picture)
            pen.fontmode = mode
            box = font.getbbox(digit)
            pen.text(
                (10 - round((box[0] + box[2]) / 2), 10 - round((box[1] + box[3]) / 2)), digit, 255, font=font
            )
            row.append(np.asarray(picture))
        both.append(np.stack(row))
    return np.stack(both)


def designs(digits: Any) -> Any:
    """A number for each font; fonts that draw alike share one."""
    flat = digits.reshape(len(digits), 10, -1).astype(np.float32)
    flat -= flat.mean(axis=2, keepdims=True)
    flat /= np.linalg.norm(flat, axis=2, keepdims=True) + 1e-6
    flat = flat.reshape(len(digits), -1) / np.sqrt(10)
    alike = flat @ flat.T > ALIKE
    number = np.arange(len(digits))
    for i in range(len(digits)):
        number[alike[i]] = min(number[alike[i]])
    for i in range(len(digits)):
        while number[number[i]] != number[i]:
            number[i] = number[number[i]]
    return number


def family_of(path: Path) -> str:
    """The family's name, without weight."""
    return re.split(r"[-_ ](latin|japanese|regular|bold|black|light|medium|r$|b$)", path.stem.lower())[0]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--fonts", type=Path, nargs="+", required=True)
    parser.add_argument("--to", type=Path, required=True)
    chosen = parser.parse_args()
    files = font_files(chosen.fonts)
    found = [(path, glyphs(path)) for path in files]
    kept = [(path, each) for path, each in found if each is not None]
    arrays = {name: np.stack([each[name] for _, each in kept]) for name in kept[0][1]}
    design = designs(arrays["digits"])
    families = [family_of(path) for path, _ in kept]
    for name in set(families):  # weights of a family are one design as well
        members = [i for i, family in enumerate(families) if family == name]
        lowest = min(design[i] for i in members)
        for i in members:
            design[design == design[i]] = lowest
    rng = np.random.default_rng(1)
    order = rng.permutation(np.unique(design))
    held = set(order[: int(HELD_OUT * len(order))].tolist())
    held |= {int(design[i]) for i, (path, _) in enumerate(kept) if FOR_TESTS.search(path.name)}
    is_held = np.array([int(each) in held for each in design])
    files_kept = np.array([str(path) for path, _ in kept])
    np.savez_compressed(chosen.to, **arrays, design=design, is_held=is_held, files=files_kept)
    print(
        f"{len(kept)} fonts, {len(np.unique(design))} designs, {is_held.sum()} fonts held out ({len(held)} designs)"
    )


if __name__ == "__main__":
    main()
