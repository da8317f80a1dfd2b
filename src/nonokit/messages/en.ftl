language-name = English

### Colours, lessons, difficulties, techniques

colour-black = black
colour-white = white
colour-red = red
colour-green = green
colour-blue = blue
colour-yellow = yellow
colour-orange = orange
colour-purple = purple
colour-pink = pink
colour-brown = brown
colour-grey = grey
colour-gray = grey
colour-cyan = cyan
colour-tan = tan
colour-sky-blue = sky blue
colour-lime = lime
colour-silver = silver
colour-navy = navy
colour-dark-green = dark green
colour-dark-brown = dark brown
colour-skin = skin
colour-violet = violet
colour-magenta = magenta
colour-teal = teal
colour-maroon = maroon
colour-olive = olive
colour-gold = gold
colour-beige = beige
colour-turquoise = turquoise
colour-indigo = indigo
colour-salmon = salmon
colour-lightblue = light blue
colour-lightgreen = light green
colour-darkgreen = dark green
colour-darkblue = dark blue
colour-darkred = dark red

lesson-window = Full lines
lesson-trophy = Crossing out
lesson-crown = Overlap
lesson-duck = Out of reach
lesson-sparrow = From the edge
lesson-swan = Short gaps
lesson-star = { technique-belonging }
lesson-poppy = Touching colours
lesson-lantern = Comparing colours
lesson-kitten = Trying a cell

grade-easy = Easy
grade-medium = Medium
grade-hard = Hard
grade-expert = Expert
grade-extreme = Extreme
grade-several-solutions = Several solutions
grade-unknown = not rated: takes too long

technique-complete = Complete line
technique-full = Full line
technique-empty = Empty line
technique-overlap = Overlap
technique-unreachable = Unreachable cells
technique-capping = Capping
technique-colour-cross-check = Colour cross-check
technique-belonging = Belonging
technique-growing = Growing from a wall
technique-touching = Touching
technique-forcing = Forcing
technique-joining = Joining
technique-splitting = Splitting
technique-size-matching = Size matching
technique-slide = Slide
technique-exact = Exact line
technique-edge-contradiction = Edge contradiction
technique-implications = Implication chain
technique-contradiction = Contradiction
technique-both-ways = Both ways
technique-nested = Nested trial

lesson-text-window = A clue that adds up to the whole line, gaps included, settles every cell of it: start with 5 and with 1 1 1.
lesson-text-trophy = As soon as a line has all its filled cells, cross out the rest of it; the crosses help the lines that cross it.
lesson-text-crown = A long run covers the same middle cells whether it starts as early or as late as it can: fill that overlap.
lesson-text-duck = When you know where a run must pass, every cell too far away for any run to reach is empty.
lesson-text-sparrow = A filled cell near an edge, or next to a cross, shows where its run begins: let the run grow away from the edge.
lesson-text-swan = A gap too short for any run that could be there stays empty, and pushes the runs into the gaps that fit them.
lesson-text-star = { learn-belonging }
lesson-text-poppy = In colour, runs of different colours may touch: only two runs of the same colour need a gap.
lesson-text-lantern = A cell can only have a colour that both its row and its column still have to place there: compare the two clues.
lesson-text-kitten = When no line says more, try one cell in your head: if its line or a crossing line then cannot be finished, the opposite is true.

# What a technique is, as its lesson says it.
learn-full = A clue that needs the whole line, gaps included, fits in one way only.
learn-empty = A clue of 0 leaves nothing to fill: every cell of the line is empty.
learn-complete = When all that a clue fills is there, the rest of the line is empty. And when no more cells are open than the clue needs, all of them are filled.
learn-overlap = Push a long run to one end, then to the other: what it covers both times it covers for certain.
learn-unreachable = A cell that no run can get to is empty.
learn-capping = A filled stretch as long as its run is complete: it ends on both sides.
learn-colour-cross-check = A cell can only have a colour that both its row and its column still need.
learn-belonging = Find out which run a filled stretch is part of: then that run cannot be far away.
learn-growing = A filled cell near the edge or an X: its run has no room on that side, so it grows the other way.
learn-touching = Would a run that begins here end against a filled cell, and so be too long? Then it does not begin here.
learn-forcing = A gap that is too short for every run that could lie in it stays empty.
learn-joining = Two stretches that can only belong to one run: the cells between them are filled as well.
learn-size-matching = When every run that could be a stretch is exactly as long as it is, the stretch ends there.
learn-splitting = Two stretches with one cell between them that would be too long together: that cell is empty.
learn-slide = Push all runs to one end and then to the other, past everything that is known: what a run covers both times is certain.
learn-exact = Suppose a cell were filled: do the runs of its line still find room? If not, it is empty, and the other way round.
learn-edge-contradiction = Try a cell on the outermost open line: the lines that cross it grow inwards, and may break the next one.
learn-implications = Filled here, so empty there, so filled there … until a cell would have to be both: then the first was wrong.
learn-contradiction = Pencil a cell in and follow what the lines say. When one cannot be finished, the opposite holds.
learn-both-ways = Try a cell filled and try it empty: what comes out the same both times is certain.

### The player

close = Close

cancel = Cancel

save = Save

back = All puzzles

undo = Undo

redo = Redo

loading = One moment…

save-full = This browser has no room left. Export your progress and remove some puzzles.

storage-damaged = Something kept in this browser could not be understood. It was set aside; “Export all progress” includes it.

line-row = Row { $number }
line-column = Column { $number }

cell-unknown = unknown
cell-maybe = maybe
cell-cross = X
cell-filled = filled
cell-spoken = row { $row }, column { $column }: { $value }

clue-runs = clue { $runs }
clue-empty = clue 0
clue-missing = no clue

summary-line = { $line }: { $clue }, { $cells }
summary-cell = cell { $from } { $what }
summary-cells = cells { $from } to { $to } { $what }
summary-unknown = { $count } unknown

board-label = Nonogram, { $width } columns and { $height } rows. Arrows move, space fills, X crosses out, L reads the row, C the column.

gallery-title = Nonograms

day-title = Today's puzzle
day-of = Puzzle of { $date }
day-offline = The puzzle of the day needs the nonokit server. Here is one from the library.
day-to-come = This day's puzzle is still to come.
day-streak = { $count ->
    [one] One day in a row
   *[other] { $count } days in a row
}
day-no-streak = A picture every day, harder from Monday to Sunday
day-calendar = Calendar
calendar-before = Month before
calendar-after = Month after

random-title = Surprise me
random-text = A picture you have not seen

group-continue = Continue
group-course-text = One technique after the other, in small puzzles.
group-mine = My puzzles
group-collections = Collections
collection-solved = { $solved } of { $count }
collection-none = There is no such collection.

card-number = No. { $number }
card-of = { $collection } { $number }
card-lesson = Lesson { $number }

state-new = new
state-started = begun
state-solved = solved

filter-search = Search
filter-size = Size
filter-difficulty = Difficulty
filter-colour = Colour
filter-state = State
filter-size-small = Up to 10
filter-size-medium = 11 to 20
filter-size-large = 21 to 35
filter-size-huge = Over 35
filter-colour-plain = Black and white
filter-colour-coloured = In colour
filter-state-new = New
filter-state-started = Begun
filter-state-solved = Solved
filter-found = { $count ->
    [one] { $count } puzzle
   *[other] { $count } puzzles
}
filter-none = No puzzle is like that. Widen the filter, or import one.
filter-clear = Show all

puzzle-untitled = Puzzle
puzzle-not-found = This puzzle is not here. It may need the server, or the link is damaged.
page-not-loaded = This part of the page could not be loaded. Check the network, and load the page again.

pause = Pause
pause-resume = Continue

try-title = What if
try-running = What if …
try-keep = Keep
try-drop = Drop

tools-title = Tool

tool-fill = Fill
tool-cross = X
tool-maybe = Maybe
tool-erase = Erase

palette-title = Colour

menu-title = Menu

zoom-in = Larger
zoom-out = Smaller
zoom-fit = Fit to window

news-none = No single line leads on. Ask for a hint.

hint-title = Hint
hint-steps = Steps of the hint
hint-step-where = Where
hint-step-why = Why
hint-step-cells = Do it
hint-moved = You moved on. Ask again when you like.
hint-again = Next hint
hint-closer = Tell me more
hint-ask-why = Why?
hint-ask-cells = Do it for me
hint-where = { $count ->
    [one] { $line }: one cell can be settled.
   *[other] { $line }: { $count } cells can be settled.
}
hint-empty = { $line }: the clue is 0, so every cell is empty.
hint-complete = { $count ->
    [one] { $line }: all runs are in place, so the cell that is left is empty.
   *[other] { $line }: all runs are in place, so the { $count } cells that are left are empty.
}
hint-overlap = { $count ->
    [one] { $line }: the { $length } covers cell { $from } wherever it starts.
   *[other] { $line }: the { $length } covers cells { $from } to { $to } wherever it starts.
}
hint-only-place = { $count ->
    [one] { $line }: the { $length } fits only at cell { $from }.
   *[other] { $line }: the { $length } fits only at cells { $from } to { $to }.
}
hint-unreachable = { $count ->
    [one] { $line }: no run can get as far as one of the cells, so it is empty.
   *[other] { $line }: no run can get as far as { $count } of the cells, so they are empty.
}
hint-exact = { $count ->
    [one] { $line }: try all the ways the clue still fits. One cell is the same in every one of them.
   *[other] { $line }: try all the ways the clue still fits. { $count } cells are the same in every one of them.
}
hint-mistake = { $line } cannot be finished as it stands. Something on it, or on a line that crosses it, went astray.
hint-none = No single line settles anything now.
hint-needs-server = Harder steps need the nonokit server: start it with “nonokit play”.
hint-loading = Harder steps come as soon as everything is loaded…

# The course
learn-title = Learn
learn-hero = Rules, techniques and a trainer
learn-back = Back to the course
learn-text = A lesson for every technique: an example, then positions in which it is the only easy step. { $most } right answers without help master it.
learn-finished = “{ $lesson }” is done. What comes next?
learn-continue = Go on
learn-train = Trainer
learn-due = { $count ->
    [0] New positions, chosen by what you overlook
    [one] One position to repeat
   *[other] { $count } positions to repeat
}
learn-rules = The rules
learn-rules-0 = The 3 beside this row says: three filled cells, one beside the other. Fill them; you can draw across all of them.
learn-rules-1 = Two numbers are two groups with a gap between them. 1 1 fits into three cells in one way only: fill both ends.
learn-rules-2 = Columns are read from above. The 2 of the first and of the last column are there already, so mark the cells below them as empty: with the X, the right button or a long press.
learn-rules-3 = Only one cell is left for the 1 of the last row. Fill it, and you see the picture.
learn-find = One easy step is there. Find it, and play all of it.
learn-watch = Watch this one.
learn-start = Now you
learn-again = Once more
learn-show = Show me
learn-undo = Take it back
learn-next = Next
learn-progress = { $count } of { $most } without help
learn-mastered = Mastered
learn-right = Right.
learn-right-later = Right. This one comes again later.
learn-partly = Right so far, but this look tells more.
learn-unfounded = That may be so, but it does not follow from one look yet.
learn-wrong = That cannot be: look again.

hint-find = Let me find it
hint-find-text = Which cells can be settled there? Play them, and I tell you whether it was that.
hint-find-right = Yes, that was it.
hint-find-wrong = No, that cannot be.
hint-find-elsewhere = That was another place. Meant was this:

branch-title = Played in two places
branch-text = This game went on here and somewhere else, each without the other. Which one do you want to go on with?
branch-here = On the board now
branch-there = The other one
branch-note = The one you do not choose becomes a checkpoint.
branch-checkpoint = As of { $time }
branch-settled = The other one is among your checkpoints.

checkpoint-title = Checkpoints
checkpoint-add = Set a checkpoint
checkpoint-name = Name
checkpoint-added = Checkpoint “{ $name }” is set.
checkpoint-remove = Remove “{ $name }”
checkpoint-none = None yet.
checkpoint-text = Press one to go back to it. Undo brings you here again.

restart-title = Start again
restart-question = Start again from the empty sheet? Undo brings it back.

remove-title = Remove this puzzle
remove-question = Remove this puzzle from your collection?

check-title = Check what I have
check-fine = Everything so far is right.
check-unknown = This puzzle cannot be checked here: it needs the server, or has several solutions.
check-wrong = { $count ->
    [one] One cell is not right yet.
   *[other] { $count } cells are not right yet.
}

rewind-title = Rewind to my first mistake
rewind-action = Rewind to before it
rewind-none = There is no mistake.
rewind-done = { $count ->
    [one] Went back one step.
   *[other] Went back { $count } steps.
}
rewind-unknown = Nobody here knows the solution: it needs the server, or there are several.

solved-title = Solved
solved-time = in { $time }
solved-hints = { $count ->
    [0] no hints
    [one] one hint
   *[other] { $count } hints
}
solved-next = Next puzzle
solved-replay = Replay my solve
solved-share = Share the picture
share-card-saved = { $name } is saved. Share it where you like.

import-title = Import
import-text = Nearly every nonogram format is read. You can also drop a file anywhere, or paste.
import-paste = Text, code or link
import-placeholder = RrW8eI3iI3
import-file = Files
import-action = Import
import-empty = Paste something or choose a file.
import-large = { $name } is larger than 5 MB.
import-nothing = There is no puzzle in it.
import-failed = That could not be read: { $reason }.
import-needs-server = This format needs the nonokit server. Codes, links and our own JSON work without it.
import-done = { $count ->
    [one] One puzzle is in your collection.
   *[other] { $count } puzzles are in your collection.
}

# A puzzle from a photo
scan-photo = Photo or screenshot of a puzzle
scan-title = Puzzle from a photo
scan-picture = The photo
scan-working = Reading the photo …
scan-failed = { $reason }.
scan-sure = { $width }×{ $height }, every number read.
scan-doubts = { $count ->
    [one] One line to compare with the photo.
   *[other] { $count } lines to compare with the photo.
}
scan-row = Row { $number }
scan-column = Column { $number }
scan-sums = Rows fill { $rows } cells, columns { $columns }.
scan-lines = All lines
scan-add = Add puzzle
scan-needs-server = Photos are read by the nonokit server, which does not answer. Start it with “nonokit play”, or try a smaller part of the picture.
scan-why-corrected = This looks like { $other }, but only { $reading } goes with the other clues.
scan-why-told = No number is plain to read here. The other clues tell that it is { $reading }.
scan-why-contested = { $reading } or { $other }: both go with the other clues.
scan-why-unsure = Hard to read: { $numbers }.
scan-why-cut = The picture ends here: { $numbers } may be cut off.
scan-why-missing = No number was found here.
scan-why-edge = No number is plain to read at this edge. It may be empty, or no part of the puzzle.
scan-why-left-out = There is room for an empty line between this one and the clues. Compare the size.
scan-why-sums = Rows and columns fill different numbers of cells, and this is one of the lines read least surely.
scan-why-no-picture = These clues have no picture, and this is one of the lines read least surely.
scan-several = These clues have more than one picture, as some printed puzzles do.
scan-mixed = Numbers of one line have different colours. If this puzzle is in colours, it cannot be read from a picture: type it in, or import its file.
scan-choices = What it may be
scan-paste = You can also paste or drop it.
scan-longer = Still reading. Large and blurred photos can take half a minute.
scan-advice = What helps: the whole puzzle with all its clues, from straight above, sharp and in even light. A screenshot is read best.
scan-again = Choose another photo
scan-type = Type the clues instead
scan-camera = Take a photo
scan-not-here = This page cannot read photos by itself. On a computer, “pip install 'nonokit[scan]'” and then “nonokit play” open one that can. Or type the clues in the editor.
scan-begun-title = This puzzle is already begun
scan-begun-cells = On the photo: { $filled } filled in, { $crossed } crossed out.
scan-begun-wrong = { $count ->
    [one] One more does not go with the clues and stays empty.
   *[other] { $count } more do not go with the clues and stay empty.
}
scan-begun-photo = Go on where the photo stands
scan-begun-empty = Start with an empty sheet
scan-begun-here = Go on with the sheet you have here
scan-begun-solved = The photo shows it solved. That is not taken over, so that you can solve it yourself.
scan-begun-taken = The sheet is as on the photo. Undo takes that back.

doctor-find = Find the mistake
doctor-working = Looking for the mistake …
doctor-title = These clues have no picture
doctor-keep = Keep as it is
doctor-one = { $count ->
    [one] This correction explains it; tap to take it.
   *[other] The likeliest correction comes first; tap one to take it.
}
doctor-several = { $count } corrections are about equally likely; compare them with the original.
doctor-nothing = No usual mistake explains it. Compare the numbers with the original.
doctor-many = leaves more than one picture
doctor-changed = { $line }: { $after } in place of { $before }
doctor-lines-exchanged = { $side ->
    [row] Rows
   *[column] Columns
} { $number } and { $next } exchanged
doctor-line-missing = { $line } missing: { $after }
doctor-line-twice = { $line } there twice: { $before }
doctor-side-reversed = { $side ->
    [row] The rows begin at the bottom
   *[column] The columns begin at the right
}
doctor-numbers-reversed = { $side ->
    [row] The numbers of the rows begin at the right
   *[column] The numbers of the columns begin at the bottom
}

share-title = Share
share-link = Link
share-code = Code
share-only-here = The link opens on this computer only: nobody else reaches the server that runs here. Send the code, a file or a picture instead, or tell “nonokit play --public-url” where everyone finds a copy.
share-only-file = This page is a file of its own: send it as it is, or send the code.
share-embed = For your own page (HTML)
share-only-network = The link opens in this network only. To others send the code, a file or a picture.
share-copy = Copy
share-copied = Copied.
share-qr = The link as a QR code
share-no-qr = This puzzle is too large for a QR code. Use the link or a file.
share-file = File
share-save = Save
share-saved = { $name } is saved.
share-losses = Saved. The format could not hold: { $losses }.
share-needs-server = This format needs the nonokit server. JSON works without it.

format-json = nonokit JSON
format-non = NON
format-xml = webpbn XML
format-g = Olšák G
format-svg = SVG picture
format-png = PNG picture
format-pdf = PDF page

print-title = Print
print-heading = Nonogram { $width }×{ $height }

statistics-title = Statistics
statistics-solved = solved
statistics-streak = { $count ->
    [one] day in a row
   *[other] days in a row
}
statistics-longest = longest row of days
statistics-time = time of play
statistics-by-size = Times by size
statistics-size = Size
statistics-count = Solved
statistics-best = Best
statistics-median = Median
statistics-lately = Last 5
statistics-techniques = Hints you asked for most
statistics-looks = Steps you look for longest
statistics-empty = Nothing solved yet.
statistics-start = Choose a puzzle.
statistics-note = These figures follow from your games, so they are the same wherever your games are.
achievements-title = Achievements
achievement-reached = reached
achievement-new = New: { $names }
achievement-course = The whole course
achievement-course-text = All lessons solved
achievement-unaided = On my own
achievement-unaided-text = A picture of 10×10 or more without a hint
achievement-collection = A whole collection
achievement-collection-text = All pictures of one collection solved
achievement-grades = Of every grade
achievement-grades-text = One picture of each grade solved
achievement-week = Seven days in a row
achievement-week-text = Something solved on each of seven days
achievement-large = The big picture
achievement-large-text = One of 900 cells or more, as 30×30
achievement-expert = Expert on my own
achievement-expert-text = An expert puzzle without a hint
achievement-hundred = A hundred pictures
achievement-hundred-text = 100 different puzzles solved

settings-title = Settings
settings-look = Look
settings-help = Help
settings-hand = Marking cells
settings-feel = Sound and touch
settings-data = Progress

setting-theme = Theme
setting-theme-auto = As the device
setting-theme-light = Light
setting-theme-sepia = Sepia
setting-theme-dark = Dark
setting-theme-contrast = High contrast, light
setting-theme-contrast-dark = High contrast, dark
setting-language = Language
setting-language-auto = As the browser
setting-large-text = Large text
setting-symbols = Symbols for colours
setting-symbols-auto = When colours are alike
setting-symbols-always = Always
setting-symbols-never = Never
setting-crosshair = Show row and column
setting-motion = Motion
setting-motion-auto = As the device
setting-motion-less = Less
setting-check = Point out mistakes
setting-check-off = None
setting-check-runs = Wrong complete runs
setting-check-line = Lines that cannot be finished
setting-check-cells = Wrong cells
setting-finished = Fade finished numbers
setting-finished-text = Only when their place is certain.
setting-auto-cross = X the rest of a finished line
setting-auto-cross-text = Or press its clue.
setting-timer = Show the time
setting-without = Techniques in hints
setting-without-text = Hints do without those that are switched off.
setting-drag = A drag changes
setting-drag-same = Cells like the first
setting-drag-empty = Open cells only
setting-drag-all = All cells
setting-drag-count = Count while dragging
setting-long-press = A long press sets
setting-long-press-cross = X
setting-long-press-maybe = Maybe
setting-long-press-off = Nothing
setting-sound = Sounds
setting-sound-text = Short and soft, for marks, finished lines and the finish.
setting-haptics = Vibration
setting-haptics-text = Where the device can: for marks, finished lines and long presses.

progress-export = Export all progress
progress-import = Import progress
progress-text = Saved in this browser at once, and on the server when there is one.
progress-not-kept = This browser does not allow saving here: export before you leave.
progress-unreadable = This is not a progress file.
progress-brought-fresh = { $count ->
    [one] One game is new here.
   *[other] { $count } games are new here.
}
progress-brought-further = { $count ->
    [one] One goes on from where you were.
   *[other] { $count } go on from where you were.
}
progress-brought-apart = { $count ->
    [one] One was played on in both places: open it to choose.
   *[other] { $count } were played on in both places: open them to choose.
}
progress-brought-same = { $count ->
    [one] One was here already.
   *[other] { $count } were here already.
}
progress-brought-none = It holds no games.
progress-link-one = Continue on another device
progress-link-all = Link to all progress
progress-link-text = Open this link on the other device, or paste it there under “Import”, in any copy of this site. Games are added to those that are there; nothing is overwritten.
progress-link-size = The link holds everything itself: { $size }.
progress-link-long = The link holds everything itself: { $size }. Some messengers cut links as long as this; a file never is.
progress-link-too-long = This is { $size }, too much for a link. Save it as a file, and import that on the other device.
progress-link-damaged = The link is damaged, and nothing was taken from it. Copy it whole.
progress-link-question = { $count ->
    [0] This link brings what you learned on another device. Nothing here is overwritten.
    [one] This link brings a game from another device. Nothing here is overwritten.
   *[other] This link brings { $count } games from another device. Nothing here is overwritten.
}
progress-link-take = Add

keys-title = Keys
keys-move = Move
keys-paint = Move and paint
keys-jump-five = Five rows on
keys-jump-five-sideways = Five columns on
keys-row-ends = Ends of the row
keys-column-ends = Ends of the column
keys-news = Next line that leads on
keys-fill = Fill
keys-cross = X
keys-maybe = Maybe
keys-erase = Erase
keys-colour = Choose a colour
keys-speak-row = Read the row aloud
keys-speak-column = Read the column aloud
keys-undo = Undo
keys-redo = Redo
keys-hint = Hint; again for the next step
keys-try = What if
keys-keep = Keep the what-if, else fill
keys-drop = Drop the what-if, close
keys-checkpoint = Set a checkpoint
keys-pause = Pause
keys-zoom = Zoom
keys-fit = Fit to window
keys-help = This list
keys-mouse = Mouse: left fills, right sets X, the middle button maybe; a drag keeps to its line. Ctrl and wheel zoom.

key-Space = Space
key-ArrowUp = ↑
key-ArrowDown = ↓
key-ArrowLeft = ←
key-ArrowRight = →
key-PageUp = Page up
key-PageDown = Page down
key-Home = Home
key-End = End
key-Enter = Enter
key-Escape = Esc
key-Backspace = Backspace
key-Delete = Delete
key-Ctrl = Ctrl
key-Shift = Shift

### The editor

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
edit-drafts-remove-question = Remove this draft? It cannot be brought back.

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
edit-fix-fill-many = { $count ->
    [one] Fill { $count } cell
   *[other] Fill { $count } cells
}
edit-fix-clear-many = { $count ->
    [one] Clear { $count } cell
   *[other] Clear { $count } cells
}
edit-fix-paint-many = { $count ->
    [one] Paint { $count } cell
   *[other] Paint { $count } cells
}
edit-fix-bolder = Bolder lines
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
edit-image-proportion = Keep the proportions
edit-image-colours = Colours
edit-image-colours-auto = automatic
edit-image-threshold = Threshold
edit-image-auto = Find the threshold
edit-image-invert = Fill the light parts
edit-image-crop = Crop to content
edit-image-keep-art = Change nothing, give cells instead
edit-image-crop-box = The part of the picture to use: drag to draw it. Arrows move it, with Shift they change its size.
edit-image-whole = Whole picture
edit-image-more = More
edit-image-more-server = Contrast, dithering, background and masks need the nonokit server: start it with “nonokit play”.
edit-image-contrast = Contrast
edit-image-dithering = Dithering
edit-image-dithering-off = None
edit-image-dithering-ordered = Ordered
edit-image-dithering-diffusion = Diffusion
edit-image-palette = Palette
edit-image-palette-counted = As many colours as set
edit-image-palette-fixed = The colours of the sheet
edit-image-background = Background
edit-image-background-auto = Find it
edit-image-background-keep = None: the picture fills its frame
edit-image-background-colour = This colour
edit-image-subject = Mask: a picture that is light where the subject is
edit-image-protect = Change no protected cell
edit-image-variants = Variants
edit-image-working = Making puzzles of it…
edit-image-choose = Each is proved to have one solution. Choose one.
edit-image-doubtful = Each is proved to have one solution, but nobody may recognise it: a larger size or a crop may help.
edit-image-unreadable = This browser cannot open that picture. Save it as PNG or JPEG, and try again.

edit-variant-as-asked = As asked
edit-variant-as-drawn = As drawn
edit-variant-plain = Plain
edit-variant-darker = Darker
edit-variant-lighter = Lighter
edit-variant-local = Local
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
edit-variant-own-colours = Own colours
edit-variant-smooth = Smooth
edit-variant-fewer-colours = Fewer colours
edit-variant-few-colours = Few colours
edit-variant-whole-image = Whole image
edit-variant-in-its-surroundings = In its surroundings
edit-variant-whole-image-in-colour = Whole image in colour
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
edit-generate-density = Filled cells
edit-generate-seed = Seed: the same one gives the same puzzle
edit-generate-action = Make one
edit-generate-missed = Nothing as hard was found in time. This comes nearest.
edit-generate-working = Making one…

edit-grade-line-solvable = Any, line-solvable

edit-details = Title and author
edit-details-title = Title
edit-details-author = Author
edit-details-licence = Licence
edit-details-description = Description

edit-keys-paint = Paint; for shapes begin, then end
edit-keys-clipboard = Select all, copy, cut, paste
edit-keys-escape = Drop the stroke or the selection
edit-keys-mouse = Mouse: left paints, right erases; Shift makes squares, circles and straight lines. Two fingers move and zoom.

### Collections, and what pictures show

# Collections of the library.
collection-course = Beginners' course
collection-quick = Quick ones
collection-farm = On the farm
collection-wild = Wild animals
collection-birds = Birds
collection-sea = By the sea
collection-garden = In the garden
collection-fruit = Fruit
collection-kitchen = In the kitchen
collection-town = In town
collection-travel = On the move
collection-night = After dark
collection-space = Space
collection-winter = Winter
collection-home = At home
collection-wardrobe = Wardrobe
collection-workshop = Workshop
collection-games = Games
collection-music = Music
collection-faces = Faces
collection-letters = Letters
collection-places = Places
collection-scenes = Large scenes

# What the pictures show: the names of our own puzzles and motifs.
title-acorn = Acorn
title-aeroplane = Aeroplane
title-alien = Alien
title-anchor = Anchor
title-apple = Apple
title-aquarium = Aquarium
title-arrow = Arrow
title-axe = Axe
title-ball = Ball
title-balloon = Balloon
title-banana = Banana
title-bat = Bat
title-beach = Beach
title-bear = Bear
title-bee = Bee
title-bell = Bell
title-bicycle = Bicycle
title-bishop = Bishop
title-book = Book
title-boot = Boot
title-bottle = Bottle
title-breakfast = Breakfast
title-bridge = Bridge
title-bright-idea = Bright idea
title-brush = Brush
title-burger = Burger
title-bus = Bus
title-busy-bee = Busy bee
title-butterfly = Butterfly
title-cactus = Cactus
title-cake = Cake
title-camel = Camel
title-camera = Camera
title-candle = Candle
title-car = Car
title-carrot = Carrot
title-castle = Castle
title-cat = Cat
title-cat-face = Cat face
title-cat-on-the-wall = Cat on the wall
title-cheese = Cheese
title-cherries = Cherries
title-chess-set = Chess set
title-church = Church
title-clock = Clock
title-clover = Clover
title-clown = Clown
title-clubs = Clubs
title-cow = Cow
title-crab = Crab
title-crocodile = Crocodile
title-crown = Crown
title-cup = Cup
title-cupcake = Cupcake
title-daisy = Daisy
title-desert = Desert
title-diamond = Diamond
title-die = Die
title-dinosaur = Dinosaur
title-dog = Dog
title-dog-face = Dog face
title-dolphin = Dolphin
title-doughnut = Doughnut
title-dragonfly = Dragonfly
title-drum = Drum
title-duck = Duck
title-duckling = Duckling
title-egg = Egg
title-elephant = Elephant
title-envelope = Envelope
title-evening-at-sea = Evening at sea
title-factory = Factory
title-farm = Farm
title-feather = Feather
title-fir = Fir
title-fireworks = Fireworks
title-fish = Fish
title-flamingo = Flamingo
title-flying-saucer = Flying saucer
title-fox = Fox
title-frog = Frog
title-garden-shed = Garden shed
title-gecko = Gecko
title-ghost = Ghost
title-gift = Gift
title-giraffe = Giraffe
title-glass = Glass
title-glasses = Glasses
title-good-dog = Good dog
title-grapes = Grapes
title-guitar = Guitar
title-halloween = Halloween
title-hammer = Hammer
title-harbour = Harbour
title-hare = Hare
title-heart = Heart
title-hedgehog = Hedgehog
title-helicopter = Helicopter
title-hello = Hello
title-hen = Hen
title-heron = Heron
title-hot-cup = Hot cup
title-hourglass = Hourglass
title-house = House
title-ice-cream = Ice cream
title-igloo = Igloo
title-island = Island
title-jellyfish = Jellyfish
title-just-hatched = Just hatched
title-key = Key
title-king = King
title-kite = Kite
title-kitten = Kitten
title-koala = Koala
title-koi = Koi
title-ladybird = Ladybird
title-lantern = Lantern
title-leaf = Leaf
title-lemon = Lemon
title-light-bulb = Light bulb
title-lighthouse = Lighthouse
title-lion = Lion
title-little-car = Little car
title-little-fish = Little fish
title-long-neck = Long neck
title-lorry = Lorry
title-magnet = Magnet
title-melon = Melon
title-mitten = Mitten
title-monkey = Monkey
title-moon = Moon
title-moonlight = Moonlight
title-mountains = Mountains
title-mouse = Mouse
title-mushroom = Mushroom
title-music = Music
title-night-owl = Night owl
title-note = Note
title-octopus = Octopus
title-orchestra = Orchestra
title-outer-space = Outer space
title-owl = Owl
title-padlock = Padlock
title-palm = Palm
title-panda = Panda
title-parrot = Parrot
title-pawn = Pawn
title-pear = Pear
title-pencil = Pencil
title-penguin = Penguin
title-piano-keys = Piano keys
title-pig = Pig
title-pineapple = Pineapple
title-pirate = Pirate
title-pizza = Pizza
title-planet = Planet
title-playroom = Playroom
title-pocket-watch = Pocket watch
title-poppy = Poppy
title-pot-plant = Pot plant
title-present = Present
title-pumpkin = Pumpkin
title-queen = Queen
title-rabbit = Rabbit
title-rainbow = Rainbow
title-ring = Ring
title-robot = Robot
title-rocket = Rocket
title-rook = Rook
title-sailing-boat = Sailing boat
title-saucepan = Saucepan
title-savanna = Savanna
title-saw = Saw
title-scissors = Scissors
title-scooter = Scooter
title-seahorse = Seahorse
title-shark = Shark
title-sheep = Sheep
title-shell = Shell
title-shirt = Shirt
title-skull = Skull
title-skyscrapers = Skyscrapers
title-sleeping-village = Sleeping village
title-small-ghost = Small ghost
title-smile = Smile
title-smiley = Smiley
title-snail = Snail
title-snake = Snake
title-snowflake = Snowflake
title-snowman = Snowman
title-sock = Sock
title-songbird = Songbird
title-space-walk = Space walk
title-spade = Spade
title-spades = Spades
title-spanner = Spanner
title-sparrow = Sparrow
title-spider = Spider
title-sprout = Sprout
title-squirrel = Squirrel
title-stag = Stag
title-star = Star
title-starfish = Starfish
title-steam-engine = Steam engine
title-steamer = Steamer
title-strawberry = Strawberry
title-street = Street
title-street-lamp = Street lamp
title-submarine = Submarine
title-sunflower = Sunflower
title-sunset = Sunset
title-swan = Swan
title-table-lamp = Table lamp
title-tall-ship = Tall ship
title-teapot = Teapot
title-teddy = Teddy
title-teddy-bear = Teddy bear
title-telephone = Telephone
title-tent = Tent
title-the-knight = The knight
title-the-old-captain = The old captain
title-toadstool = Toadstool
title-toolbox = Toolbox
title-top-hat = Top hat
title-toy-blocks = Toy blocks
title-tractor = Tractor
title-traffic-light = Traffic light
title-train = Train
title-tree = Tree
title-trophy = Trophy
title-trumpet = Trumpet
title-tulip = Tulip
title-turtle = Turtle
title-umbrella = Umbrella
title-up-and-away = Up and away
title-village = Village
title-violin = Violin
title-volcano = Volcano
title-watering-can = Watering can
title-whale = Whale
title-windmill = Windmill
title-window = Window
title-winter = Winter
title-winter-tree = Winter tree
title-zebra = Zebra
title-zoo = Zoo
title-letter = Letter { $sign }
title-number = Number { $sign }

### Hints and explanations

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
    [2] needs both cells, so it fits in one way only
   *[other] needs all { $count } cells, so it fits in one way only
}
why-empty-line = the clue is 0, so every cell stays empty
why-all-filled = { $count ->
    [one] the one cell that the clue fills is
    [2] both cells that the clue fills are
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
# $how is "pushing" when all known cells have to be taken into account, and "likewise" when that was said just before.
why-only-place = { $how ->
    [pushing] with all known cells taken into account,{" "}
    [likewise] likewise,{" "}
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
    [likewise] likewise,{" "}
   *[counting] {""}
}{ RUN($run) } begins at { CELLS($begin) } at the earliest, so { phrase-lose }
why-no-run-between = { $how ->
    [pushing] with all known cells taken into account,{" "}
    [likewise] likewise,{" "}
   *[counting] {""}
}{ RUN($before) } ends at { CELLS($end) } at the latest and { RUN($after) } begins at { CELLS($begin) } at the earliest, so { phrase-lose }
why-no-run-after = { $how ->
    [pushing] with all known cells taken into account,{" "}
    [likewise] likewise,{" "}
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

# Printed books.
book-contents = Contents
book-answers = Answers
book-rules = How to solve
book-credits = Credits
book-page = page { $page }
book-answer-on = answer on page { $page }
book-no-answer = no answer known
book-by = by { $author }
book-part = part { $part } of { $parts }: columns { $columns }, rows { $rows }
book-puzzle = Puzzle { $first }
book-puzzles = Puzzles { $first }–{ $last }
book-credit = Puzzles { $numbers }: { $credit }
book-licence = licence { $licence }
book-minutes = about { $minutes } min
book-rules-clues = The numbers beside a row and above a column tell which cells of it are filled: 3 1 is a group of three filled cells, then one filled cell, in this order and with at least one empty cell between the groups.
book-rules-marks = Fill the cells of which you are sure, and mark those that must be empty with a small cross or dot: both help the lines that cross them.
book-rules-colours = In colour each number has the colour of its group. Between two groups of one colour there is at least one empty cell; groups of different colours may touch.
book-rules-one = Every puzzle in this book has exactly one solution.
book-spread = The next puzzle goes over two pages.
book-mosaic = Every puzzle of this chapter is a tile of one large picture. The plan shows where each belongs; put together they show it.
book-together = { $title }: the whole picture

make-book-title = Make a book
make-book-inside = What is in it
make-book-add = Add files with puzzles, or pictures (or drop them here)
make-book-files = Files and pictures
make-book-each = One by one
make-book-reading = Reading { $name } …
make-book-look = How it looks
make-book-trim = Page size
make-book-large-print = Large print
make-book-order = Order
make-book-order-listed = As listed
make-book-order-easy-first = Easy first
make-book-cover = Cover
make-book-cover-quilt = Many pictures
make-book-cover-portrait = One picture
make-book-cover-band = A band of pictures
make-book-cover-pencil = A pencil
make-book-cover-title = Title only
make-book-cover-none = None
make-book-with = With
make-book-check = Check
make-book-save = Save as PDF
make-book-none = No puzzle is chosen yet.
make-book-too-many = A book has at most { $most } puzzles.
make-book-checking = Checking …
make-book-making = Making the PDF …
make-book-ready = Nothing is wrong: it can be printed.
make-book-checked-only = Nothing is wrong. To make the PDF the nonokit server is needed: start it with “nonokit play”.
make-book-needs-server = A book needs the nonokit server: start it with “nonokit play”.
make-book-problems = { $count ->
    [one] One puzzle cannot be printed like this:
   *[other] { $count } puzzles cannot be printed like this:
}
make-book-leave-out = Leave them out
make-book-problem-several-solutions = It has several solutions.
make-book-problem-no-solution = It has no solution.
make-book-problem-undecided = There was not enough time to prove that it has one solution.
make-book-problem-duplicate = The same picture as { $other }.
make-book-problem-size = With numbers that can be read it takes too many pages of this size.
make-book-problem-characters = No font here has all the characters of its title.
