language-name = Deutsch

### Farben, Lektionen, Schwierigkeiten, Techniken

colour-black = schwarz
    .e = schwarze
    .en = schwarzen
    .noun = Schwarz
colour-white = weiß
    .e = weiße
    .en = weißen
    .noun = Weiß
colour-red = rot
    .e = rote
    .en = roten
    .noun = Rot
colour-green = grün
    .e = grüne
    .en = grünen
    .noun = Grün
colour-blue = blau
    .e = blaue
    .en = blauen
    .noun = Blau
colour-yellow = gelb
    .e = gelbe
    .en = gelben
    .noun = Gelb
colour-orange = orange
    .e = orangefarbene
    .en = orangefarbenen
    .noun = Orange
colour-purple = lila
    .e = lila
    .en = lila
    .noun = Lila
colour-pink = rosa
    .e = rosa
    .en = rosa
    .noun = Rosa
colour-brown = braun
    .e = braune
    .en = braunen
    .noun = Braun
colour-grey = grau
    .e = graue
    .en = grauen
    .noun = Grau
colour-gray = grau
    .e = graue
    .en = grauen
    .noun = Grau
colour-cyan = cyan
    .e = cyanfarbene
    .en = cyanfarbenen
    .noun = Cyan
colour-tan = hellbraun
    .e = hellbraune
    .en = hellbraunen
    .noun = Hellbraun
colour-sky-blue = himmelblau
    .e = himmelblaue
    .en = himmelblauen
    .noun = Himmelblau
colour-lime = limettengrün
    .e = limettengrüne
    .en = limettengrünen
    .noun = Limettengrün
colour-silver = silbern
    .e = silberne
    .en = silbernen
    .noun = Silber
colour-navy = marineblau
    .e = marineblaue
    .en = marineblauen
    .noun = Marineblau
colour-dark-green = dunkelgrün
    .e = dunkelgrüne
    .en = dunkelgrünen
    .noun = Dunkelgrün
colour-dark-brown = dunkelbraun
    .e = dunkelbraune
    .en = dunkelbraunen
    .noun = Dunkelbraun
colour-skin = hautfarben
    .e = hautfarbene
    .en = hautfarbenen
    .noun = Hautfarbe
colour-violet = violett
    .e = violette
    .en = violetten
    .noun = Violett
colour-magenta = magenta
    .e = magentafarbene
    .en = magentafarbenen
    .noun = Magenta
colour-teal = petrol
    .e = petrolfarbene
    .en = petrolfarbenen
    .noun = Petrol
colour-maroon = weinrot
    .e = weinrote
    .en = weinroten
    .noun = Weinrot
colour-olive = oliv
    .e = olivgrüne
    .en = olivgrünen
    .noun = Oliv
colour-gold = golden
    .e = goldene
    .en = goldenen
    .noun = Gold
colour-beige = beige
    .e = beige
    .en = beigen
    .noun = Beige
colour-turquoise = türkis
    .e = türkisfarbene
    .en = türkisfarbenen
    .noun = Türkis
colour-indigo = indigo
    .e = indigofarbene
    .en = indigofarbenen
    .noun = Indigo
colour-salmon = lachsrosa
    .e = lachsrosa
    .en = lachsrosa
    .noun = Lachsrosa
colour-lightblue = hellblau
    .e = hellblaue
    .en = hellblauen
    .noun = Hellblau
colour-lightgreen = hellgrün
    .e = hellgrüne
    .en = hellgrünen
    .noun = Hellgrün
colour-darkgreen = dunkelgrün
    .e = dunkelgrüne
    .en = dunkelgrünen
    .noun = Dunkelgrün
colour-darkblue = dunkelblau
    .e = dunkelblaue
    .en = dunkelblauen
    .noun = Dunkelblau
colour-darkred = dunkelrot
    .e = dunkelrote
    .en = dunkelroten
    .noun = Dunkelrot

lesson-window = Volle Linien
lesson-trophy = Rest streichen
lesson-crown = Überlappung
lesson-duck = Unerreichbar
lesson-sparrow = Vom Rand her
lesson-swan = Zu kurze Lücken
lesson-star = { technique-belonging }
lesson-poppy = Farben an Farben
lesson-lantern = Farben vergleichen
lesson-kitten = Ein Feld probieren

grade-easy = Leicht
grade-medium = Mittel
grade-hard = Schwer
grade-expert = Für Könner
grade-extreme = Extrem
grade-several-solutions = Mehrere Lösungen
grade-unknown = nicht bewertet: dauert zu lange

technique-complete = Fertige Linie
technique-full = Volle Linie
technique-empty = Leere Linie
technique-overlap = Überlappung
technique-unreachable = Unerreichbare Felder
technique-capping = Abschließen
technique-colour-cross-check = Farbabgleich
technique-belonging = Zugehörigkeit
technique-growing = Vom Rand wachsen
technique-touching = Berührung
technique-forcing = Verdrängen
technique-joining = Verbinden
technique-splitting = Trennen
technique-size-matching = Größenabgleich
technique-slide = Schieben
technique-exact = Ganze Linie
technique-edge-contradiction = Randwiderspruch
technique-implications = Folgerungskette
technique-contradiction = Widerspruch
technique-both-ways = So oder so
technique-nested = Verschachtelter Versuch

lesson-text-window = Füllt eine Vorgabe mit ihren Lücken die ganze Linie, steht jedes Feld fest: Beginne mit 5 und mit 1 1 1.
lesson-text-trophy = Sobald eine Linie alle gefüllten Felder hat, streiche den Rest; die Kreuze helfen den kreuzenden Linien.
lesson-text-crown = Eine lange Zahl bedeckt dieselben mittleren Felder, ob sie so früh oder so spät wie möglich beginnt: Fülle diese Überlappung.
lesson-text-duck = Weißt du, wo eine Zahl liegen muss, sind alle Felder leer, die keine Zahl erreicht.
lesson-text-sparrow = Ein gefülltes Feld am Rand oder neben einem Kreuz zeigt, wo seine Zahl beginnt: Lass sie vom Rand weg wachsen.
lesson-text-swan = Eine Lücke, die für jede mögliche Zahl zu kurz ist, bleibt leer und schiebt die Zahlen in die Lücken, die passen.
lesson-text-star = { learn-belonging }
lesson-text-poppy = In Farbe dürfen sich Zahlen verschiedener Farbe berühren: Nur zwischen gleichen Farben liegt eine Lücke.
lesson-text-lantern = Ein Feld kann nur eine Farbe haben, die Zeile und Spalte dort noch unterbringen müssen: Vergleiche beide Vorgaben.
lesson-text-kitten = Sagt keine Linie mehr etwas, probiere ein Feld im Kopf: Lässt sich dann eine Linie nicht vollenden, gilt das Gegenteil.

# Was eine Technik ist, wie ihre Lektion es sagt.
learn-full = Eine Vorgabe, die mit ihren Lücken die ganze Linie braucht, passt nur auf eine Art.
learn-empty = Bei der Vorgabe 0 ist nichts zu füllen: Jedes Feld der Linie ist leer.
learn-complete = Ist alles da, was eine Vorgabe füllt, so ist der Rest der Linie leer. Und sind nur noch so viele Felder offen, wie sie braucht, so sind alle gefüllt.
learn-overlap = Schiebe eine lange Zahl ans eine Ende, dann ans andere: Was sie beide Male bedeckt, bedeckt sie sicher.
learn-unreachable = Ein Feld, das keine Zahl erreicht, ist leer.
learn-capping = Ein gefülltes Stück, das so lang ist wie seine Zahl, ist vollständig: Es endet auf beiden Seiten.
learn-colour-cross-check = Ein Feld kann nur eine Farbe haben, die Zeile und Spalte beide noch brauchen.
learn-belonging = Finde heraus, zu welcher Zahl ein gefülltes Stück gehört: Dann kann sie nicht weit davon liegen.
learn-growing = Ein gefülltes Feld nahe am Rand oder an einem X: Auf dieser Seite hat seine Zahl keinen Platz, also wächst sie zur anderen.
learn-touching = Stieße eine Zahl, die hier begänne, an ein gefülltes Feld und würde zu lang? Dann beginnt sie nicht hier.
learn-forcing = Eine Lücke, die für jede Zahl, die darin liegen könnte, zu kurz ist, bleibt leer.
learn-joining = Zwei Stücke, die nur zu einer Zahl gehören können: Auch die Felder dazwischen sind gefüllt.
learn-size-matching = Ist jede Zahl, zu der ein Stück gehören könnte, genau so lang wie das Stück, so endet es dort.
learn-splitting = Zwei Stücke mit einem Feld dazwischen, die zusammen zu lang wären: Dieses Feld ist leer.
learn-slide = Schiebe alle Zahlen ans eine Ende und dann ans andere, an allem Bekannten vorbei: Was eine Zahl beide Male bedeckt, ist sicher.
learn-exact = Angenommen, ein Feld wäre gefüllt: Finden die Zahlen seiner Linie noch Platz? Wenn nicht, ist es leer, und umgekehrt.
learn-edge-contradiction = Probiere ein Feld auf der äußersten offenen Linie: Die kreuzenden Linien wachsen nach innen und machen vielleicht die nächste unmöglich.
learn-implications = Hier gefüllt, also dort leer, also dort gefüllt … bis ein Feld beides sein müsste: Dann war das erste falsch.
learn-contradiction = Trage ein Feld mit Bleistift ein und folge dem, was die Linien sagen. Geht eine nicht mehr auf, so gilt das Gegenteil.
learn-both-ways = Probiere ein Feld gefüllt und leer: Was beide Male gleich herauskommt, ist sicher.

### Der Spieler

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
day-to-come = Das Rätsel dieses Tages kommt erst noch.
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
filter-size-small = Bis 10
filter-size-medium = 11 bis 20
filter-size-large = 21 bis 35
filter-size-huge = Über 35
filter-colour-plain = Schwarz-weiß
filter-colour-coloured = In Farbe
filter-state-new = Neu
filter-state-started = Begonnen
filter-state-solved = Gelöst
filter-found = { $count } Rätsel
filter-none = So ein Rätsel gibt es hier nicht. Lockere den Filter oder lade eines.
filter-clear = Alle zeigen

puzzle-untitled = Rätsel
puzzle-not-found = Dieses Rätsel ist nicht hier. Vielleicht braucht es den Server, oder der Link ist beschädigt.
page-not-loaded = Dieser Teil der Seite ließ sich nicht laden. Prüfe das Netz und lade die Seite neu.

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
hint-only-place = { $count ->
    [one] { $line }: die { $length } passt nur in Feld { $from }.
   *[other] { $line }: die { $length } passt nur in die Felder { $from } bis { $to }.
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
hint-loading = Schwerere Schritte kommen, sobald alles geladen ist …

# Der Kurs
learn-title = Lernen
learn-hero = Regeln, Techniken und ein Trainer
learn-back = Zurück zum Kurs
learn-text = Eine Lektion für jede Technik: ein Beispiel, dann Stellungen, in denen sie der einzige leichte Schritt ist. Mit { $most } richtigen Antworten ohne Hilfe beherrschst du sie.
learn-finished = „{ $lesson }“ ist geschafft. Womit geht es weiter?
learn-continue = Weiter
learn-train = Trainer
learn-due = { $count ->
    [0] Neue Stellungen, passend zu dem, was du übersiehst
    [one] Eine Stellung zu wiederholen
   *[other] { $count } Stellungen zu wiederholen
}
learn-rules = Die Regeln
learn-rules-0 = Die 3 neben dieser Zeile heißt: drei gefüllte Felder, eins neben dem anderen. Fülle sie; du kannst in einem Zug darüberstreichen.
learn-rules-1 = Zwei Zahlen sind zwei Gruppen mit einer Lücke dazwischen. 1 1 passt nur auf eine Art in drei Felder: Fülle beide Enden.
learn-rules-2 = Spalten liest man von oben. Die 2 der ersten und die der letzten Spalte sind schon da, also markiere die Felder darunter als leer: mit dem X, der rechten Taste oder einem langen Druck.
learn-rules-3 = Für die 1 der letzten Zeile bleibt nur ein Feld. Fülle es, und du siehst das Bild.
learn-find = Es gibt einen leichten Schritt. Finde ihn und spiele ihn ganz.
learn-watch = Sieh dir diesen an.
learn-start = Jetzt du
learn-again = Noch einmal
learn-show = Zeig es mir
learn-undo = Zurücknehmen
learn-next = Weiter
learn-progress = { $count } von { $most } ohne Hilfe
learn-mastered = Beherrscht
learn-right = Richtig.
learn-right-later = Richtig. Diese Stellung kommt später noch einmal.
learn-partly = Bis hierher richtig, aber dieser Blick verrät noch mehr.
learn-unfounded = Das mag sein, aber auf einen Blick folgt es noch nicht.
learn-wrong = Das kann nicht sein: Sieh noch einmal hin.

hint-find = Lass mich suchen
hint-find-text = Welche Felder lassen sich dort bestimmen? Spiele sie, dann sage ich dir, ob es das war.
hint-find-right = Ja, das war es.
hint-find-wrong = Nein, das kann nicht sein.
hint-find-elsewhere = Das war eine andere Stelle. Gemeint war dies:

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
scan-picture = Das Foto
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
scan-lines = Alle Linien
scan-add = Rätsel hinzufügen
scan-needs-server = Fotos liest der nonokit-Server, und der antwortet nicht. Starte ihn mit „nonokit play“ oder nimm einen kleineren Ausschnitt.
scan-why-corrected = Das sieht aus wie { $other }, aber nur { $reading } passt zu den anderen Vorgaben.
scan-why-told = Hier ist keine Zahl deutlich zu lesen. Nach den anderen Vorgaben ist es { $reading }.
scan-why-contested = { $reading } oder { $other }: Beides passt zu den anderen Vorgaben.
scan-why-unsure = Schwer zu lesen: { $numbers }.
scan-why-cut = Hier endet das Bild: { $numbers } ist vielleicht abgeschnitten.
scan-why-missing = Hier wurde keine Zahl gefunden.
scan-why-edge = An diesem Rand ist keine Zahl deutlich zu lesen. Vielleicht ist die Linie leer oder gehört nicht zum Rätsel.
scan-why-left-out = Zwischen dieser Linie und den Vorgaben ist Platz für eine leere. Vergleiche die Größe.
scan-why-sums = Zeilen und Spalten füllen verschieden viele Felder, und diese Linie ist eine der unsichersten.
scan-why-no-picture = Zu diesen Vorgaben gibt es kein Bild, und diese Linie ist eine der unsichersten.
scan-several = Zu diesen Vorgaben gibt es mehr als ein Bild, wie bei manchen gedruckten Rätseln.
scan-mixed = Zahlen einer Linie haben verschiedene Farben. Ist das Rätsel farbig, kann es nicht von einem Bild gelesen werden: Tippe es ein oder importiere seine Datei.
scan-choices = Was es sein kann
scan-paste = Du kannst es auch einfügen oder hierherziehen.
scan-longer = Noch nicht fertig. Große und unscharfe Fotos brauchen bis zu einer halben Minute.
scan-advice = Was hilft: das ganze Rätsel mit allen Vorgaben, gerade von oben, scharf und gleichmäßig hell. Am besten liest sich ein Bildschirmfoto.
scan-again = Anderes Foto wählen
scan-type = Vorgaben eintippen
scan-camera = Foto aufnehmen
scan-not-here = Diese Seite kann Fotos nicht selbst lesen. Auf einem Computer öffnen „pip install 'nonokit[scan]'“ und dann „nonokit play“ eine, die es kann. Oder tippe die Vorgaben im Editor ein.
scan-begun-title = Dieses Rätsel ist schon angefangen
scan-begun-cells = Auf dem Foto: { $filled } ausgefüllt, { $crossed } angekreuzt.
scan-begun-wrong = { $count ->
    [one] Ein weiteres Feld passt nicht zu den Vorgaben und bleibt leer.
   *[other] { $count } weitere Felder passen nicht zu den Vorgaben und bleiben leer.
}
scan-begun-photo = Weitermachen wie auf dem Foto
scan-begun-empty = Mit leerem Blatt beginnen
scan-begun-here = Mit dem Blatt weitermachen, das du hier hast
scan-begun-solved = Das Foto zeigt es gelöst. Das wird nicht übernommen, damit du es selbst lösen kannst.
scan-begun-taken = Das Blatt ist wie auf dem Foto. „Zurück“ nimmt das zurück.

doctor-find = Fehler suchen
doctor-working = Der Fehler wird gesucht …
doctor-title = Zu diesen Vorgaben gibt es kein Bild
doctor-keep = So behalten
doctor-one = { $count ->
    [one] Diese Verbesserung erklärt es; tippe sie an, um sie zu übernehmen.
   *[other] Die wahrscheinlichste Verbesserung steht zuerst; tippe eine an, um sie zu übernehmen.
}
doctor-several = { $count } Verbesserungen sind etwa gleich wahrscheinlich; vergleiche sie mit der Vorlage.
doctor-nothing = Kein üblicher Fehler erklärt es. Vergleiche die Zahlen mit der Vorlage.
doctor-many = lässt mehr als ein Bild zu
doctor-changed = { $line }: { $after } statt { $before }
doctor-lines-exchanged = { $side ->
    [row] Zeilen
   *[column] Spalten
} { $number } und { $next } vertauscht
doctor-line-missing = { $line } fehlt: { $after }
doctor-line-twice = { $line } steht doppelt da: { $before }
doctor-side-reversed = { $side ->
    [row] Die Zeilen beginnen unten
   *[column] Die Spalten beginnen rechts
}
doctor-numbers-reversed = { $side ->
    [row] Die Zahlen der Zeilen beginnen rechts
   *[column] Die Zahlen der Spalten beginnen unten
}

share-title = Teilen
share-link = Link
share-code = Code
share-only-here = Der Link öffnet sich nur auf diesem Rechner: Den Server, der hier läuft, erreicht sonst niemand. Schick den Code, eine Datei oder ein Bild, oder nenne „nonokit play --public-url“ eine Kopie, die alle öffnen können.
share-only-file = Diese Seite ist eine Datei für sich: Schick sie, wie sie ist, oder schick den Code.
share-embed = Für die eigene Seite (HTML)
share-only-network = Der Link öffnet sich nur in diesem Netz. Anderen schick den Code, eine Datei oder ein Bild.
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
statistics-lately = Letzte 5
statistics-techniques = Deine häufigsten Tipps
statistics-looks = Schritte, nach denen du am längsten suchst
statistics-empty = Noch nichts gelöst.
statistics-start = Wähle ein Rätsel.
statistics-note = Diese Zahlen folgen aus deinen Spielen, sind also überall gleich, wo deine Spiele sind.
achievements-title = Erfolge
achievement-reached = erreicht
achievement-new = Neu: { $names }
achievement-course = Der ganze Kurs
achievement-course-text = Alle Lektionen gelöst
achievement-unaided = Aus eigener Kraft
achievement-unaided-text = Ein Bild ab 10×10 ohne Tipp
achievement-collection = Eine ganze Sammlung
achievement-collection-text = Alle Bilder einer Sammlung gelöst
achievement-grades = Von jeder Stufe
achievement-grades-text = Von jeder Stufe ein Bild gelöst
achievement-week = Sieben Tage in Folge
achievement-week-text = An sieben Tagen hintereinander etwas gelöst
achievement-large = Das große Bild
achievement-large-text = Eines ab 900 Feldern, etwa 30×30
achievement-expert = Ein Könner
achievement-expert-text = Ein Rätsel für Könner ohne Tipp
achievement-hundred = Hundert Bilder
achievement-hundred-text = 100 verschiedene Rätsel gelöst

settings-title = Einstellungen
settings-look = Aussehen
settings-help = Hilfe
settings-hand = Markieren
settings-feel = Klang und Gefühl
settings-data = Spielstand

setting-theme = Farben
setting-theme-auto = Wie das Gerät
setting-theme-light = Hell
setting-theme-sepia = Sepia
setting-theme-dark = Dunkel
setting-theme-contrast = Hoher Kontrast, hell
setting-theme-contrast-dark = Hoher Kontrast, dunkel
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
setting-check = Fehler zeigen
setting-check-off = Keine
setting-check-runs = Falsche fertige Zahlen
setting-check-line = Unvollendbare Linien
setting-check-cells = Falsche Felder
setting-finished = Fertige Zahlen blass
setting-finished-text = Nur wenn ihr Platz sicher ist.
setting-auto-cross = Rest fertiger Linien mit X
setting-auto-cross-text = Oder drück auf ihre Vorgabe.
setting-timer = Zeit zeigen
setting-without = Techniken in Tipps
setting-without-text = Tipps kommen ohne die aus, die abgeschaltet sind.
setting-drag = Ein Strich ändert
setting-drag-same = Felder wie das erste
setting-drag-empty = Nur offene Felder
setting-drag-all = Alle Felder
setting-drag-count = Beim Ziehen zählen
setting-long-press = Langer Druck setzt
setting-long-press-cross = X
setting-long-press-maybe = Vielleicht
setting-long-press-off = Nichts
setting-sound = Klänge
setting-sound-text = Kurz und leise: für Markierungen, fertige Linien und das Ende.
setting-haptics = Vibration
setting-haptics-text = Wo das Gerät es kann: für Markierungen, fertige Linien und langes Drücken.

progress-export = Spielstand sichern
progress-import = Spielstand laden
progress-text = Sofort in diesem Browser gespeichert, und auf dem Server, wenn es einen gibt.
progress-not-kept = Dieser Browser erlaubt hier kein Speichern: Sichere vor dem Schließen.
progress-unreadable = Das ist keine Spielstand-Datei.
progress-brought-fresh = { $count ->
    [one] Ein Spiel ist neu hier.
   *[other] { $count } Spiele sind neu hier.
}
progress-brought-further = { $count ->
    [one] Eines führt weiter, was hier begonnen war.
   *[other] { $count } führen weiter, was hier begonnen war.
}
progress-brought-apart = { $count ->
    [one] Eines wurde an beiden Orten weitergespielt: Öffne es und wähle.
   *[other] { $count } wurden an beiden Orten weitergespielt: Öffne sie und wähle.
}
progress-brought-same = { $count ->
    [one] Eines war schon da.
   *[other] { $count } waren schon da.
}
progress-brought-none = Es enthält keine Spiele.
progress-link-one = Auf einem anderen Gerät weiterspielen
progress-link-all = Link zu allen Spielen
progress-link-text = Öffne diesen Link auf dem anderen Gerät, oder füge ihn dort unter „Laden“ ein, in jeder Kopie dieser Seite. Die Spiele kommen zu denen dazu, die dort sind; nichts wird überschrieben.
progress-link-size = Der Link enthält alles selbst: { $size }.
progress-link-long = Der Link enthält alles selbst: { $size }. Manche Messenger kürzen so lange Links; eine Datei bleibt ganz.
progress-link-too-long = Das sind { $size }, zu viel für einen Link. Sichere eine Datei und lade sie auf dem anderen Gerät.
progress-link-damaged = Der Link ist beschädigt, nichts wurde übernommen. Kopiere ihn ganz.
progress-link-question = { $count ->
    [0] Dieser Link bringt, was du auf einem anderen Gerät gelernt hast. Nichts wird überschrieben.
    [one] Dieser Link bringt ein Spiel von einem anderen Gerät. Nichts wird überschrieben.
   *[other] Dieser Link bringt { $count } Spiele von einem anderen Gerät. Nichts wird überschrieben.
}
progress-link-take = Übernehmen

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

### Der Editor

edit-title = Selbst zeichnen

edit-hero = Zeichnen, Bild ablegen oder Vorgaben tippen

edit-untitled = Ohne Titel

edit-panel = Über die Zeichnung

edit-mode = Bearbeiten als
edit-mode-draw = Bild
edit-mode-clues = Vorgaben
edit-mode-draw-long = Zurück zum Zeichnen
edit-mode-clues-long = Vorgaben tippen oder einfügen

edit-test = Ausprobieren
edit-test-back = Zurück zur Zeichnung

edit-keep = Speichern

edit-keep-long = Zu meinen Rätseln

edit-kept = Bei deinen Rätseln gespeichert.

edit-kept-ambiguous = Bei deinen Rätseln gespeichert. Es hat mehrere Lösungen: Jede davon gilt als gelöst.

edit-keep-empty = Noch ist kein Rätsel da.

edit-new = Neues Blatt

edit-drafts = Meine Entwürfe
edit-drafts-remove = Diesen Entwurf entfernen
edit-drafts-remove-question = Diesen Entwurf entfernen? Er lässt sich nicht zurückholen.

edit-share = Teilen und ausgeben

edit-copy = Kopie bearbeiten
edit-copy-of = Kopie von { $name } bearbeiten
edit-copy-action = Zeigen und bearbeiten
edit-copy-question = Beim Bearbeiten siehst du das Bild, und du hast dieses Rätsel noch nicht gelöst. Trotzdem zeigen?
edit-copy-large = Der Editor nimmt höchstens { $most } Felder je Seite.
edit-copy-clues = Das Bild ist hier nicht bekannt: du bearbeitest die Vorgaben.

edit-needs-server = Dafür braucht es den nonokit-Server: Starte ihn mit „nonokit play“.

edit-board-label = Zeichenblatt, { $width } Spalten und { $height } Zeilen. Pfeile bewegen, Leertaste malt, Buchstaben wählen Werkzeuge, ? zeigt alle Tasten.

edit-cell-empty = leer

edit-tool-pencil = Stift
edit-tool-eraser = Radierer
edit-tool-line = Linie
edit-tool-rectangle = Rechteck
edit-tool-ellipse = Ellipse
edit-tool-bucket = Fläche füllen
edit-tool-select = Auswählen und bewegen
edit-tool-lock = Vor Reparatur schützen

edit-solid = Formen füllen

edit-symmetry = Symmetrie
edit-symmetry-none = Keine Symmetrie
edit-symmetry-horizontal = Links = rechts
edit-symmetry-vertical = Oben = unten
edit-symmetry-both = Beides
edit-symmetry-rotate180 = Halbe Drehung
edit-symmetry-rotate90 = Vierteldrehung
edit-symmetry-diagonal = Diagonal

edit-colour-add = Farbe hinzufügen
edit-colour-ground = Hintergrundfarbe
edit-colour-edit = Diese Farbe ändern
edit-colour-look = Farbe
edit-colour-name = Name
edit-colour-remove = Entfernen
edit-colour-alike = Zwei Farben sind für manche Augen schwer zu unterscheiden. Beim Spielen kommen Zeichen dazu.

edit-sheet-title = Blatt

edit-width = Breite

edit-height = Höhe

edit-sheet-arrange = Anordnen

edit-arrange-mirror-across = Links und rechts spiegeln
edit-arrange-mirror-down = Oben und unten spiegeln
edit-arrange-turn-left = Nach links drehen
edit-arrange-turn-right = Nach rechts drehen
edit-arrange-left = Nach links schieben
edit-arrange-right = Nach rechts schieben
edit-arrange-up = Nach oben schieben
edit-arrange-down = Nach unten schieben
edit-arrange-invert = Umkehren
edit-arrange-trash = Alles leeren

edit-handle-top = Ziehen: Zeilen oben dazu oder weg
edit-handle-right = Ziehen: Spalten rechts dazu oder weg
edit-handle-bottom = Ziehen: Zeilen unten dazu oder weg
edit-handle-left = Ziehen: Spalten links dazu oder weg

edit-underlay-add = Bild zum Abpausen
edit-underlay-remove = Bild zum Abpausen entfernen
edit-underlay-opacity = Stärke

edit-status-empty = Ein leeres Blatt
edit-status-empty-text = Zeichne etwas, leg ein Bild ab oder tippe Vorgaben.
edit-status-unfinished = Vorgaben fehlen noch
edit-status-unfinished-text = Tippe oder füge die Vorgaben beider Seiten ein. Sobald sie möglich sind, erscheint die Lösung.
edit-status-checking = Wird geprüft …
edit-status-unique = Eindeutig
edit-status-lines = Zeile für Zeile lösbar
edit-status-trials = braucht Probieren
edit-status-rating = Eine Lösung. Wie schwer es ist, kommt gleich.
edit-status-unrated = Eine Lösung. Für die Schwierigkeit starte den Server mit „nonokit play“.
edit-status-multiple = Mehrdeutig: { $cells } Felder in { $islands }

edit-islands = { $count ->
    [one] { $count } Insel
   *[other] { $count } Inseln
}

edit-status-multiple-text = Die Felder einer Insel lassen sich tauschen, ohne dass sich eine Vorgabe ändert.
edit-status-multiple-partly = Vielleicht sind es mehr: Nicht jedes Feld ließ sich rechtzeitig ansehen.
edit-status-none = Kein Bild passt zu diesen Vorgaben
edit-status-none-text = Jede Linie geht, aber nicht alle zusammen. Wahrscheinlich ist eine Zahl vertippt.
edit-status-unknown = Nicht rechtzeitig entschieden
edit-status-open = { $count ->
    [one] Einzelne Linien lassen { $count } Feld offen
   *[other] Einzelne Linien lassen { $count } Felder offen
}
edit-status-open-text = Ob es eindeutig ist und was hilft, weiß der Server: Starte „nonokit play“.

edit-flip-title = Andere Lösungen
edit-flip-text = Alle haben dieselben Vorgaben.
edit-flip-drawn = wie gezeichnet
edit-flip-place = { $number } von { $count }
edit-flip-back = Vorige Lösung
edit-flip-next = Nächste Lösung
edit-flip-use = Diese zeichnen

edit-fix-title = Reparaturen
edit-fix-text = Die unauffälligste zuerst. Drücken wendet sie an.
edit-fix-searching = Kleine Änderungen werden gesucht …
edit-fix-none = Keine kleine Änderung hilft. Gib Felder frei, lass die Symmetrie weg oder zeichne eine Insel neu.
edit-fix-cut = In der Zeit fand sich keine Änderung. Verlange weniger, oder zeichne eine Insel neu.
edit-fix-met = Es braucht keine Änderung.
edit-fix-done = Angewendet.
edit-fix-fill = Zeile { $row }, Spalte { $column } füllen
edit-fix-clear = Zeile { $row }, Spalte { $column } leeren
edit-fix-paint = Zeile { $row }, Spalte { $column } { $colour } malen
edit-fix-fill-many = { $count ->
    [one] { $count } Feld füllen
   *[other] { $count } Felder füllen
}
edit-fix-clear-many = { $count ->
    [one] { $count } Feld leeren
   *[other] { $count } Felder leeren
}
edit-fix-paint-many = { $count ->
    [one] { $count } Feld färben
   *[other] { $count } Felder färben
}
edit-fix-bolder = Dickere Linien
edit-fix-complete = Dann ist es geschafft.
edit-fix-partial = { $count ->
    [one] Klärt { $count } Feld, { $left } bleiben.
   *[other] Klärt { $count } Felder, { $left } bleiben.
}

edit-tool-give = Felder vorgeben

edit-give = Nichts ändern, Felder vorgeben
edit-give-text = Das Bild bleibt; ein paar Felder sind von Anfang an zu sehen.
edit-give-some = Die Felder mit Punkt sind vorgegeben. Mit dem Auge nimmst du das zurück.
edit-give-none = Es muss nichts vorgegeben werden.

edit-target = Ziel
edit-target-unique = Eindeutig
edit-target-line-solvable = Zeile für Zeile
edit-target-easy = Höchstens leicht
edit-target-medium = Höchstens mittel

edit-profile-title = Schwierigkeit
edit-profile-techniques = Welche Kniffe es braucht, und wie oft
edit-profile-steps = { $count ->
    [one] { $count } Schritt
   *[other] { $count } Schritte
}
edit-profile-narrow = { $count ->
    [one] engste Stelle: { $count } Zug zur Wahl
   *[other] engste Stelle: { $count } Züge zur Wahl
}
edit-profile-choices = Züge zur Wahl, Schritt für Schritt
edit-profile-first = Erste Züge zeigen
edit-profile-first-text = Große Punkte sind leicht zu finden.

edit-clues-text = Eine Vorgabe je Zeile, Zahlen mit Leerzeichen. Füge ein ganzes Rätsel ein: Zeilen und Spalten werden erkannt.
edit-clues-rows = Zeilen
edit-clues-columns = Spalten
edit-clues-totals = Zeilen { $rows }, Spalten { $columns }
edit-clues-unbalanced = Zeilen und Spalten müssen gleich viele Felder füllen: { $difference } zu viel auf einer Seite.
edit-clues-long = { $line } braucht { $need } Felder, da sind { $size }.
edit-clues-unreadable = { $line }: „{ $part }“ ist keine Zahl.
edit-clues-next-bad = Nächste falsche Linie
edit-clues-to-picture = Lösung zeichnen
edit-clues-pasted = { $rows } Zeilen und { $columns } Spalten eingefügt.

edit-paste-unknown = Weder Bild noch Vorgaben: nichts einzufügen.

edit-image-title = Aus einem Bild
edit-image-original = Das Bild
edit-image-width = Breite
edit-image-height = Höhe
edit-image-proportion = Seitenverhältnis behalten
edit-image-colours = Farben
edit-image-colours-auto = automatisch
edit-image-threshold = Schwelle
edit-image-auto = Schwelle finden
edit-image-invert = Helles füllen
edit-image-crop = Auf Inhalt zuschneiden
edit-image-keep-art = Nichts ändern, Felder vorgeben
edit-image-crop-box = Der Teil des Bildes, der gemeint ist: zum Zeichnen ziehen. Pfeile bewegen ihn, mit Umschalt ändern sie seine Größe.
edit-image-whole = Ganzes Bild
edit-image-more = Mehr
edit-image-more-server = Kontrast, Rasterung, Hintergrund und Masken brauchen den nonokit-Server: Starte ihn mit „nonokit play“.
edit-image-contrast = Kontrast
edit-image-dithering = Rasterung
edit-image-dithering-off = Keine
edit-image-dithering-ordered = Geordnet
edit-image-dithering-diffusion = Gestreut
edit-image-palette = Palette
edit-image-palette-counted = So viele Farben wie eingestellt
edit-image-palette-fixed = Die Farben des Blattes
edit-image-background = Hintergrund
edit-image-background-auto = Finden
edit-image-background-keep = Keiner: Das Bild füllt den Rahmen
edit-image-background-colour = Diese Farbe
edit-image-subject = Maske: ein Bild, das hell ist, wo das Motiv ist
edit-image-protect = Kein geschütztes Feld ändern
edit-image-variants = Fassungen
edit-image-working = Daraus werden Rätsel gemacht …
edit-image-choose = Jedes hat nachweislich eine Lösung. Wähle eines.
edit-image-doubtful = Jedes hat nachweislich eine Lösung, aber vielleicht erkennt es niemand: größer oder ein Ausschnitt hilft oft.
edit-image-unreadable = Dieser Browser kann das Bild nicht öffnen. Speichere es als PNG oder JPEG, und versuch es noch einmal.

edit-variant-as-asked = Wie gewünscht
edit-variant-as-drawn = Wie gezeichnet
edit-variant-plain = Schlicht
edit-variant-darker = Dunkler
edit-variant-lighter = Heller
edit-variant-local = Örtlich
edit-variant-plain-cropped = Schlicht, zugeschnitten
edit-variant-strokes = Striche
edit-variant-broad-strokes = Breite Striche
edit-variant-filled = Gefüllt
edit-variant-silhouette = Umriss, gefüllt
edit-variant-dark-parts = Dunkle Teile
edit-variant-dark-parts-and-rim = Dunkle Teile und Rand
edit-variant-without-light-parts = Ohne helle Teile
edit-variant-inner-lines = Innere Linien
edit-variant-details-and-rim = Einzelheiten und Rand
edit-variant-tone = Hell und dunkel
edit-variant-tone-and-rim = Hell und dunkel, mit Rand
edit-variant-lines-and-rim = Linien und Rand
edit-variant-on-dark = Auf dunklem Grund
edit-variant-lines = Linien
edit-variant-local-tone = Örtliches Licht
edit-variant-tone-whole-image = Hell und dunkel, ganzes Bild
edit-variant-lines-whole-image = Linien, ganzes Bild
edit-variant-local-tone-whole-image = Örtliches Licht, ganzes Bild
edit-variant-colours = Farben
edit-variant-own-colours = Eigene Farben
edit-variant-smooth = Glatt
edit-variant-fewer-colours = Weniger Farben
edit-variant-few-colours = Wenige Farben
edit-variant-whole-image = Ganzes Bild
edit-variant-in-its-surroundings = In seiner Umgebung
edit-variant-whole-image-in-colour = Ganzes Bild in Farbe
edit-variant-changed = { $count ->
    [one] { $count } Feld geändert
   *[other] { $count } Felder geändert
}
edit-variant-given = { $count ->
    [one] { $count } Feld vorgegeben
   *[other] { $count } Felder vorgegeben
}
edit-variant-likeness = { $percent } % ähnlich

edit-generate-title = Zufallsbild
edit-generate-text = Ein zufälliges Rätsel mit { $width }×{ $height }, nachweislich mit einer Lösung. Es tritt an die Stelle des Blattes.
edit-generate-density = Gefüllte Felder
edit-generate-seed = Startwert: derselbe ergibt dasselbe Rätsel
edit-generate-action = Machen
edit-generate-missed = So Schweres fand sich in der Zeit nicht. Dies kommt am nächsten.
edit-generate-working = Wird gemacht …

edit-grade-line-solvable = Beliebig, Zeile für Zeile

edit-details = Titel und Autor
edit-details-title = Titel
edit-details-author = Autor
edit-details-licence = Lizenz
edit-details-description = Beschreibung

edit-keys-paint = Malen; Formen beginnen, dann beenden
edit-keys-clipboard = Alles auswählen, kopieren, ausschneiden, einfügen
edit-keys-escape = Strich oder Auswahl fallen lassen
edit-keys-mouse = Maus: links malt, rechts radiert; Umschalt macht Quadrate, Kreise und gerade Linien. Zwei Finger bewegen und zoomen.

### Sammlungen, und was Bilder zeigen

# Collections of the library.
collection-course = Kurs für Anfänger
collection-quick = Kurze
collection-farm = Auf dem Hof
collection-wild = Wilde Tiere
collection-birds = Vögel
collection-sea = Am Meer
collection-garden = Im Garten
collection-fruit = Obst
collection-kitchen = In der Küche
collection-town = In der Stadt
collection-travel = Unterwegs
collection-night = Bei Nacht
collection-space = Weltraum
collection-winter = Winter
collection-home = Zu Hause
collection-wardrobe = Kleiderschrank
collection-workshop = Werkstatt
collection-games = Spiele
collection-music = Musik
collection-faces = Gesichter
collection-letters = Buchstaben
collection-places = Orte
collection-scenes = Große Szenen

# What the pictures show: the names of our own puzzles and motifs.
title-acorn = Eichel
title-aeroplane = Flugzeug
title-alien = Außerirdischer
title-anchor = Anker
title-apple = Apfel
title-aquarium = Aquarium
title-arrow = Pfeil
title-axe = Axt
title-ball = Ball
title-balloon = Ballon
title-banana = Banane
title-bat = Fledermaus
title-beach = Strand
title-bear = Bär
title-bee = Biene
title-bell = Glocke
title-bicycle = Fahrrad
title-bishop = Läufer
title-book = Buch
title-boot = Stiefel
title-bottle = Flasche
title-breakfast = Frühstück
title-bridge = Brücke
title-bright-idea = Geistesblitz
title-brush = Pinsel
title-burger = Burger
title-bus = Bus
title-busy-bee = Fleißige Biene
title-butterfly = Schmetterling
title-cactus = Kaktus
title-cake = Torte
title-camel = Kamel
title-camera = Kamera
title-candle = Kerze
title-car = Auto
title-carrot = Karotte
title-castle = Burg
title-cat = Katze
title-cat-face = Katzengesicht
title-cat-on-the-wall = Katze auf der Mauer
title-cheese = Käse
title-cherries = Kirschen
title-chess-set = Schachspiel
title-church = Kirche
title-clock = Wecker
title-clover = Kleeblatt
title-clown = Clown
title-clubs = Kreuz
title-cow = Kuh
title-crab = Krabbe
title-crocodile = Krokodil
title-crown = Krone
title-cup = Tasse
title-cupcake = Törtchen
title-daisy = Gänseblümchen
title-desert = Wüste
title-diamond = Diamant
title-die = Würfel
title-dinosaur = Dinosaurier
title-dog = Hund
title-dog-face = Hundegesicht
title-dolphin = Delfin
title-doughnut = Donut
title-dragonfly = Libelle
title-drum = Trommel
title-duck = Ente
title-duckling = Entenküken
title-egg = Ei
title-elephant = Elefant
title-envelope = Briefumschlag
title-evening-at-sea = Abend am Meer
title-factory = Fabrik
title-farm = Bauernhof
title-feather = Feder
title-fir = Tanne
title-fireworks = Feuerwerk
title-fish = Fisch
title-flamingo = Flamingo
title-flying-saucer = Fliegende Untertasse
title-fox = Fuchs
title-frog = Frosch
title-garden-shed = Im Gartenhaus
title-gecko = Gecko
title-ghost = Gespenst
title-gift = Geschenk
title-giraffe = Giraffe
title-glass = Glas
title-glasses = Brille
title-good-dog = Braver Hund
title-grapes = Trauben
title-guitar = Gitarre
title-halloween = Halloween
title-hammer = Hammer
title-harbour = Hafen
title-hare = Hase
title-heart = Herz
title-hedgehog = Igel
title-helicopter = Hubschrauber
title-hello = Hallo
title-hen = Huhn
title-heron = Reiher
title-hot-cup = Heiße Tasse
title-hourglass = Sanduhr
title-house = Haus
title-ice-cream = Eis
title-igloo = Iglu
title-island = Insel
title-jellyfish = Qualle
title-just-hatched = Frisch geschlüpft
title-key = Schlüssel
title-king = König
title-kite = Drachen
title-kitten = Kätzchen
title-koala = Koala
title-koi = Koi
title-ladybird = Marienkäfer
title-lantern = Laterne
title-leaf = Blatt
title-lemon = Zitrone
title-light-bulb = Glühbirne
title-lighthouse = Leuchtturm
title-lion = Löwe
title-little-car = Kleines Auto
title-little-fish = Kleiner Fisch
title-long-neck = Langer Hals
title-lorry = Lastwagen
title-magnet = Magnet
title-melon = Wassermelone
title-mitten = Fäustling
title-monkey = Affe
title-moon = Mond
title-moonlight = Mondschein
title-mountains = Berge
title-mouse = Maus
title-mushroom = Pilz
title-music = Musik
title-night-owl = Nachteule
title-note = Note
title-octopus = Krake
title-orchestra = Orchester
title-outer-space = Weltraum
title-owl = Eule
title-padlock = Vorhängeschloss
title-palm = Palme
title-panda = Panda
title-parrot = Papagei
title-pawn = Bauer
title-pear = Birne
title-pencil = Bleistift
title-penguin = Pinguin
title-piano-keys = Klaviertasten
title-pig = Schwein
title-pineapple = Ananas
title-pirate = Pirat
title-pizza = Pizza
title-planet = Planet
title-playroom = Spielzimmer
title-pocket-watch = Taschenuhr
title-poppy = Mohn
title-pot-plant = Topfpflanze
title-present = Päckchen
title-pumpkin = Kürbis
title-queen = Dame
title-rabbit = Kaninchen
title-rainbow = Regenbogen
title-ring = Ring
title-robot = Roboter
title-rocket = Rakete
title-rook = Turm
title-sailing-boat = Segelboot
title-saucepan = Kochtopf
title-savanna = Savanne
title-saw = Säge
title-scissors = Schere
title-scooter = Motorroller
title-seahorse = Seepferdchen
title-shark = Hai
title-sheep = Schaf
title-shell = Muschel
title-shirt = T-Shirt
title-skull = Totenkopf
title-skyscrapers = Wolkenkratzer
title-sleeping-village = Schlafendes Dorf
title-small-ghost = Kleines Gespenst
title-smile = Lächeln
title-smiley = Smiley
title-snail = Schnecke
title-snake = Schlange
title-snowflake = Schneeflocke
title-snowman = Schneemann
title-sock = Socke
title-songbird = Singvogel
title-space-walk = Im All
title-spade = Spaten
title-spades = Pik
title-spanner = Schraubenschlüssel
title-sparrow = Spatz
title-spider = Spinne
title-sprout = Keimling
title-squirrel = Eichhörnchen
title-stag = Hirsch
title-star = Stern
title-starfish = Seestern
title-steam-engine = Dampflok
title-steamer = Dampfer
title-strawberry = Erdbeere
title-street = Straße
title-street-lamp = Straßenlaterne
title-submarine = U-Boot
title-sunflower = Sonnenblume
title-sunset = Sonnenuntergang
title-swan = Schwan
title-table-lamp = Tischlampe
title-tall-ship = Großsegler
title-teapot = Teekanne
title-teddy = Teddy
title-teddy-bear = Teddybär
title-telephone = Telefon
title-tent = Zelt
title-the-knight = Der Springer
title-the-old-captain = Der alte Kapitän
title-toadstool = Fliegenpilz
title-toolbox = Werkzeugkasten
title-top-hat = Zylinder
title-toy-blocks = Bauklötze
title-tractor = Traktor
title-traffic-light = Ampel
title-train = Zug
title-tree = Baum
title-trophy = Pokal
title-trumpet = Trompete
title-tulip = Tulpe
title-turtle = Schildkröte
title-umbrella = Regenschirm
title-up-and-away = Auf und davon
title-village = Dorf
title-violin = Geige
title-volcano = Vulkan
title-watering-can = Gießkanne
title-whale = Wal
title-windmill = Windmühle
title-window = Fenster
title-winter = Winter
title-winter-tree = Winterbaum
title-zebra = Zebra
title-zoo = Zoo
title-letter = Buchstabe { $sign }
title-number = Zahl { $sign }

### Tipps und Erklärungen

# Tipps und Erklärungen. Sätze beginnen klein und enden ohne Punkt: den setzt text-sentence.
# Formen: CELLS kennt form: "dative" (den Feldern), RUN form: "to" (zur 5); Farben haben die Formen e (rote), en (roten) und noun (Rot).

## Wie Sätze zusammengesetzt werden

text-sentence = { $clause }.
text-next = { $text } { $next }
list-comma = { $first }, { $last }
list-and = { $first } und { $last }
list-semicolon = { $first }; { $last }
why-in-line = { LINE($line) }: { CAPITAL($text) }

## Satzteile

phrase-row = Zeile { $number }
phrase-column = Spalte { $number }
phrase-rows = { $count ->
    [one] Zeile { $list }
   *[other] die Zeilen { $list }
}
phrase-columns = { $count ->
    [one] Spalte { $list }
   *[other] die Spalten { $list }
}
phrase-place = Zeile { $row }, Spalte { $column }
phrase-cells = { $count ->
    [one] Feld { $list }
   *[other] { $form ->
        [dative] den Feldern { $list }
       *[other] die Felder { $list }
    }
}
phrase-range = { $first } bis { $last }
phrase-edge = { $form ->
    [dative] dem
   *[other] den
} { $side ->
    [left] linken
    [right] rechten
    [top] oberen
   *[bottom] unteren
} Rand
phrase-run = { $form ->
    [to] zur
   *[other] die
} { $number }
phrase-run-coloured = { $form ->
    [to] zur { COLOUR($colour, form: "en") }
   *[other] die { COLOUR($colour, form: "e") }
} { $number }
phrase-run-nth = { $form ->
    [to] zur { phrase-nth }
   *[other] die { phrase-nth }
} { $number }
phrase-run-nth-coloured = { $form ->
    [to] zur { phrase-nth } { COLOUR($colour, form: "en") }
   *[other] die { phrase-nth } { COLOUR($colour, form: "e") }
} { $number }
phrase-nth = { $form ->
    [to] { $nth ->
        [1] ersten
        [2] zweiten
        [3] dritten
        [4] vierten
        [5] fünften
        [6] sechsten
        [7] siebten
        [8] achten
        [9] neunten
        [last] letzten
       *[other] { $nth }.
    }
   *[other] { $nth ->
        [1] erste
        [2] zweite
        [3] dritte
        [4] vierte
        [5] fünfte
        [6] sechste
        [7] siebte
        [8] achte
        [9] neunte
        [last] letzte
       *[other] { $nth }.
    }
}
phrase-value = { $value ->
    [empty] leer
    [filled] gefüllt
   *[colour] { COLOUR($colour) }
}
phrase-settled = { CELLS($cells) } { COUNT($cells) ->
    [one] ist
   *[other] sind
} { VALUE($value) }
phrase-excluded = { CELLS($cells) } { COUNT($cells) ->
    [one] ist
   *[other] sind
} nicht { VALUE($value) }
phrase-colour = { $name }
phrase-colour-number = { $name } { $number }
phrase-lose = { $palette ->
    [plain] { COUNT($cells) ->
        [one] bleibt
       *[other] bleiben
    } { CELLS($cells) } leer
   *[coloured] { COUNT($cells) ->
        [one] kann
       *[other] können
    } { CELLS($cells) } nicht { COLOUR($colour) } sein
}
phrase-any-run = { $palette ->
    [plain] Zahl
   *[coloured] { COLOUR($colour, form: "e") } Zahl
}
phrase-any-filled = { $palette ->
    [plain] gefüllt
   *[coloured] { COLOUR($colour) }
}

## Wo

where-line = sieh dir { LINE($line) } an
where-trial = aus einer Linie allein folgt nichts mehr, also probiere { PLACE($place) } aus
where-too-deep = kein kurzer Versuch hilft weiter, und den nächsten Schritt muss niemand sehen können

## Warum: die ganze Linie

why-full-line = die Vorgabe { CLUE($clue) } { $count ->
    [one] füllt das einzige Feld
    [2] braucht beide Felder und passt deshalb nur auf eine Art
   *[other] braucht alle { $count } Felder und passt deshalb nur auf eine Art
}
why-empty-line = die Vorgabe ist 0, also bleibt alles leer
why-all-filled = { $count ->
    [one] das eine Feld, das die Vorgabe füllt, ist da
    [2] beide Felder, die die Vorgabe füllt, sind da
   *[other] alle { $count } Felder, die die Vorgabe füllt, sind da
}, also { COUNT($cells) ->
    [one] bleibt
   *[other] bleiben
} { CELLS($cells) } leer
why-all-emptied = überhaupt nur { $count ->
    [one] ein Feld kann
   *[other] { $count } Felder können
} gefüllt sein, und die Vorgabe braucht { $count ->
    [one] es
   *[other] sie alle
}, also { COUNT($cells) ->
    [one] ist
   *[other] sind
} { CELLS($cells) } gefüllt
why-no-shared-colour = in { CELLS($cells, form: "dative") } haben Zeile und Spalte keine Farbe gemeinsam, also { COUNT($cells) ->
    [one] bleibt es
   *[other] bleiben sie
} leer
why-colour-missing = { CROSSING($cells) } { COUNT($cells) ->
    [one] hat
   *[other] haben
} kein { COLOUR($colour, form: "noun") }, also { COUNT($cells) ->
    [one] kann
   *[other] können
} { CELLS($cells) } nicht { COLOUR($colour) } sein
why-only-left = { CELLS($cells) } { COUNT($cells) ->
    [one] kann
   *[other] können
} dann nur noch { VALUE($value) } sein

## Warum: wo eine Zahl liegt

why-fits-into = { RUN($run) } muss in { CELLS($reach, form: "dative") } Platz finden, also bedeckt sie { CELLS($covered) }, wo immer sie beginnt
why-only-place = { $how ->
    [pushing] beachtet man alle bekannten Felder, so passt { RUN($run) }
    [likewise] ebenso passt { RUN($run) }
   *[counting] { RUN($run) } passt
} nur in { CELLS($covered) }
why-pushed = so weit nach { $kind ->
    [row] links
   *[column] oben
} geschoben, wie es die bekannten Felder erlauben, liegt { RUN($run) } in { CELLS($first, form: "dative") }, und ebenso nach { $kind ->
    [row] rechts
   *[column] unten
} geschoben in { CELLS($last, form: "dative") }, also bedeckt sie so oder so { CELLS($covered) }
why-reaches-only = { RUN($run) } bedeckt { CELLS($filled) }, bleibt also in { CELLS($reach, form: "dative") }, und so { phrase-lose }
why-no-run-before = { $how ->
    [pushing] beachtet man alle bekannten Felder, so beginnt { RUN($run) }
    [likewise] ebenso beginnt { RUN($run) }
   *[counting] { RUN($run) } beginnt
} frühestens in { CELLS($begin, form: "dative") }, also { phrase-lose }
why-no-run-between = { $how ->
    [pushing] beachtet man alle bekannten Felder, so endet { RUN($before) }
    [likewise] ebenso endet { RUN($before) }
   *[counting] { RUN($before) } endet
} spätestens in { CELLS($end, form: "dative") }, und { RUN($after) } beginnt frühestens in { CELLS($begin, form: "dative") }, also { phrase-lose }
why-no-run-after = { $how ->
    [pushing] beachtet man alle bekannten Felder, so endet { RUN($run) }
    [likewise] ebenso endet { RUN($run) }
   *[counting] { RUN($run) } endet
} spätestens in { CELLS($end, form: "dative") }, also { phrase-lose }

## Warum: gefüllte Stücke

why-part-of = { CELLS($stretch) } { COUNT($stretch) ->
    [one] gehört
   *[other] gehören
} { RUN($run, form: "to") }, denn { LIST($reasons) }
reason-only-run = { $palette ->
    [plain] eine andere Zahl gibt es nicht
   *[coloured] eine andere { COLOUR($colour, form: "e") } Zahl gibt es nicht
}
reason-shorter = { $side ->
    [before] jede { phrase-any-run } davor
    [after] jede { phrase-any-run } danach
   *[other] jede andere { phrase-any-run }
} ist zu kurz
reason-too-long = { $side ->
    [before] jede { phrase-any-run } davor
    [after] jede { phrase-any-run } danach
   *[other] jede andere { phrase-any-run }
} ist zu lang für { CELLS($room) }
reason-ends-by = { RUN($run) } endet spätestens in { CELLS($end, form: "dative") }
reason-begins-from = { RUN($run) } beginnt frühestens in { CELLS($begin, form: "dative") }
reason-as-many = es gibt { $count } getrennte { $palette ->
    [plain] Stücke
   *[coloured] { COLOUR($colour, form: "e") } Stücke
} und ebenso viele Zahlen
why-grows = { RUN($run) } kann nicht über { WALL($wall) } hinaus, also bedeckt sie auch { CELLS($cells) }
why-grows-at-least = jede { phrase-any-run }, die in { CELLS($stretch, form: "dative") } liegen kann, hat mindestens { $length } Felder und kann nicht über { WALL($wall) } hinaus, also { COUNT($cells) ->
    [one] ist
   *[other] sind
} { CELLS($cells) } { phrase-any-filled }
why-complete = { RUN($run) } ist in { CELLS($stretch, form: "dative") } vollständig, also { phrase-lose }
why-longest = keine { phrase-any-run } ist länger als das Stück in { CELLS($stretch, form: "dative") }, also { phrase-lose }
why-same-length = jede { phrase-any-run }, die in { CELLS($stretch, form: "dative") } liegen kann, hat genau { $length ->
    [one] ein Feld
   *[other] { $length } Felder
}, also { phrase-lose }
why-joins = { CELLS($first) } und { CELLS($second) } gehören beide { RUN($run, form: "to") }, also bedeckt sie dazwischen auch { CELLS($cells) }
why-too-long-together = { COUNT($cells) ->
    [one] wäre
   *[other] wären
} { CELLS($cells) } { phrase-any-filled }, so ergäben { CELLS($whole) } ein Stück von { $length }, aber keine { phrase-any-run }, die dorthin reicht, ist länger als { $longest }, also { phrase-lose }

## Warum: Lücken

why-would-touch = eine { phrase-any-run }, die in { CELLS($cells, form: "dative") } begänne, gleich neben { WALL($wall, form: "dative") }, hätte { $length ->
    [one] ein Feld
   *[other] { $length } Felder
} und stieße an { CELLS($filled) }, das { phrase-any-filled } ist, also { phrase-lose }
why-gap-too-short = die Lücke in { CELLS($gap, form: "dative") } ist zu kurz, denn jede { phrase-any-run }, die dorthin reicht, hat mindestens { $length } Felder, also { phrase-lose }
why-skips-gap = { RUN($run) } passt nicht in die Lücke in { CELLS($gap, form: "dative") }

## Warum: was in einer Linie nicht sein kann

why-suppose = angenommen, { CELLS($cells) } wäre { VALUE($value) }
why-hence = also { $palette ->
    [plain] { $value ->
        [0] ist { CELLS($cells) } gefüllt
       *[other] bleibt { CELLS($cells) } leer
    }
   *[coloured] kann { CELLS($cells) } nicht { VALUE($value) } sein
}
why-dead-end = aber { REASON($reason) }
phrase-where = {" "}in { LINE($line) }
reason-no-room = für { RUN($run) } ist dann{ $where } kein Platz mehr
reason-no-run-for = keine { phrase-any-run } passt dann{ $where } in { CELLS($stretch) }
reason-does-not-fit = { RUN($run) } passt nicht in { CELLS($room) }
reason-exceeds = { CELLS($stretch) } { COUNT($stretch) ->
    [one] ist
   *[other] sind
} für { RUN($run) } zu viel
reason-already = { CELLS($cells) } { COUNT($cells) ->
    [one] ist
   *[other] sind
} { VALUE($value) }
reason-too-many-filled = { $count } Felder sind dann{ $where } gefüllt, und die Vorgabe füllt nur { $total }
reason-too-few-left = nur { $count ->
    [one] ein Feld kann
   *[other] { $count } Felder können
} dann{ $where } gefüllt sein, und die Vorgabe braucht { $total }
reason-too-many-stretches = es gibt dann{ $where } { $count } getrennte { $palette ->
    [plain] Stücke
   *[coloured] { COLOUR($colour, form: "e") } Stücke
}, und nur { $total ->
    [one] eine solche Zahl
   *[other] { $total } solche Zahlen
}
why-all-agree = das ist schwer: Erst wer alle { $count } Möglichkeiten für { CLUE($clue) } durchgeht, sieht, was ihnen gemeinsam ist: { NEWS($settled, $excluded) }

## Warum: Versuche

why-try = trage { PLACE($place) } mit Bleistift als { VALUE($value) } ein
why-follows = dann folgt aus { LINE($line) }: { NEWS($settled, $excluded) }
why-breaks = aber { LINE($line) } lässt sich dann nicht mehr lösen
why-breaks-because = aber { REASON($reason, where: "line") }
why-two-values = aber { PLACE($place) } kann nicht zugleich { VALUE($first) } und { VALUE($second) } sein
why-either-way = so oder so ist { PLACE($place) } { VALUE($value) }
why-therefore = also { $palette ->
    [plain] ist { PLACE($place) } { $value ->
        [0] gefüllt
       *[other] leer
    }
   *[coloured] kann { PLACE($place) } nicht { VALUE($value) } sein
}
why-too-deep = { PLACE($place) } kann nicht { VALUE($value) } sein, aber { $depth ->
    [1] um das zu sehen, braucht es mehr Blicke, als jemand im Kopf behalten sollte
    [2] das zeigen erst Versuche innerhalb dieses Versuchs, und die muss niemand machen
   *[other] das zeigen erst viele Versuche in Versuchen, und die muss niemand machen
}

## Welche Felder

do-fill = { $palette ->
    [plain] fülle in { LINE($line) } { CELLS($cells) }
   *[coloured] male in { LINE($line) } { CELLS($cells) } { COLOUR($colour) }
}
do-empty = markiere in { LINE($line) } { CELLS($cells) } als leer
do-not-colour = in { LINE($line) } { COUNT($cells) ->
    [one] kann
   *[other] können
} { CELLS($cells) } nicht { COLOUR($colour) } sein
do-not-empty = in { LINE($line) } { COUNT($cells) ->
    [one] kann
   *[other] können
} { CELLS($cells) } nicht leer bleiben
do-place = { PLACE($place) } ist { VALUE($value) }
do-place-not = { PLACE($place) } kann nicht { VALUE($value) } sein

## Vor einem Schritt

premise = merke dir zuerst: { CAPITAL($text) }

## Ohne Schritt

state-finished-where = alles ist fertig
state-finished-why = jede Linie passt zu ihrer Vorgabe
state-finished-cells = es ist nichts mehr zu füllen
state-impossible-line-where = in { $lines } passt etwas nicht
state-impossible-line-why = { $lines } lässt sich so nicht lösen
state-impossible-line-cells = mindestens eines der Felder, die dort markiert sind, braucht einen zweiten Blick
state-impossible-line-cells-blank = dort ist nichts markiert, also kann die Vorgabe nicht stimmen
state-wrong-cells-where = { $count ->
    [one] ein Feld passt nicht
   *[other] { $count } Felder passen nicht
}
state-wrong-cells-why = sieh dir noch einmal { $lines } an
state-wrong-cells-cells = in der einzigen Lösung anders: { $places }
state-unfinishable-where = so lässt sich das nicht lösen
state-unfinishable-why = kein Bild passt zu den Vorgaben und zu allem, was markiert ist
state-unfinishable-cells = nimm einige deiner letzten Züge zurück
state-unfinishable-cells-blank = noch ist nichts markiert, also passen die Vorgaben nicht zusammen
state-several-where = von hier an passt mehr als ein Bild
state-several-why = die Vorgaben lassen eine Wahl, und kein Schritt, den man sehen könnte, ist zwingend
state-several-cells = noch offen sind zum Beispiel: { $places }
state-stuck-where = von hier führt keine Technik weiter
state-stuck-why = was hier erlaubt ist, reicht für den nächsten Schritt nicht
state-stuck-cells = erlaube mehr Techniken, oder setze einen Merkpunkt und rate
state-unknown-where = in der erlaubten Zeit fand sich kein Tipp
state-unknown-why = den nächsten Schritt zu finden dauert länger als das Zeitlimit
state-unknown-cells = erlaube mehr Zeit, oder mach dort weiter, wo du selbst etwas siehst
state-rewind = { $count ->
    [0] schon der erste Zug passt nicht
   *[other] bis zu Zug { $count } war alles richtig
}
list-more = { $list } …

# Printed books.
book-contents = Inhalt
book-answers = Lösungen
book-rules = So wird gelöst
book-credits = Quellen und Rechte
book-page = Seite { $page }
book-answer-on = Lösung auf Seite { $page }
book-no-answer = keine Lösung bekannt
book-by = von { $author }
book-part = Teil { $part } von { $parts }: Spalten { $columns }, Zeilen { $rows }
book-puzzle = Rätsel { $first }
book-puzzles = Rätsel { $first }–{ $last }
book-credit = Rätsel { $numbers }: { $credit }
book-licence = Lizenz { $licence }
book-minutes = etwa { $minutes } min
book-rules-clues = Die Zahlen neben einer Zeile und über einer Spalte sagen, welche Felder gefüllt sind: 3 1 heißt eine Gruppe von drei gefüllten Feldern, dann ein gefülltes Feld, in dieser Reihenfolge und mit mindestens einem leeren Feld dazwischen.
book-rules-marks = Fülle die Felder, die sicher sind, und markiere die, die leer bleiben müssen, mit einem kleinen Kreuz oder Punkt: Beides hilft den Linien, die sie kreuzen.
book-rules-colours = In Farbe hat jede Zahl die Farbe ihrer Gruppe. Zwischen zwei Gruppen derselben Farbe liegt mindestens ein leeres Feld; Gruppen verschiedener Farben dürfen sich berühren.
book-rules-one = Jedes Rätsel in diesem Buch hat genau eine Lösung.
book-spread = Das nächste Rätsel geht über zwei Seiten.
book-mosaic = Jedes Rätsel dieses Kapitels ist ein Stück eines großen Bildes. Der Plan zeigt, wohin jedes gehört; zusammengesetzt zeigen sie es.
book-together = { $title }: das ganze Bild

make-book-title = Ein Buch machen
make-book-inside = Was darin ist
make-book-add = Dateien mit Rätseln oder Bilder hinzufügen (oder hier fallen lassen)
make-book-files = Dateien und Bilder
make-book-each = Einzeln
make-book-reading = { $name } wird gelesen …
make-book-look = Wie es aussieht
make-book-trim = Seitengröße
make-book-large-print = Großdruck
make-book-order = Reihenfolge
make-book-order-listed = Wie aufgeführt
make-book-order-easy-first = Leichte zuerst
make-book-cover = Umschlag
make-book-cover-quilt = Viele Bilder
make-book-cover-portrait = Ein Bild
make-book-cover-band = Ein Band aus Bildern
make-book-cover-pencil = Ein Bleistift
make-book-cover-title = Nur der Titel
make-book-cover-none = Keiner
make-book-with = Mit
make-book-check = Prüfen
make-book-save = Als PDF speichern
make-book-none = Noch ist kein Rätsel gewählt.
make-book-too-many = Ein Buch hat höchstens { $most } Rätsel.
make-book-checking = Wird geprüft …
make-book-making = Das PDF wird gemacht …
make-book-ready = Alles in Ordnung: Es kann gedruckt werden.
make-book-checked-only = Alles in Ordnung. Für das PDF wird der nonokit-Server gebraucht: Starte ihn mit „nonokit play“.
make-book-needs-server = Ein Buch braucht den nonokit-Server: Starte ihn mit „nonokit play“.
make-book-problems = { $count ->
    [one] Ein Rätsel kann so nicht gedruckt werden:
   *[other] { $count } Rätsel können so nicht gedruckt werden:
}
make-book-leave-out = Weglassen
make-book-problem-several-solutions = Es hat mehrere Lösungen.
make-book-problem-no-solution = Es hat keine Lösung.
make-book-problem-undecided = Die Zeit reichte nicht, um zu beweisen, dass es nur eine Lösung hat.
make-book-problem-duplicate = Dasselbe Bild wie { $other }.
make-book-problem-size = Mit lesbaren Zahlen braucht es zu viele Seiten dieser Größe.
make-book-problem-characters = Keine Schrift hat hier alle Zeichen seines Titels.
