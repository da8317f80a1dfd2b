"""Scenes: several motifs in one large picture, each in its own place, on one ground."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from nonokit.generating.drawn_motifs.frame import Frame
from nonokit.generating.drawn_motifs.motif import Motif
from nonokit.generating.drawn_motifs.scenery import birds, stars, sun


class Place(NamedTuple):
    """Which motifs may stand where: left, top, right and bottom as shares of the picture."""

    names: str
    left: float
    top: float
    right: float
    bottom: float


class Scene(NamedTuple):
    """The places of a scene, the colour of its ground, where a shelf is, what is in the sky, and the least width."""

    places: tuple[Place, ...]
    ground: str | None = None
    shelf: float | None = None
    sky: str = ""
    least: int = 50


HIGH = 0.06  # of the ground

SCENES = {
    "harbour": Scene(
        (
            Place("lighthouse", 0.0, 0.02, 0.36, 0.94),
            Place("sailing-boat", 0.42, 0.02, 0.98, 0.58),
            Place("steamer submarine", 0.42, 0.64, 0.98, 0.94),
        ),
        "blue",
        sky="birds",
    ),
    "aquarium": Scene(
        (
            Place("fish", 0.02, 0.04, 0.48, 0.42),
            Place("jellyfish octopus", 0.58, 0.02, 0.96, 0.54),
            Place("shark dolphin", 0.02, 0.44, 0.54, 0.72),
            Place("crab", 0.04, 0.7, 0.44, 0.94),
            Place("starfish shell turtle", 0.54, 0.58, 0.98, 0.94),
        ),
        "yellow",
    ),
    "savanna": Scene(
        (
            Place("giraffe", 0.0, 0.04, 0.36, 0.94),
            Place("elephant camel", 0.4, 0.46, 1.0, 0.94),
            Place("songbird parrot", 0.62, 0.02, 0.96, 0.4),
        ),
        "green",
        sky="sun",
    ),
    "farm": Scene(
        (
            Place("house windmill", 0.02, 0.02, 0.46, 0.5),
            Place("tractor", 0.5, 0.06, 0.98, 0.5),
            Place("sheep cow pig", 0.02, 0.56, 0.46, 0.94),
            Place("hen duck", 0.54, 0.56, 0.96, 0.94),
        ),
        "green",
        shelf=0.5,
    ),
    "street": Scene(
        (
            Place("skyscrapers church", 0.0, 0.02, 0.5, 0.56),
            Place("house", 0.54, 0.1, 1.0, 0.56),
            Place("traffic-light street-lamp", 0.0, 0.62, 0.14, 0.94),
            Place("bus car lorry", 0.18, 0.62, 0.64, 0.94),
            Place("scooter bicycle tree", 0.68, 0.62, 1.0, 0.94),
        ),
        "grey",
        shelf=0.56,
    ),
    "breakfast": Scene(
        (
            Place("teapot", 0.02, 0.02, 0.54, 0.48),
            Place("cup", 0.6, 0.06, 0.98, 0.48),
            Place("egg", 0.02, 0.54, 0.3, 0.94),
            Place("cheese burger", 0.34, 0.58, 0.68, 0.94),
            Place("apple pear", 0.72, 0.56, 0.98, 0.94),
        ),
        "brown",
        shelf=0.48,
    ),
    "orchestra": Scene(
        (
            Place("violin", 0.02, 0.02, 0.26, 0.62),
            Place("trumpet", 0.32, 0.02, 0.98, 0.32),
            Place("guitar", 0.74, 0.36, 0.98, 0.98),
            Place("drum", 0.28, 0.4, 0.7, 0.98),
            Place("note", 0.02, 0.66, 0.24, 0.98),
        ),
        least=54,
    ),
    "chess-set": Scene(
        (
            Place("king", 0.02, 0.02, 0.3, 0.48),
            Place("rook", 0.36, 0.02, 0.64, 0.48),
            Place("bishop", 0.7, 0.02, 0.98, 0.48),
            Place("pawn", 0.04, 0.56, 0.3, 0.98),
            Place("queen", 0.36, 0.52, 0.64, 0.98),
            Place("pawn", 0.7, 0.56, 0.96, 0.98),
        ),
    ),
    "outer-space": Scene(
        (
            Place("rocket", 0.02, 0.02, 0.36, 0.66),
            Place("planet", 0.44, 0.02, 0.98, 0.5),
            Place("flying-saucer", 0.4, 0.54, 0.98, 0.98),
            Place("alien moon", 0.04, 0.68, 0.32, 0.99),
        ),
        sky="stars",
    ),
    "halloween": Scene(
        (
            Place("bat", 0.02, 0.02, 0.58, 0.38),
            Place("moon", 0.64, 0.02, 0.98, 0.42),
            Place("ghost", 0.02, 0.4, 0.38, 0.94),
            Place("pumpkin", 0.42, 0.46, 1.0, 0.94),
        ),
        "purple",
    ),
    "beach": Scene(
        (
            Place("palm", 0.0, 0.02, 0.54, 0.94),
            Place("sailing-boat", 0.56, 0.02, 0.98, 0.46),
            Place("crab starfish shell", 0.56, 0.54, 0.98, 0.94),
        ),
        "yellow",
    ),
    "garden-shed": Scene(
        (
            Place("watering-can", 0.02, 0.02, 0.54, 0.46),
            Place("pot-plant cactus", 0.6, 0.02, 0.98, 0.46),
            Place("tulip daisy", 0.02, 0.52, 0.3, 0.94),
            Place("mushroom", 0.32, 0.54, 0.64, 0.94),
            Place("snail", 0.64, 0.6, 0.99, 0.94),
        ),
        "green",
        shelf=0.46,
    ),
    "playroom": Scene(
        (
            Place("teddy", 0.02, 0.02, 0.4, 0.5),
            Place("rocket gift", 0.44, 0.04, 0.66, 0.5),
            Place("ball die", 0.68, 0.06, 0.98, 0.5),
            Place("train", 0.02, 0.56, 0.56, 0.94),
            Place("tractor car", 0.6, 0.58, 0.99, 0.94),
        ),
        "brown",
        shelf=0.5,
    ),
    "zoo": Scene(
        (
            Place("lion bear", 0.02, 0.02, 0.46, 0.48),
            Place("monkey koala panda", 0.54, 0.02, 0.98, 0.48),
            Place("penguin", 0.02, 0.52, 0.34, 0.94),
            Place("flamingo", 0.38, 0.5, 0.66, 0.94),
            Place("snake turtle", 0.66, 0.54, 0.99, 0.94),
        ),
        "green",
    ),
}


def draw_scene(f: Frame, rng: Random, scene: Scene) -> None:
    """Each motif in its place, standing at its foot; then the ground and the sky."""
    from nonokit.generating.drawn_motifs.registry import find_motif

    for place in scene.places:
        motif = find_motif(rng.choice(place.names.split()))
        motif.paint(fitted(f.part(*place[1:]), motif), rng)
    if scene.ground is not None:
        f.paint(f.box(0, 1 - HIGH, 1, 1), scene.ground, gap=True, scenery=True)
        if scene.shelf is not None:
            f.paint(f.box(0, scene.shelf, 1, scene.shelf + 0.04), scene.ground, gap=True, scenery=True)
    if scene.sky == "sun":
        sun(f, rng)
    elif scene.sky == "birds":
        birds(f, rng)
    elif scene.sky == "stars":
        stars(f, rng, count=6)


def fitted(place: Frame, motif: Motif) -> Frame:
    """As much of a place as keeps the motif's proportions, at the bottom and in the middle."""
    wide, high = motif.proportions
    width = min(place.width, place.height * wide // high)
    height = min(place.height, place.width * high // wide)
    left = place.left + (place.width - width) // 2
    return Frame(place.canvas, left, place.bottom - height, left + width, place.bottom)


def _motif(name: str, scene: Scene) -> Motif:
    def paint(f: Frame, rng: Random) -> None:
        draw_scene(f, rng, scene)

    return Motif(name, "scenes", paint, (scene.least, 60), (5, 4), is_joined=False, most_colours=8)


MOTIFS = tuple(_motif(name, scene) for name, scene in SCENES.items())
