# Hints and explanations. Sentences begin with a small letter and end without a stop: text-sentence adds it.
#
# Functions: LINE, PLACE, CELLS, CROSSING, RUN, WALL, CLUE, COLOUR, VALUE, NEWS, LIST, REASON give phrases (below),
# COUNT the number of some cells, CAPITAL a capital letter. With `form: "…"` a sentence asks for one of the forms that
# your language's phrases and colours have.
# $palette is "plain" in black and white, "coloured" where colours must be named.

## How sentences are put together

text-sentence = { $clause }.
text-next = { $text } { $next }
list-comma = { $first }, { $last }
list-and = { $first } and { $last }
list-semicolon = { $first }; { $last }
why-in-line = { LINE($line) }: { $text }

## Phrases

phrase-row = row { $number }
phrase-column = column { $number }
phrase-rows = { $count ->
    [one] row { $list }
   *[other] rows { $list }
}
phrase-columns = { $count ->
    [one] column { $list }
   *[other] columns { $list }
}
phrase-place = row { $row }, column { $column }
phrase-cells = { $count ->
    [one] cell { $list }
   *[other] cells { $list }
}
phrase-range = { $first } to { $last }
phrase-edge = the { $side ->
    [left] left
    [right] right
    [top] upper
   *[bottom] lower
} edge
# The run of a clue, by its number: "the 7".
phrase-run = the { $number }
phrase-run-coloured = the { COLOUR($colour) } { $number }
# Where a clue has several such runs.
phrase-run-nth = the { phrase-nth } { $number }
phrase-run-nth-coloured = the { phrase-nth } { COLOUR($colour) } { $number }
# $ending is the last digit, 0 for 11 to 13.
phrase-nth = { $nth ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
    [7] seventh
    [8] eighth
    [9] ninth
    [last] last
   *[other] { $nth }{ $ending ->
        [1] st
        [2] nd
        [3] rd
       *[other] th
    }
}
phrase-value = { $value ->
    [empty] empty
    [filled] filled
   *[colour] { COLOUR($colour) }
}
# What cells are, or cannot be: "cells 2 to 4 filled", "cell 6 not red".
phrase-settled = { CELLS($cells) } { VALUE($value) }
phrase-excluded = { CELLS($cells) } not { VALUE($value) }
# A colour whose name is not in our list, and one of several that look alike.
phrase-colour = { $name }
phrase-colour-number = { $name } { $number }
# What is said of cells that lose a colour, after "so".
phrase-lose = { $palette ->
    [plain] { CELLS($cells) } { COUNT($cells) ->
        [one] stays
       *[other] stay
    } empty
   *[coloured] { CELLS($cells) } cannot be { COLOUR($colour) }
}
phrase-any-run = { $palette ->
    [plain] run
   *[coloured] { COLOUR($colour) } run
}
phrase-any-filled = { $palette ->
    [plain] filled
   *[coloured] { COLOUR($colour) }
}

## Where

where-line = look at { LINE($line) }
where-trial = nothing follows from one line alone, so try out { PLACE($place) }
where-too-deep = no short trial leads on, and nobody should have to see the next step

## Why: the whole line

why-full-line = the clue { CLUE($clue) } { $count ->
    [one] fills the only cell
   *[other] needs all { $count } cells, so it fits in one way only
}
why-empty-line = the clue is 0, so every cell stays empty
why-all-filled = { $count ->
    [one] the one cell that the clue fills is
   *[other] all { $count } cells that the clue fills are
} there, so { CELLS($cells) } { COUNT($cells) ->
    [one] stays
   *[other] stay
} empty
why-all-emptied = only { $count ->
    [one] one cell
   *[other] { $count } cells
} can be filled at all, and the clue needs { $count ->
    [one] it
   *[other] them all
}, so { CELLS($cells) } { COUNT($cells) ->
    [one] is
   *[other] are
} filled
why-no-shared-colour = at { CELLS($cells) } row and column have no colour in common, so { COUNT($cells) ->
    [one] it stays
   *[other] they stay
} empty
why-colour-missing = { CROSSING($cells) } { COUNT($cells) ->
    [one] has
   *[other] have
} no { COLOUR($colour) }, so { CELLS($cells) } cannot be { COLOUR($colour) }
why-only-left = { CELLS($cells) } can then only be { VALUE($value) }

## Why: where a run lies

why-fits-into = { RUN($run) } has to fit into { CELLS($reach) }, so it covers { CELLS($covered) } wherever it starts
# $how is "pushing" when all known cells have to be taken into account.
why-only-place = { $how ->
    [pushing] with all known cells taken into account,{" "}
   *[counting] {""}
}{ RUN($run) } fits only at { CELLS($covered) }
why-pushed = pushed { $kind ->
    [row] to the left
   *[column] up
} as far as the known cells allow, { RUN($run) } lies at { CELLS($first) }, and pushed { $kind ->
    [row] to the right
   *[column] down
} at { CELLS($last) }, so it covers { CELLS($covered) } either way
why-reaches-only = { RUN($run) } covers { CELLS($filled) }, so it stays within { CELLS($reach) }, and { phrase-lose }
why-no-run-before = { $how ->
    [pushing] with all known cells taken into account,{" "}
   *[counting] {""}
}{ RUN($run) } begins at { CELLS($begin) } at the earliest, so { phrase-lose }
why-no-run-between = { $how ->
    [pushing] with all known cells taken into account,{" "}
   *[counting] {""}
}{ RUN($before) } ends at { CELLS($end) } at the latest and { RUN($after) } begins at { CELLS($begin) } at the earliest, so { phrase-lose }
why-no-run-after = { $how ->
    [pushing] with all known cells taken into account,{" "}
   *[counting] {""}
}{ RUN($run) } ends at { CELLS($end) } at the latest, so { phrase-lose }

## Why: stretches of filled cells

why-part-of = { CELLS($stretch) } { COUNT($stretch) ->
    [one] is
   *[other] are
} part of { RUN($run) }, because { LIST($reasons) }
reason-only-run = there is no other { phrase-any-run }
reason-shorter = every { $side ->
    [before] { phrase-any-run } before it
    [after] { phrase-any-run } after it
   *[other] other { phrase-any-run }
} is too short
reason-too-long = every { $side ->
    [before] { phrase-any-run } before it
    [after] { phrase-any-run } after it
   *[other] other { phrase-any-run }
} is too long for { CELLS($room) }
reason-ends-by = { RUN($run) } ends at { CELLS($end) } at the latest
reason-begins-from = { RUN($run) } begins at { CELLS($begin) } at the earliest
reason-as-many = there are { $count } separate { $palette ->
    [plain] stretches
   *[coloured] { COLOUR($colour) } stretches
} and as many runs
why-grows = { RUN($run) } cannot pass { WALL($wall) }, so it covers { CELLS($cells) } as well
why-grows-at-least = every { phrase-any-run } that fits at { CELLS($stretch) } has at least { $length } cells and cannot pass { WALL($wall) }, so { CELLS($cells) } { COUNT($cells) ->
    [one] is
   *[other] are
} { phrase-any-filled }
why-complete = { RUN($run) } is complete at { CELLS($stretch) }, so { phrase-lose }
why-longest = no { phrase-any-run } is longer than the stretch at { CELLS($stretch) }, so { phrase-lose }
why-same-length = every { phrase-any-run } that fits at { CELLS($stretch) } has exactly { $length ->
    [one] one cell
   *[other] { $length } cells
}, so { phrase-lose }
why-joins = { CELLS($first) } and { CELLS($second) } both belong to { RUN($run) }, so it covers { CELLS($cells) } between them as well
why-too-long-together = with { CELLS($cells) } { phrase-any-filled }, { CELLS($whole) } would make { $length } in a row, but no { phrase-any-run } that gets there is longer than { $longest }, so { phrase-lose }

## Why: gaps

why-would-touch = a { phrase-any-run } that began at { CELLS($cells) }, right beside { WALL($wall) }, would have { $length ->
    [one] one cell
   *[other] { $length } cells
} and touch { CELLS($filled) }, which is { phrase-any-filled }, so { phrase-lose }
why-gap-too-short = the gap at { CELLS($gap) } is too short, because every { phrase-any-run } that gets there has at least { $length } cells, so { phrase-lose }
why-skips-gap = { RUN($run) } does not fit into the gap at { CELLS($gap) }

## Why: what cannot be, within a line

why-suppose = suppose { CELLS($cells) } were { VALUE($value) }
why-hence = so { $palette ->
    [plain] { $value ->
        [0] { CELLS($cells) } is filled
       *[other] { CELLS($cells) } stays empty
    }
   *[coloured] { CELLS($cells) } cannot be { VALUE($value) }
}
why-dead-end = but { REASON($reason) }
# Why a line cannot be finished; $where names it in trials, else it is empty.
phrase-where = {" "}in { LINE($line) }
reason-no-room = there is no room{ $where } for { RUN($run) }
reason-no-run-for = no { phrase-any-run }{ $where } fits at { CELLS($stretch) }
reason-does-not-fit = { RUN($run) } does not fit into { CELLS($room) }
reason-exceeds = { CELLS($stretch) } { COUNT($stretch) ->
    [one] is
   *[other] are
} too many for { RUN($run) }
reason-already = { CELLS($cells) } { COUNT($cells) ->
    [one] is
   *[other] are
} { VALUE($value) }
reason-too-many-filled = { $count } cells{ $where } are filled, and the clue fills only { $total }
reason-too-few-left = only { $count ->
    [one] one cell
   *[other] { $count } cells
}{ $where } can be filled, and the clue needs { $total }
reason-too-many-stretches = there are { $count } separate { $palette ->
    [plain] stretches
   *[coloured] { COLOUR($colour) } stretches
}{ $where }, and only { $total ->
    [one] one such run
   *[other] { $total } such runs
}
why-all-agree = this one is hard: only going through all { $count } ways to place { CLUE($clue) } shows what they share: { NEWS($settled, $excluded) }

## Why: trials

why-try = pencil in { PLACE($place) } as { VALUE($value) }
why-follows = then { LINE($line) } needs { NEWS($settled, $excluded) }
why-breaks = but then { LINE($line) } cannot be finished
why-breaks-because = but { REASON($reason, where: "line") }
why-two-values = but { PLACE($place) } cannot be { VALUE($first) } and { VALUE($second) } at once
why-either-way = either way, { PLACE($place) } is { VALUE($value) }
why-therefore = so { PLACE($place) } { $palette ->
    [plain] { $value ->
        [0] is filled
       *[other] is empty
    }
   *[coloured] cannot be { VALUE($value) }
}
why-too-deep = { PLACE($place) } cannot be { VALUE($value) }, but { $depth ->
    [1] it takes more looks to see that than anybody should keep in mind
    [2] only trials within this trial show it, which nobody should need
   *[other] only many trials within trials show it, which nobody should need
}

## Which cells

do-fill = { $palette ->
    [plain] fill { CELLS($cells) } of { LINE($line) }
   *[coloured] make { CELLS($cells) } of { LINE($line) } { COLOUR($colour) }
}
do-empty = mark { CELLS($cells) } of { LINE($line) } as empty
do-not-colour = { CELLS($cells) } of { LINE($line) } cannot be { COLOUR($colour) }
do-not-empty = { CELLS($cells) } of { LINE($line) } cannot stay empty
do-place = { PLACE($place) } is { VALUE($value) }
do-place-not = { PLACE($place) } cannot be { VALUE($value) }

## Before a step: what has to be noted first

premise = first note: { $text }

## States without a step

state-finished-where = everything is done
state-finished-why = every line fits its clue
state-finished-cells = there is nothing left to fill
state-impossible-line-where = something does not fit in { $lines }
state-impossible-line-why = { $lines } cannot be finished as it stands
state-impossible-line-cells = at least one of its marked cells needs another look
state-impossible-line-cells-blank = nothing is marked in it, so its clue cannot be right
state-wrong-cells-where = { $count ->
    [one] one cell does not fit
   *[other] { $count } cells do not fit
}
state-wrong-cells-why = look again at { $lines }
state-wrong-cells-cells = not so in the only solution: { $places }
state-unfinishable-where = this cannot be finished as it stands
state-unfinishable-why = no picture fits the clues and all that is marked
state-unfinishable-cells = take back some of your last moves
state-unfinishable-cells-blank = nothing is marked yet, so the clues do not fit together
state-several-where = from here more than one picture fits
state-several-why = the clues leave a choice, and no step that a person could see is forced
state-several-cells = these can be one thing or another, for example: { $places }
state-stuck-where = no technique leads on from here
state-stuck-why = what is allowed here is not enough for the next step
state-stuck-cells = allow more techniques, or set a checkpoint and take a guess
state-unknown-where = no hint was found in the time allowed
state-unknown-why = finding the next step takes longer than the time limit
state-unknown-cells = allow more time, or go on where you see something yourself
state-rewind = { $count ->
    [0] the first move already does not fit
   *[other] all was well up to move { $count }
}
# At the end of a list that is cut.
list-more = { $list } …
