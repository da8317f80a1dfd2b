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
phrase-settled = { CELLS($cells) } { VALUE($value) }
phrase-excluded = { CELLS($cells) } nicht { VALUE($value) }
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
   *[other] braucht alle { $count } Felder und passt deshalb nur auf eine Art
}
why-empty-line = die Vorgabe ist 0, also bleibt alles leer
why-all-filled = { $count ->
    [one] das eine Feld, das die Vorgabe füllt, ist da
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

why-fits-into = { RUN($run) } hat nur in { CELLS($reach, form: "dative") } Platz, also bedeckt sie auf jeden Fall { CELLS($covered) }, wo immer sie beginnt
why-only-place = { $how ->
    [pushing] beachtet man alle bekannten Felder, so passt { RUN($run) }
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
   *[counting] { RUN($run) } beginnt
} frühestens in { CELLS($begin, form: "dative") }, also { phrase-lose }
why-no-run-between = { $how ->
    [pushing] beachtet man alle bekannten Felder, so endet { RUN($before) }
   *[counting] { RUN($before) } endet
} spätestens in { CELLS($end, form: "dative") }, und { RUN($after) } beginnt frühestens in { CELLS($begin, form: "dative") }, also { phrase-lose }
why-no-run-after = { $how ->
    [pushing] beachtet man alle bekannten Felder, so endet { RUN($run) }
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
why-follows = dann braucht { LINE($line) }: { NEWS($settled, $excluded) }
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
