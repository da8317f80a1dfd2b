"""What an explanation says, as plain frozen data: a claim is a sentence, and everything in it can be checked.

The sentence is the message named after the class: `FitsInto` is said by `why-fits-into`, with the fields as its
values. Positions along a line count from 0, spans are half open, runs are indices into the line's clue, colours are
indices into the palette. `proving` judges claims without knowing how they were found.

    the whole line     FullLine  EmptyLine  AllFilled  AllEmptied  NoSharedColour  ColourMissing  OnlyLeft
    where a run lies   FitsInto  OnlyPlace  Pushed  ReachesOnly  NoRunBefore  NoRunBetween  NoRunAfter
    stretches          PartOf (with Reasons)  Grows  GrowsAtLeast  Complete  Longest  SameLength  Joins  TooLongTogether
    gaps               WouldTouch  GapTooShort  SkipsGap
    what cannot be     Suppose  DeadEnd  Hence  NoRoom  NoRunFor  DoesNotFit  Exceeds  Already  TooManyFilled  TooFewLeft  TooManyStretches  AllAgree
    across lines       Try  Follows  Breaks  TwoValues  EitherWay  Therefore  TooDeep
"""

from nonokit.explaining.claims.belonging import (
    AsMany,
    BeginsFrom,
    EndsBy,
    OnlyRun,
    PartOf,
    Reason,
    Shorter,
    Side,
    TooLong,
)
from nonokit.explaining.claims.claim import Cell, CellValue, Claim, LineRef, Positions, Span, message_of
from nonokit.explaining.claims.impossible import (
    AllAgree,
    Already,
    DeadEnd,
    DoesNotFit,
    Exceeds,
    Hence,
    NoRoom,
    NoRunFor,
    Suppose,
    TooFewLeft,
    TooManyFilled,
    TooManyStretches,
)
from nonokit.explaining.claims.places import (
    FitsInto,
    How,
    NoRunAfter,
    NoRunBefore,
    NoRunBetween,
    OnlyPlace,
    Pushed,
    ReachesOnly,
)
from nonokit.explaining.claims.stretches import (
    Complete,
    GapTooShort,
    Grows,
    GrowsAtLeast,
    Joins,
    Longest,
    SameLength,
    SkipsGap,
    TooLongTogether,
    WouldTouch,
)
from nonokit.explaining.claims.trials import Breaks, EitherWay, Follows, Therefore, TooDeep, Try, TwoValues
from nonokit.explaining.claims.whole_line import (
    AllEmptied,
    AllFilled,
    ColourMissing,
    EmptyLine,
    FullLine,
    NoSharedColour,
    OnlyLeft,
)

__all__ = [
    "AllAgree",
    "AllEmptied",
    "AllFilled",
    "Already",
    "AsMany",
    "BeginsFrom",
    "Breaks",
    "Cell",
    "CellValue",
    "Claim",
    "ColourMissing",
    "Complete",
    "DeadEnd",
    "DoesNotFit",
    "EitherWay",
    "EmptyLine",
    "EndsBy",
    "Exceeds",
    "FitsInto",
    "Follows",
    "FullLine",
    "GapTooShort",
    "Grows",
    "GrowsAtLeast",
    "Hence",
    "How",
    "Joins",
    "LineRef",
    "Longest",
    "NoRoom",
    "NoRunAfter",
    "NoRunBefore",
    "NoRunBetween",
    "NoRunFor",
    "NoSharedColour",
    "OnlyLeft",
    "OnlyPlace",
    "OnlyRun",
    "PartOf",
    "Positions",
    "Pushed",
    "ReachesOnly",
    "Reason",
    "SameLength",
    "Shorter",
    "Side",
    "SkipsGap",
    "Span",
    "Suppose",
    "Therefore",
    "TooDeep",
    "TooFewLeft",
    "TooLong",
    "TooLongTogether",
    "TooManyFilled",
    "TooManyStretches",
    "Try",
    "TwoValues",
    "WouldTouch",
    "message_of",
]
