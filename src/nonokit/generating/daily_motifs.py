"""Which motifs the puzzles of the days are made of.

New motifs do not come in here by themselves: they would change the days that have been. A new edition begins on a day
to come, and lists what is drawn from then on.
"""

from __future__ import annotations

import datetime
from typing import NamedTuple


class Edition(NamedTuple):
    """The motifs from a day on, and which of them often take trials in the sizes of a Saturday or a Sunday."""

    since: datetime.date
    names: tuple[str, ...]
    saturday: frozenset[str]
    sunday: frozenset[str]


FIRST = """
    aeroplane alien anchor apple axe ball balloon banana bat bear bee bell bicycle bishop book boot
    bottle bridge brush burger bus butterfly cactus cake camel camera candle car carrot castle cat
    cat-face cheese cherries church clock clover clown clubs cow crab crocodile crown cup cupcake daisy
    desert diamond die dinosaur dog dog-face dolphin doughnut dragonfly drum duck egg elephant envelope
    factory fir fish flamingo flying-saucer fox frog ghost gift giraffe glass glasses grapes guitar
    hammer hare heart hedgehog helicopter hen hourglass house ice-cream igloo island jellyfish key king
    kite koala ladybird leaf lemon letter light-bulb lighthouse lion lorry magnet melon mitten monkey
    moon mountains mouse mushroom note number octopus owl padlock palm panda parrot pawn pear pencil
    penguin piano-keys pig pineapple pirate pizza planet pot-plant pumpkin rabbit rainbow ring robot
    rocket rook sailing-boat saucepan saw scissors scooter shark sheep shell shirt skull skyscrapers
    smiley snail snake snowman sock songbird spade spades spanner spider squirrel starfish steamer
    strawberry street-lamp submarine sunflower sunset swan table-lamp teapot teddy telephone tent
    top-hat tractor traffic-light train tree trophy trumpet tulip turtle umbrella village violin volcano
    watering-can whale windmill
"""
FIRST_SATURDAY = """
    alien ball banana bear bell book butterfly camel camera candle car carrot cat-face cherries clover
    clown clubs cow crab cupcake diamond dog-face dolphin drum duck flamingo flying-saucer frog ghost
    hare hen jellyfish kite koala letter light-bulb lighthouse lion magnet mitten monkey moon octopus
    owl palm pear pig planet rainbow ring scissors sheep shirt skull smiley snail snake songbird spades
    spanner spider squirrel starfish sunflower teapot tent tractor traffic-light tree trophy tulip whale
    windmill
"""
FIRST_SUNDAY = """
    aeroplane anchor balloon bat bear camel car cat-face clover clown clubs cow cup cupcake dinosaur dog
    dolphin fir fish flamingo flying-saucer ghost island jellyfish koala light-bulb lion magnet mitten
    monkey moon note number octopus palm parrot pear penguin pig pizza planet pot-plant rabbit rainbow
    ring scissors shark sheep shirt skull snake spades spanner spider submarine teapot tent trophy tulip
    turtle whale windmill
"""

# The latest first.
EDITIONS = (
    Edition(
        datetime.date.min,
        tuple(FIRST.split()),
        frozenset(FIRST_SATURDAY.split()),
        frozenset(FIRST_SUNDAY.split()),
    ),
)


def edition_of(day: datetime.date) -> Edition:
    """The edition that holds on a day."""
    return next(edition for edition in EDITIONS if edition.since <= day)
