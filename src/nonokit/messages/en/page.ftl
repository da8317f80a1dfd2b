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
filter-size-all = Any size
filter-size-small = Up to 10
filter-size-medium = 11 to 20
filter-size-large = 21 to 35
filter-size-huge = Over 35
filter-difficulty-all = Any difficulty
filter-colour-all = With and without colour
filter-colour-plain = Black and white
filter-colour-coloured = In colour
filter-state-all = New, begun, solved
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

news-none = No single line has news. Ask for a hint.

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
    [one] Look at { $line }. One cell can be settled.
   *[other] Look at { $line }. { $count } cells can be settled.
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
scan-wrong = Write numbers with spaces between them; together they must fit { $length } cells.
scan-lines = All lines
scan-add = Add puzzle

share-title = Share
share-link = Link
share-code = Code
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
statistics-techniques = Hints you asked for most
statistics-empty = Nothing solved yet.
statistics-start = Choose a puzzle.
statistics-note = These figures follow from your games, so they are the same wherever your games are.

settings-title = Settings
settings-look = Look
settings-help = Help
settings-hand = Hand
settings-data = Progress

setting-theme = Theme
setting-theme-auto = As the device
setting-theme-light = Light
setting-theme-dark = Dark
setting-theme-contrast = High contrast
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
setting-check = Tell me about
setting-check-off = Nothing
setting-check-runs = Wrong complete runs
setting-check-line = Lines that cannot be finished
setting-check-cells = Wrong cells
setting-finished = Fade finished numbers
setting-finished-text = Only when their place is certain.
setting-auto-cross = X the rest of a finished line
setting-auto-cross-text = Or press its clue.
setting-timer = Show the time
setting-drag = A drag changes
setting-drag-same = Cells like the first
setting-drag-empty = Open cells only
setting-drag-all = All cells
setting-drag-count = Count while dragging
setting-long-press = A long press sets
setting-long-press-cross = X
setting-long-press-maybe = Maybe
setting-long-press-off = Nothing
setting-vibrate = Vibrate on a long press

progress-export = Export all progress
progress-import = Import progress
progress-text = Saved in this browser at once, and on the server when there is one.
progress-not-kept = This browser does not allow saving here: export before you leave.
progress-unreadable = This is not a progress file.
progress-imported = { $count ->
    [one] One game was read.
   *[other] { $count } games were read.
}

keys-title = Keys
keys-move = Move
keys-paint = Move and paint
keys-jump-five = Five rows on
keys-jump-five-sideways = Five columns on
keys-row-ends = Ends of the row
keys-column-ends = Ends of the column
keys-news = Next line with news
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
