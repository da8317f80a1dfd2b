edit-title = Draw your own

edit-hero = Draw, drop a picture or type clues

edit-untitled = Untitled

edit-panel = About the drawing

edit-mode = Edit by
edit-mode-draw = Draw
edit-mode-clues = Clues
edit-mode-draw-long = Back to drawing
edit-mode-clues-long = Type or paste clues

edit-test = Try it
edit-test-back = Back to the drawing

edit-keep = Save

edit-keep-long = Save to my puzzles

edit-kept = Saved to your puzzles.

edit-kept-ambiguous = Saved to your puzzles. It has several solutions: any of them will count as solved.

edit-keep-empty = There is no puzzle to save yet.

edit-new = New sheet

edit-drafts = My drafts
edit-drafts-remove = Remove this draft

edit-share = Share and export

edit-copy = Edit a copy
edit-copy-of = Edit a copy of { $name }
edit-copy-action = Show and edit
edit-copy-question = Editing shows the picture, and you have not solved this puzzle yet. Show it?
edit-copy-large = The editor takes at most { $most } cells a side.
edit-copy-clues = Its picture is not known here: you edit its clues.

edit-needs-server = This needs the nonokit server: start it with “nonokit play”.

edit-board-label = Drawing sheet, { $width } columns and { $height } rows. Arrows move, space paints, letters choose tools, ? lists all keys.

edit-cell-empty = empty

edit-tool-pencil = Pencil
edit-tool-eraser = Eraser
edit-tool-line = Line
edit-tool-rectangle = Rectangle
edit-tool-ellipse = Ellipse
edit-tool-bucket = Fill an area
edit-tool-select = Select and move
edit-tool-lock = Protect from repairs

edit-solid = Fill shapes

edit-symmetry = Symmetry
edit-symmetry-none = No symmetry
edit-symmetry-horizontal = Left = right
edit-symmetry-vertical = Top = bottom
edit-symmetry-both = Both ways
edit-symmetry-rotate180 = Half turn
edit-symmetry-rotate90 = Quarter turn
edit-symmetry-diagonal = Diagonal

edit-colour-add = Add a colour
edit-colour-ground = Background colour
edit-colour-edit = Change this colour
edit-colour-look = Colour
edit-colour-name = Name
edit-colour-remove = Remove
edit-colour-alike = Two colours are hard to tell apart for some eyes. The player will add symbols.

edit-sheet-title = Sheet

edit-width = Width

edit-height = Height

edit-sheet-arrange = Arrange

edit-arrange-mirror-across = Mirror left and right
edit-arrange-mirror-down = Mirror top and bottom
edit-arrange-turn-left = Turn left
edit-arrange-turn-right = Turn right
edit-arrange-left = Shift left
edit-arrange-right = Shift right
edit-arrange-up = Shift up
edit-arrange-down = Shift down
edit-arrange-invert = Invert
edit-arrange-trash = Clear everything

edit-handle-top = Pull to add or cut rows at the top
edit-handle-right = Pull to add or cut columns at the right
edit-handle-bottom = Pull to add or cut rows at the bottom
edit-handle-left = Pull to add or cut columns at the left

edit-underlay-add = Picture to trace
edit-underlay-remove = Remove the picture to trace
edit-underlay-opacity = Strength

edit-status-empty = An empty sheet
edit-status-empty-text = Draw something, drop a picture, or type clues.
edit-status-unfinished = Clues to come
edit-status-unfinished-text = Type or paste the clues of both sides. Once they can be, the solution appears.
edit-status-checking = Checking…
edit-status-unique = Unique
edit-status-lines = line-solvable
edit-status-trials = needs trials
edit-status-rating = One solution. How hard it is comes in a moment.
edit-status-unrated = One solution. For the difficulty, start the server with “nonokit play”.
edit-status-multiple = Ambiguous: { $cells } cells in { $islands }

edit-islands = { $count ->
    [one] { $count } island
   *[other] { $count } islands
}

edit-status-multiple-text = Cells of an island can be swapped without changing any clue.
edit-status-multiple-partly = There may be more: not every cell could be looked at in time.
edit-status-none = No picture fits these clues
edit-status-none-text = Each line can be, but not all of them together. A number is probably mistyped.
edit-status-unknown = Not decided in time
edit-status-open = { $count ->
    [one] Single lines leave { $count } cell open
   *[other] Single lines leave { $count } cells open
}
edit-status-open-text = Whether it is unique, and how to mend it, the server knows: start “nonokit play”.

edit-flip-title = Other solutions
edit-flip-text = All of these have the same clues.
edit-flip-drawn = as drawn
edit-flip-place = { $number } of { $count }
edit-flip-back = Previous solution
edit-flip-next = Next solution
edit-flip-use = Draw this one

edit-fix-title = Fixes
edit-fix-text = The least visible first. Press one to apply it.
edit-fix-searching = Looking for small changes…
edit-fix-none = No small change helps. Unprotect cells, drop the symmetry, or redraw an island.
edit-fix-cut = No fix was found in time. Ask for less, or redraw an island.
edit-fix-met = Nothing needs to be changed.
edit-fix-done = Applied.
edit-fix-fill = Fill row { $row }, column { $column }
edit-fix-clear = Clear row { $row }, column { $column }
edit-fix-paint = Paint row { $row }, column { $column } { $colour }
edit-fix-more = and { $count } more
edit-fix-complete = Then it is done.
edit-fix-partial = { $count ->
    [one] Settles { $count } cell, leaves { $left }.
   *[other] Settles { $count } cells, leaves { $left }.
}

edit-tool-give = Give cells away

edit-give = Change nothing, give cells
edit-give-text = The picture stays; players see a few cells from the start.
edit-give-some = The puzzle gives the dotted cells away. Press them with the eye tool to take that back.
edit-give-none = Nothing needs to be given.

edit-target = Goal
edit-target-unique = Unique
edit-target-line-solvable = Line-solvable
edit-target-easy = At most easy
edit-target-medium = At most medium

edit-profile-title = Difficulty
edit-profile-techniques = Techniques it takes, and how often
edit-profile-steps = { $count ->
    [one] { $count } step
   *[other] { $count } steps
}
edit-profile-narrow = { $count ->
    [one] narrowest place: { $count } move to choose from
   *[other] narrowest place: { $count } moves to choose from
}
edit-profile-choices = Moves to choose from, step by step
edit-profile-first = Show first moves
edit-profile-first-text = Large dots are easy to find.

edit-clues-text = One clue a line, numbers with spaces. Paste a whole puzzle: rows and columns are found.
edit-clues-rows = Rows
edit-clues-columns = Columns
edit-clues-totals = rows { $rows }, columns { $columns }
edit-clues-unbalanced = Rows and columns must fill as many cells: { $difference } too many on one side.
edit-clues-long = { $line } needs { $need } cells, there are { $size }.
edit-clues-unreadable = { $line }: “{ $part }” is not a number.
edit-clues-next-bad = Next bad line
edit-clues-to-picture = Draw the solution
edit-clues-pasted = Pasted { $rows } rows and { $columns } columns.

edit-paste-unknown = Neither a picture nor clues: nothing to paste.

edit-image-title = From a picture
edit-image-original = The picture
edit-image-width = Width
edit-image-height = Height
edit-image-colours = Colours
edit-image-threshold = Threshold
edit-image-auto = Find the threshold
edit-image-invert = Fill the light parts
edit-image-crop = Crop to content
edit-image-keep-art = Change nothing, give cells instead
edit-image-variants = Variants
edit-image-working = Making puzzles of it…
edit-image-choose = Each is proved to have one solution. Choose one.
edit-image-doubtful = Each is proved to have one solution, but nobody may recognise it: a larger size or a crop may help.
edit-image-unreadable = This picture cannot be read.

edit-variant-as-asked = As asked
edit-variant-as-drawn = As drawn
edit-variant-plain = Plain
edit-variant-plain-cropped = Plain, cropped
edit-variant-strokes = Strokes
edit-variant-broad-strokes = Broad strokes
edit-variant-filled = Filled
edit-variant-silhouette = Silhouette
edit-variant-dark-parts = Dark parts
edit-variant-dark-parts-and-rim = Dark parts and rim
edit-variant-without-light-parts = Without light parts
edit-variant-inner-lines = Inner lines
edit-variant-details-and-rim = Details and rim
edit-variant-tone = Tone
edit-variant-tone-and-rim = Tone and rim
edit-variant-lines-and-rim = Lines and rim
edit-variant-on-dark = On dark
edit-variant-lines = Lines
edit-variant-local-tone = Local light
edit-variant-tone-whole-image = Tone, whole image
edit-variant-lines-whole-image = Lines, whole image
edit-variant-local-tone-whole-image = Local light, whole image
edit-variant-colours = Colours
edit-variant-smooth = Smooth
edit-variant-fewer-colours = Fewer colours
edit-variant-few-colours = Few colours
edit-variant-whole-image = Whole image
edit-variant-changed = { $count ->
    [one] { $count } cell changed
   *[other] { $count } cells changed
}
edit-variant-given = { $count ->
    [one] { $count } cell given
   *[other] { $count } cells given
}
edit-variant-likeness = { $percent } % alike

edit-generate-title = Random picture
edit-generate-text = A random puzzle of { $width }×{ $height }, proved to have one solution. It takes the place of the sheet.
edit-generate-action = Make one
edit-generate-missed = Nothing as hard was found in time. This comes nearest.
edit-generate-working = Making one…

edit-grade-line-solvable = Any, line-solvable
edit-grade-easy = Easy
edit-grade-medium = Medium
edit-grade-hard = Hard
edit-grade-expert = Expert

edit-details = Title and author
edit-details-title = Title
edit-details-author = Author
edit-details-licence = Licence
edit-details-description = Description

edit-keys-paint = Paint; for shapes begin, then end
edit-keys-clipboard = Select all, copy, cut, paste
edit-keys-escape = Drop the stroke or the selection
edit-keys-mouse = Mouse: left paints, right erases; Shift makes squares, circles and straight lines. Two fingers move and zoom.
