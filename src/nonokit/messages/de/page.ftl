close = Schließen

cancel = Abbrechen

save = Speichern

back = Alle Rätsel

undo = Zurück

redo = Wieder vor

loading = Einen Moment …

save-full = In diesem Browser ist kein Platz mehr. Sichere deinen Spielstand als Datei und entferne einige Rätsel.

storage-damaged = Etwas, das dieser Browser aufbewahrt, war nicht zu verstehen. Es liegt beiseite; „Spielstand sichern“ nimmt es mit.

line-row = Zeile { $number }
line-column = Spalte { $number }

cell-unknown = offen
cell-maybe = vielleicht
cell-cross = X
cell-filled = gefüllt
cell-spoken = Zeile { $row }, Spalte { $column }: { $value }

clue-runs = Vorgabe { $runs }
clue-empty = Vorgabe 0
clue-missing = keine Vorgabe

summary-line = { $line }: { $clue }, { $cells }
summary-cell = Feld { $from } { $what }
summary-cells = Felder { $from } bis { $to } { $what }
summary-unknown = { $count } offen

board-label = Nonogramm, { $width } Spalten und { $height } Zeilen. Pfeile bewegen, Leertaste füllt, X streicht, L liest die Zeile, C die Spalte.

gallery-title = Nonogramme

day-title = Rätsel des Tages
day-of = Rätsel vom { $date }
day-offline = Das Rätsel des Tages braucht den nonokit-Server. Hier ist eines aus der Sammlung.
day-streak = { $count ->
    [one] Ein Tag in Folge
   *[other] { $count } Tage in Folge
}
day-no-streak = Jeden Tag ein Bild, von Montag bis Sonntag schwerer
day-calendar = Kalender
calendar-before = Monat davor
calendar-after = Monat danach

random-title = Überrasch mich
random-text = Ein Bild, das du noch nicht kennst

group-continue = Weiterspielen
group-course-text = Ein Kniff nach dem anderen, in kleinen Rätseln.
group-mine = Meine Rätsel
group-collections = Sammlungen
collection-solved = { $solved } von { $count }
collection-none = Diese Sammlung gibt es nicht.

card-number = Nr. { $number }
card-of = { $collection } { $number }
card-lesson = Lektion { $number }

state-new = neu
state-started = begonnen
state-solved = gelöst

filter-search = Suchen
filter-size = Größe
filter-difficulty = Schwierigkeit
filter-colour = Farbe
filter-state = Stand
filter-size-all = Jede Größe
filter-size-small = Bis 10
filter-size-medium = 11 bis 20
filter-size-large = 21 bis 35
filter-size-huge = Über 35
filter-difficulty-all = Jede Schwierigkeit
filter-colour-all = Mit und ohne Farbe
filter-colour-plain = Schwarz-weiß
filter-colour-coloured = In Farbe
filter-state-all = Neu, begonnen, gelöst
filter-state-new = Neu
filter-state-started = Begonnen
filter-state-solved = Gelöst
filter-found = { $count } Rätsel
filter-none = So ein Rätsel gibt es hier nicht. Lockere den Filter oder lade eines.
filter-clear = Alle zeigen

puzzle-untitled = Rätsel
puzzle-not-found = Dieses Rätsel ist nicht hier. Vielleicht braucht es den Server, oder der Link ist beschädigt.

pause = Pause
pause-resume = Weiter

try-title = Was wäre wenn
try-running = Was wäre wenn …
try-keep = Behalten
try-drop = Verwerfen

tools-title = Werkzeug

tool-fill = Füllen
tool-cross = X
tool-maybe = Vielleicht
tool-erase = Radieren

palette-title = Farbe

menu-title = Menü

zoom-in = Größer
zoom-out = Kleiner
zoom-fit = Ans Fenster anpassen

news-none = Keine einzelne Linie verrät etwas. Frag nach einem Tipp.

hint-title = Tipp
hint-steps = Schritte des Tipps
hint-step-where = Wo
hint-step-why = Warum
hint-step-cells = Setzen
hint-moved = Du hast weitergespielt. Frag wieder, wenn du magst.
hint-again = Nächster Tipp
hint-closer = Genauer
hint-ask-why = Warum?
hint-ask-cells = Setz es für mich
hint-where = { $count ->
    [one] Schau auf { $line }. Ein Feld lässt sich bestimmen.
   *[other] Schau auf { $line }. { $count } Felder lassen sich bestimmen.
}
hint-empty = { $line }: die Vorgabe ist 0, also ist jedes Feld leer.
hint-complete = { $count ->
    [one] { $line }: alle Zahlen sitzen, also ist das letzte offene Feld leer.
   *[other] { $line }: alle Zahlen sitzen, also sind die { $count } offenen Felder leer.
}
hint-overlap = { $count ->
    [one] { $line }: die { $length } bedeckt Feld { $from }, wo immer sie beginnt.
   *[other] { $line }: die { $length } bedeckt die Felder { $from } bis { $to }, wo immer sie beginnt.
}
hint-unreachable = { $count ->
    [one] { $line }: keine Zahl reicht bis zu einem der Felder, also ist es leer.
   *[other] { $line }: keine Zahl reicht bis zu { $count } der Felder, also sind sie leer.
}
hint-exact = { $count ->
    [one] { $line }: geh alle Lagen durch, die noch passen. Ein Feld ist in allen gleich.
   *[other] { $line }: geh alle Lagen durch, die noch passen. { $count } Felder sind in allen gleich.
}
hint-mistake = { $line } lässt sich so nicht vollenden. Hier oder auf einer kreuzenden Linie stimmt etwas nicht.
hint-none = Keine einzelne Linie legt gerade etwas fest.
hint-needs-server = Schwerere Schritte brauchen den nonokit-Server: starte ihn mit „nonokit play“.

branch-title = An zwei Orten gespielt
branch-text = Dieses Spiel ging hier und anderswo weiter, beides ohne das andere. Womit möchtest du weitermachen?
branch-here = Jetzt auf dem Blatt
branch-there = Das andere
branch-note = Was du nicht wählst, wird ein Merkpunkt.
branch-checkpoint = Stand { $time }
branch-settled = Das andere liegt bei deinen Merkpunkten.

checkpoint-title = Merkpunkte
checkpoint-add = Merkpunkt setzen
checkpoint-name = Name
checkpoint-added = Merkpunkt „{ $name }“ ist gesetzt.
checkpoint-remove = „{ $name }“ entfernen
checkpoint-none = Noch keine.
checkpoint-text = Ein Druck bringt dich dorthin. „Zurück“ bringt dich wieder her.

restart-title = Neu beginnen
restart-question = Mit leerem Blatt neu beginnen? „Zurück“ holt es wieder.

remove-title = Rätsel entfernen
remove-question = Dieses Rätsel aus deiner Sammlung entfernen?

check-title = Prüfen, was ich habe
check-fine = Bisher stimmt alles.
check-unknown = Dieses Rätsel lässt sich hier nicht prüfen: Es braucht den Server oder hat mehrere Lösungen.
check-wrong = { $count ->
    [one] Ein Feld stimmt noch nicht.
   *[other] { $count } Felder stimmen noch nicht.
}

rewind-title = Vor meinen ersten Irrtum zurück
rewind-action = Davor zurückgehen
rewind-none = Es gibt keinen Irrtum.
rewind-done = { $count ->
    [one] Einen Schritt zurückgegangen.
   *[other] { $count } Schritte zurückgegangen.
}
rewind-unknown = Die Lösung kennt hier niemand: Das braucht den Server, oder es gibt mehrere.

solved-title = Gelöst
solved-time = in { $time }
solved-hints = { $count ->
    [0] ohne Tipps
    [one] ein Tipp
   *[other] { $count } Tipps
}
solved-next = Nächstes Rätsel
solved-replay = Meinen Lösungsweg ansehen
solved-share = Bild teilen
share-card-saved = { $name } ist gespeichert. Teile es, wo du magst.

import-title = Laden
import-text = Fast jedes Nonogramm-Format wird gelesen. Du kannst auch eine Datei irgendwo fallen lassen oder einfügen.
import-paste = Text, Code oder Link
import-placeholder = RrW8eI3iI3
import-file = Dateien
import-action = Laden
import-empty = Füge etwas ein oder wähle eine Datei.
import-large = { $name } ist größer als 5 MB.
import-nothing = Darin ist kein Rätsel.
import-failed = Das ließ sich nicht lesen: { $reason }.
import-needs-server = Dieses Format braucht den nonokit-Server. Codes, Links und unser JSON gehen ohne.
import-done = { $count ->
    [one] Ein Rätsel ist in deiner Sammlung.
   *[other] { $count } Rätsel sind in deiner Sammlung.
}

# Ein Rätsel von einem Foto
scan-photo = Foto oder Bildschirmfoto eines Rätsels
scan-title = Rätsel von einem Foto
scan-working = Das Foto wird gelesen …
scan-failed = { $reason }.
scan-sure = { $width }×{ $height }, jede Zahl gelesen.
scan-doubts = { $count ->
    [one] Eine Linie ist mit dem Foto zu vergleichen.
   *[other] { $count } Linien sind mit dem Foto zu vergleichen.
}
scan-row = Zeile { $number }
scan-column = Spalte { $number }
scan-sums = Zeilen füllen { $rows } Felder, Spalten { $columns }.
scan-wrong = Schreibe Zahlen mit Leerzeichen dazwischen; zusammen müssen sie in { $length } Felder passen.
scan-lines = Alle Linien
scan-add = Rätsel hinzufügen

share-title = Teilen
share-link = Link
share-code = Code
share-copy = Kopieren
share-copied = Kopiert.
share-qr = Der Link als QR-Code
share-no-qr = Dieses Rätsel ist zu groß für einen QR-Code. Nimm den Link oder eine Datei.
share-file = Datei
share-save = Speichern
share-saved = { $name } ist gespeichert.
share-losses = Gespeichert. Das Format fasst nicht: { $losses }.
share-needs-server = Dieses Format braucht den nonokit-Server. JSON geht ohne.

format-json = nonokit-JSON
format-non = NON
format-xml = webpbn-XML
format-g = Olšák G
format-svg = SVG-Bild
format-png = PNG-Bild
format-pdf = PDF-Seite

print-title = Drucken
print-heading = Nonogramm { $width }×{ $height }

statistics-title = Statistik
statistics-solved = gelöst
statistics-streak = { $count ->
    [one] Tag in Folge
   *[other] Tage in Folge
}
statistics-longest = längste Folge
statistics-time = Spielzeit
statistics-by-size = Zeiten nach Größe
statistics-size = Größe
statistics-count = Gelöst
statistics-best = Beste
statistics-median = Mittlere
statistics-techniques = Deine häufigsten Tipps
statistics-empty = Noch nichts gelöst.
statistics-start = Wähle ein Rätsel.
statistics-note = Diese Zahlen folgen aus deinen Spielen, sind also überall gleich, wo deine Spiele sind.

settings-title = Einstellungen
settings-look = Aussehen
settings-help = Hilfe
settings-hand = Hand
settings-data = Spielstand

setting-theme = Farben
setting-theme-auto = Wie das Gerät
setting-theme-light = Hell
setting-theme-dark = Dunkel
setting-theme-contrast = Hoher Kontrast
setting-language = Sprache
setting-language-auto = Wie der Browser
setting-large-text = Große Schrift
setting-symbols = Zeichen für Farben
setting-symbols-auto = Wenn Farben sich ähneln
setting-symbols-always = Immer
setting-symbols-never = Nie
setting-crosshair = Zeile und Spalte zeigen
setting-motion = Bewegung
setting-motion-auto = Wie das Gerät
setting-motion-less = Weniger
setting-check = Sag mir
setting-check-off = Nichts
setting-check-runs = Falsche fertige Zahlen
setting-check-line = Unvollendbare Linien
setting-check-cells = Falsche Felder
setting-finished = Fertige Zahlen blass
setting-finished-text = Nur wenn ihr Platz sicher ist.
setting-auto-cross = Rest fertiger Linien mit X
setting-auto-cross-text = Oder drück auf ihre Vorgabe.
setting-timer = Zeit zeigen
setting-drag = Ein Strich ändert
setting-drag-same = Felder wie das erste
setting-drag-empty = Nur offene Felder
setting-drag-all = Alle Felder
setting-drag-count = Beim Ziehen zählen
setting-long-press = Langer Druck setzt
setting-long-press-cross = X
setting-long-press-maybe = Vielleicht
setting-long-press-off = Nichts
setting-vibrate = Beim langen Druck vibrieren

progress-export = Spielstand sichern
progress-import = Spielstand laden
progress-text = Sofort in diesem Browser gespeichert, und auf dem Server, wenn es einen gibt.
progress-not-kept = Dieser Browser erlaubt hier kein Speichern: Sichere vor dem Schließen.
progress-unreadable = Das ist keine Spielstand-Datei.
progress-imported = { $count ->
    [one] Ein Spiel wurde gelesen.
   *[other] { $count } Spiele wurden gelesen.
}

keys-title = Tasten
keys-move = Bewegen
keys-paint = Bewegen und malen
keys-jump-five = Fünf Zeilen weiter
keys-jump-five-sideways = Fünf Spalten weiter
keys-row-ends = Enden der Zeile
keys-column-ends = Enden der Spalte
keys-news = Nächste ergiebige Linie
keys-fill = Füllen
keys-cross = X
keys-maybe = Vielleicht
keys-erase = Radieren
keys-colour = Farbe wählen
keys-speak-row = Zeile vorlesen
keys-speak-column = Spalte vorlesen
keys-undo = Zurück
keys-redo = Wieder vor
keys-hint = Tipp; noch einmal für den nächsten Schritt
keys-try = Was wäre wenn
keys-keep = Versuch behalten, sonst füllen
keys-drop = Versuch verwerfen, schließen
keys-checkpoint = Merkpunkt setzen
keys-pause = Pause
keys-zoom = Zoom
keys-fit = Ans Fenster anpassen
keys-help = Diese Liste
keys-mouse = Maus: links füllt, rechts setzt X, die mittlere Taste vielleicht; ein Strich bleibt auf seiner Linie. Strg und Rad zoomen.

key-Space = Leertaste
key-ArrowUp = ↑
key-ArrowDown = ↓
key-ArrowLeft = ←
key-ArrowRight = →
key-PageUp = Bild auf
key-PageDown = Bild ab
key-Home = Pos1
key-End = Ende
key-Enter = Eingabe
key-Escape = Esc
key-Backspace = Rücktaste
key-Delete = Entf
key-Ctrl = Strg
key-Shift = Umschalt
