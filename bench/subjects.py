"""Pictures to make puzzles from, drawn by code: half of them shaded like photos, half plain drawings."""

from __future__ import annotations

import math
from collections.abc import Callable
from random import Random

from PIL import Image, ImageChops, ImageDraw, ImageFilter

SIDE = 400
Picture = Image.Image


def _sheet(colour: str = "white") -> tuple[Picture, ImageDraw.ImageDraw]:
    image = Image.new("RGB", (SIDE, SIDE), colour)
    return image, ImageDraw.Draw(image)


def _gradient(top: tuple[int, int, int], bottom: tuple[int, int, int]) -> Picture:
    column = Image.new("RGB", (1, SIDE))
    for y in range(SIDE):
        share = y / (SIDE - 1)
        column.putpixel((0, y), tuple(round(a + (b - a) * share) for a, b in zip(top, bottom, strict=True)))
    return column.resize((SIDE, SIDE))


def _grainy(image: Picture, strength: int = 14) -> Picture:
    """Grain and blur, as a cheap camera has them."""
    rng = Random(7)
    noise = Image.new("L", (SIDE // 2, SIDE // 2))
    noise.putdata([128 + rng.randint(-strength, strength) for _ in range((SIDE // 2) ** 2)])
    grain = Image.merge("RGB", [noise.resize(image.size)] * 3)
    return ImageChops.add(image.filter(ImageFilter.GaussianBlur(1.5)), grain, 1, -128)


def sphere() -> Picture:
    """A shaded ball with its shadow."""
    image = _gradient((236, 236, 238), (206, 206, 210))
    draw = ImageDraw.Draw(image)
    draw.ellipse((120, 320, 370, 372), fill=(120, 120, 126))
    image = image.filter(ImageFilter.GaussianBlur(9))
    draw = ImageDraw.Draw(image)
    for step in range(140, 0, -1):
        share = 1 - step / 140
        tone = round(30 + 190 * share**1.6)
        x, y = 195 - 45 * share, 200 - 50 * share
        draw.ellipse((x - step, y - step, x + step, y + step), fill=(tone, tone, min(255, tone + 6)))
    return _grainy(image)


def face() -> Picture:
    """A face lit from one side, with dark hair."""
    image = _gradient((214, 220, 226), (190, 196, 204))
    draw = ImageDraw.Draw(image)
    draw.ellipse((70, 20, 330, 330), fill=(50, 34, 24))
    draw.rectangle((70, 170, 330, 330), fill=(50, 34, 24))
    draw.rectangle((160, 300, 240, 400), fill=(196, 150, 124))
    draw.ellipse((105, 80, 295, 350), fill=(226, 182, 152))
    draw.pieslice((95, 40, 305, 220), 180, 360, fill=(50, 34, 24))
    for x in (160, 240):
        draw.ellipse((x - 24, 176, x + 24, 206), fill="white")
        draw.ellipse((x - 13, 176, x + 13, 206), fill=(40, 30, 26))
        draw.line((x - 30, 158, x + 30, 156), fill=(56, 38, 28), width=11)
    draw.line((200, 200, 188, 254, 208, 258), fill=(150, 104, 84), width=8)
    draw.chord((160, 268, 240, 316), 0, 180, fill=(164, 44, 48))
    draw.polygon([(60, 400), (120, 360), (280, 360), (340, 400)], fill=(60, 84, 140))
    return _grainy(image)


def house() -> Picture:
    """A house with a red roof under a blue sky."""
    image, draw = _sheet((198, 224, 246))
    draw.rectangle((0, 320, 400, 400), fill=(96, 168, 82))
    draw.rectangle((70, 180, 330, 340), fill=(246, 226, 180))
    draw.polygon([(40, 190), (200, 60), (360, 190)], fill=(186, 48, 40))
    draw.rectangle((270, 70, 302, 140), fill=(120, 60, 48))
    draw.rectangle((176, 246, 226, 340), fill=(104, 62, 34))
    for x in (96, 252):
        draw.rectangle((x, 220, x + 52, 272), fill=(60, 110, 170))
        draw.line((x + 26, 220, x + 26, 272), fill="white", width=8)
        draw.line((x, 246, x + 52, 246), fill="white", width=8)
    return image


def tree() -> Picture:
    """A bare-trunked tree with a round crown."""
    image, draw = _sheet((250, 250, 246))
    rng = Random(3)
    draw.polygon([(182, 390), (190, 220), (214, 220), (226, 390)], fill=(92, 60, 36))
    draw.line((200, 270, 140, 200), fill=(92, 60, 36), width=15)
    draw.line((204, 250, 268, 190), fill=(92, 60, 36), width=15)
    for _ in range(90):
        angle, far = rng.uniform(0, 2 * math.pi), 115 * rng.random() ** 0.5
        x, y, r = 200 + far * 1.2 * math.cos(angle), 140 + far * math.sin(angle), rng.randint(14, 26)
        draw.ellipse(
            (x - r, y - r, x + r, y + r), fill=(30 + rng.randint(0, 30), 96 + rng.randint(0, 40), 44)
        )
    draw.rectangle((60, 384, 340, 396), fill=(70, 130, 60))
    return image


def cat() -> Picture:
    """A sitting cat, as a silhouette."""
    image, draw = _sheet()
    draw.ellipse((110, 170, 290, 390), fill="black")
    draw.ellipse((125, 70, 275, 205), fill="black")
    draw.polygon([(130, 130), (132, 30), (195, 85)], fill="black")
    draw.polygon([(270, 130), (268, 30), (205, 85)], fill="black")
    draw.arc((230, 210, 375, 390), 270, 110, fill="black", width=30)
    for x in (170, 230):
        draw.ellipse((x - 17, 122, x + 17, 152), fill="white")
        draw.rectangle((x - 5, 122, x + 5, 152), fill="black")
    draw.polygon([(190, 166), (210, 166), (200, 180)], fill="white")
    return image


def landscape() -> Picture:
    """Mountains, a lake and a low sun in haze."""
    image = _gradient((120, 160, 214), (250, 214, 170))
    draw = ImageDraw.Draw(image)
    draw.ellipse((270, 90, 340, 160), fill=(255, 246, 214))
    draw.polygon([(-20, 280), (110, 110), (190, 220), (250, 150), (420, 290)], fill=(96, 104, 136))
    draw.polygon([(110, 110), (82, 150), (108, 160), (124, 148), (140, 152)], fill=(244, 246, 250))
    draw.polygon([(-20, 290), (60, 220), (200, 290)], fill=(44, 66, 62))
    draw.rectangle((0, 285, 400, 400), fill=(148, 170, 196))
    for y in range(296, 400, 14):
        draw.line((240 - (y - 296) // 2, y, 370 + (y - 296) // 4, y), fill=(232, 212, 178), width=4)
    draw.polygon([(0, 400), (0, 340), (150, 372), (400, 360), (400, 400)], fill=(36, 52, 40))
    return _grainy(image, 8)


def flower() -> Picture:
    """A flower with eight petals."""
    image, draw = _sheet((252, 252, 250))
    draw.line((200, 220, 190, 395), fill=(56, 130, 60), width=15)
    draw.polygon([(192, 345), (96, 290), (132, 352)], fill=(56, 130, 60))
    draw.polygon([(192, 365), (286, 312), (246, 372)], fill=(56, 130, 60))
    for number in range(8):
        angle = number * math.pi / 4
        x, y = 200 + 82 * math.cos(angle), 145 + 82 * math.sin(angle)
        draw.ellipse((x - 40, y - 40, x + 40, y + 40), fill=(214, 52, 96))
    draw.ellipse((152, 97, 248, 193), fill=(246, 196, 40))
    return image


def ship() -> Picture:
    """A sailing ship on waves."""
    image, draw = _sheet((226, 238, 250))
    draw.polygon([(50, 270), (350, 270), (300, 340), (100, 340)], fill=(110, 64, 34))
    draw.line((200, 40, 200, 272), fill=(70, 42, 24), width=12)
    draw.polygon([(212, 56), (212, 250), (330, 250)], fill=(240, 120, 40))
    draw.polygon([(188, 90), (188, 250), (90, 250)], fill=(200, 40, 50))
    draw.polygon([(200, 30), (200, 62), (250, 46)], fill=(30, 50, 120))
    draw.rectangle((0, 336, 400, 400), fill=(40, 96, 170))
    for x in range(-20, 420, 60):
        draw.pieslice((x, 318, x + 60, 362), 180, 360, fill=(40, 96, 170))
    return image


def letters() -> Picture:
    """The letters A and Z, drawn with straight strokes."""
    image, draw = _sheet()
    draw.line((40, 350, 110, 60, 180, 350), fill="black", width=36, joint="curve")
    draw.line((66, 240, 154, 240), fill="black", width=30)
    draw.line((220, 76, 360, 76, 226, 334, 364, 334), fill="black", width=36, joint="curve")
    return image


def fruit() -> Picture:
    """An apple and a pear on a table, softly lit."""
    image = _gradient((240, 232, 216), (206, 186, 156))
    draw = ImageDraw.Draw(image)
    draw.ellipse((40, 326, 380, 376), fill=(150, 128, 100))
    image = image.filter(ImageFilter.GaussianBlur(8))
    draw = ImageDraw.Draw(image)
    for step in range(84, 0, -2):
        share = 1 - step / 84
        draw.ellipse((120 - 20 * share - step, 262 - 24 * share - step, 120 - 20 * share + step, 262 - 24 * share + step),
                     fill=(150 + round(90 * share), 24 + round(60 * share), 30 + round(40 * share)))  # fmt: skip
    draw.line((122, 196, 136, 150), fill=(70, 46, 26), width=10)
    draw.polygon([(136, 176), (196, 140), (170, 186)], fill=(60, 120, 50))
    for step in range(76, 0, -2):
        share = 1 - step / 76
        tone = (120 + round(90 * share), 150 + round(60 * share), 40 + round(50 * share))
        draw.ellipse(
            (
                282 - 16 * share - step,
                280 - 20 * share - step,
                282 - 16 * share + step,
                280 - 20 * share + step,
            ),
            fill=tone,
        )
        draw.ellipse((282 - step * 0.6, 190 - step, 282 + step * 0.6, 190 + step), fill=tone)
    draw.line((282, 124, 294, 84), fill=(70, 46, 26), width=10)
    return _grainy(image, 8)


def owl() -> Picture:
    """An owl on a branch, in flat colours."""
    image, draw = _sheet((246, 240, 226))
    draw.ellipse((100, 90, 300, 350), fill=(124, 82, 50))
    draw.polygon([(110, 150), (108, 60), (180, 104)], fill=(124, 82, 50))
    draw.polygon([(290, 150), (292, 60), (220, 104)], fill=(124, 82, 50))
    draw.ellipse((150, 210, 250, 345), fill=(222, 186, 130))
    for x in (158, 242):
        draw.ellipse((x - 44, 120, x + 44, 208), fill="white")
        draw.ellipse((x - 20, 144, x + 20, 184), fill="black")
    draw.polygon([(186, 186), (214, 186), (200, 222)], fill=(240, 150, 30))
    draw.rectangle((20, 344, 380, 372), fill=(70, 46, 30))
    return image


def mug() -> Picture:
    """A steaming mug against the light."""
    image = _gradient((244, 240, 232), (216, 208, 196))
    draw = ImageDraw.Draw(image)
    draw.ellipse((240, 180, 360, 310), fill=(44, 74, 96))
    draw.ellipse((268, 208, 332, 282), fill=(228, 222, 212))
    draw.rounded_rectangle((80, 150, 280, 370), 34, fill=(44, 74, 96))
    draw.rectangle((100, 160, 122, 350), fill=(110, 144, 166))
    draw.ellipse((80, 130, 280, 180), fill=(70, 44, 30))
    for x in (130, 180, 230):
        points = [(x + 12 * math.sin(y / 14), y) for y in range(30, 118, 4)]
        draw.line(points, fill=(150, 148, 146), width=10)
    return _grainy(image, 8)


SUBJECTS: dict[str, Callable[[], Picture]] = {
    maker.__name__: maker
    for maker in (sphere, face, house, tree, cat, landscape, flower, ship, letters, fruit, owl, mug)
}
