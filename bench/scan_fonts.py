"""Digits of many fonts as small pictures, for training and measuring the recogniser of numbers.

    python bench/scan_fonts.py --fonts FOLDER … --to fonts.npz

The fonts are not part of nonokit. They come from npm (`npm pack @fontsource/NAME`, the `latin` files of weight 100, 400,
700 and 900) and Debian (`apt-get download NAME`, `dpkg -x`); NPM and DEBIAN name the packages. Fonts that draw the
same digits under different names count as one design, and designs are held out whole: what the figures are measured
with, training has never seen under any name. A design's name decides, so that fonts collected anew are divided alike.
"""

from __future__ import annotations

import argparse
import re
import zlib
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

NPM = """
abril-fatface advent-pro akaya-kanadaka aladin alata albert-sans aldrich alegreya alice allan allerta allerta-stencil
allura almendra amarante amatic-sc amiri andika annie-use-your-telescope anonymous-pro anton antonio
architects-daughter archivo archivo-narrow arimo arsenal arvo asap asap-condensed asul atkinson-hyperlegible audiowide
average averia-libre averia-serif-libre azeret-mono b612-mono bad-script baloo-2 baloo-bhai-2 balsamiq-sans bangers
barlow barlow-condensed baskervville be-vietnam-pro bebas-neue belleza bellota berkshire-swash besley
big-shoulders-display biryani bitcount bitcount-grid-double bitter black-ops-one bodoni-moda boogaloo bree-serif
bubblegum-sans bungee butterfly-kids cabin cabin-condensed cagliostro cairo calligraffitti cantata-one capriola cardo
carrois-gothic carter-one castoro catamaran caveat caveat-brush chakra-petch changa changa-one chelsea-market
cherry-swash chewy chivo chivo-mono cinzel coda codystar comfortaa comic-neue coming-soon commissioner concert-one
contrail-one cookie copse corben cormorant cormorant-garamond courier-prime cousine coustard covered-by-your-grace
crafty-girls crete-round crimson-text cuprum cutive-mono damion dancing-script darker-grotesque dawning-of-a-new-day
days-one dela-gothic-one delius didact-gothic dm-mono dm-sans do-hyeon domine dongle doppio-one dosis dotgothic16 doto
dynapuff east-sea-dokdo eb-garamond economica eczar el-messiri electrolize emilys-candy encode-sans
encode-sans-condensed enriqueta epilogue esteban exo-2 expletus-sans faculty-glyphic fanwood-text faustina federo
figtree finger-paint fira-mono fira-sans fira-sans-condensed fjalla-one fontdiner-swanky forum fragment-mono
francois-one frank-ruhl-libre fraunces fredericka-the-great fredoka fuzzy-bubbles gabriela gaegu gantari geist
geist-mono gelasio geo geologica georama germania-one give-you-glory glegoo gloock gloria-hallelujah gochi-hand
goudy-bookletter-1911 graduate grandstander gravitas-one great-vibes grenze-gotisch gruppo gudea gugi hachi-maru-pop
halant hammersmith-one handjet handlee happy-monkey hedvig-letters-serif heebo henny-penny hina-mincho hind
homemade-apple ibm-plex-mono ibm-plex-sans iceland im-fell-english imprima inconsolata indie-flower instrument-sans
instrument-serif inter irish-grover istok-web itim jacquard-12 jaldi jersey-10 jersey-15 jersey-20 jersey-25
jetbrains-mono jockey-one josefin-sans josefin-slab jua judson julius-sans-one just-another-hand
just-me-again-down-here kalam kanit karla kaushan-script kelly-slab khand kite-one kiwi-maru klee-one knewave kosugi
kosugi-maru kotta-one kreon kristi krona-one krub la-belle-aurore laila lalezar lato league-gothic leckerli-one lekton
lemonada lexend libre-baskerville libre-caslon-text lilita-one limelight linden-hill literata lobster londrina-solid
long-cang lora love-ya-like-a-sister loved-by-the-king luckiest-guy lusitana m-plus-1p m-plus-rounded-1c ma-shan-zheng
macondo major-mono-display mali manrope mansalva marcellus marck-script markazi-text marmelad martian-mono marvel mate
maven-pro meddon medula-one megrim merriweather metamorphous metrophobic michroma micro-5 mitr mochiy-pop-one
modern-antiqua molengo monda monoton montserrat mountains-of-christmas mouse-memoirs mukta mulish nanum-pen-script
neucha neuton new-rocker newsreader nixie-one nothing-you-could-do noticia-text noto-sans noto-sans-jp noto-serif
nova-mono numans nunito odibee-sans offside old-standard-tt oleo-script onest open-sans open-sans-condensed
oranienbaum orbitron oregano oswald outfit over-the-rainbow overpass overpass-mono ovo oxanium oxygen oxygen-mono
pacifico padauk pangolin parisienne passion-one pathway-gothic-one patrick-hand pattaya patua-one permanent-marker
philosopher piazzolla piedra pirata-one pixelify-sans play playfair playfair-display plus-jakarta-sans podkova
poiret-one poly pompiere pontano-sans poppins port-lligat-slab potta-one prata press-start-2p pridi prompt proza-libre
pt-mono pt-sans pt-sans-narrow pt-serif public-sans puritan quantico quicksand qwigley radley rajdhani raleway
rampart-one rancho ranga rasa readex-pro recursive red-hat-display red-hat-mono red-rose reem-kufi reenie-beanie
reggae-one ribeye righteous risque roboto roboto-condensed roboto-mono roboto-slab rock-salt rocknroll-one rokkitt
rosarivo rubik rubik-pixels ruda ruluko russo-one saira-extra-condensed sansita sarala sarpanch satisfy
sawarabi-gothic scada scheherazade-new schoolbell secular-one sedgwick-ave shadows-into-light shantell-sans share-tech
share-tech-mono shippori-mincho shojumaru short-stack signika signika-negative silkscreen single-day six-caps
sixtyfour skranji slabo-27px smokum sniglet sofia-sans-condensed solway sora sorts-mill-goudy source-code-pro
source-sans-3 source-serif-4 space-grotesk space-mono special-elite spectral spinnaker squada-one staatliches
stalinist-one stick stint-ultra-condensed strait sue-ellen-francisco suez-one sunshiney supermercado-one
swanky-and-moo-moo syncopate syne-mono tangerine taviraj teko telex tenor-sans text-me-one the-girl-next-door tinos
tiny5 titillium-web tomorrow trirong trocchi trochut turret-road ubuntu ubuntu-condensed ubuntu-mono ultra
uncial-antiqua unica-one unkempt unna urbanist varela-round varta vast-shadow viga vollkorn voltaire vt323
waiting-for-the-sunrise wallpoet walter-turncoat wendy-one wire-one work-sans workbench xanh-mono yanone-kaffeesatz
yatra-one yeseva-one yomogi yusei-magic zcool-kuaile zen-antique zen-kurenaido zen-maru-gothic zen-old-mincho zeyada
zilla-slab
"""
DEBIAN = """
fonts-liberation fonts-dejavu-core fonts-dejavu-extra fonts-freefont-ttf fonts-urw-base35 fonts-texgyre fonts-croscore
fonts-crosextra-carlito fonts-crosextra-caladea fonts-linuxlibertine fonts-cantarell fonts-ipafont-gothic
fonts-vlgothic fonts-unifont fonts-lmodern fonts-cabin fonts-junction fonts-gfs-didot fonts-ocr-a fonts-ocr-b
fonts-tlwg-loma-ttf fonts-sil-gentium fonts-sil-andika fonts-lato fonts-roboto-unhinted fonts-takao-gothic fonts-nanum
fonts-wqy-microhei fonts-b612 fonts-dseg
"""
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


def is_held_out(families: list[str], design: Any, number: int) -> bool:
    """Whether training does not see a design: by the first of its names, whatever other fonts there are."""
    name = min(family for family, own in zip(families, design, strict=True) if own == number)
    return zlib.crc32(name.encode()) < HELD_OUT * 2**32


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
    held = {each for each in np.unique(design).tolist() if is_held_out(families, design, each)}
    held |= {int(design[i]) for i, (path, _) in enumerate(kept) if FOR_TESTS.search(path.name)}
    is_held = np.array([int(each) in held for each in design])
    files_kept = np.array([str(path) for path, _ in kept])
    np.savez_compressed(chosen.to, **arrays, design=design, is_held=is_held, files=files_kept)
    print(
        f"{len(kept)} fonts, {len(np.unique(design))} designs, {is_held.sum()} fonts held out ({len(held)} designs)"
    )


if __name__ == "__main__":
    main()
