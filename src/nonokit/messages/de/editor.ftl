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
edit-fix-more = und { $count } weitere
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
edit-image-colours = Farben
edit-image-threshold = Schwelle
edit-image-auto = Schwelle finden
edit-image-invert = Helles füllen
edit-image-crop = Auf Inhalt zuschneiden
edit-image-keep-art = Nichts ändern, Felder vorgeben
edit-image-variants = Fassungen
edit-image-working = Daraus werden Rätsel gemacht …
edit-image-choose = Jedes hat nachweislich eine Lösung. Wähle eines.
edit-image-doubtful = Jedes hat nachweislich eine Lösung, aber vielleicht erkennt es niemand: größer oder ein Ausschnitt hilft oft.
edit-image-unreadable = Dieses Bild lässt sich nicht lesen.

edit-variant-as-asked = Wie gewünscht
edit-variant-as-drawn = Wie gezeichnet
edit-variant-plain = Schlicht
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
edit-variant-smooth = Glatt
edit-variant-fewer-colours = Weniger Farben
edit-variant-few-colours = Wenige Farben
edit-variant-whole-image = Ganzes Bild
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
edit-generate-action = Machen
edit-generate-missed = So Schweres fand sich in der Zeit nicht. Dies kommt am nächsten.
edit-generate-working = Wird gemacht …

edit-grade-line-solvable = Beliebig, Zeile für Zeile
edit-grade-easy = Leicht
edit-grade-medium = Mittel
edit-grade-hard = Schwer
edit-grade-expert = Experte

edit-details = Titel und Autor
edit-details-title = Titel
edit-details-author = Autor
edit-details-licence = Lizenz
edit-details-description = Beschreibung

edit-keys-paint = Malen; Formen beginnen, dann beenden
edit-keys-clipboard = Alles auswählen, kopieren, ausschneiden, einfügen
edit-keys-escape = Strich oder Auswahl fallen lassen
edit-keys-mouse = Maus: links malt, rechts radiert; Umschalt macht Quadrate, Kreise und gerade Linien. Zwei Finger bewegen und zoomen.
