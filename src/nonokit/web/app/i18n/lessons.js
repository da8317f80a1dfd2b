/** What the puzzles of the beginners' course teach, in languages the library itself does not speak. */

/** @type {Record<string, Record<string, string>>} by language, then by the puzzle's slug */
export const LESSONS = Object.freeze({
  de: {
    window: "Füllt eine Vorgabe mit ihren Lücken die ganze Linie, steht jedes Feld fest: Beginne mit 5 und mit 1 1 1.",
    trophy: "Sobald eine Linie alle gefüllten Felder hat, streiche den Rest; die Kreuze helfen den kreuzenden Linien.",
    crown: "Eine lange Zahl bedeckt dieselben mittleren Felder, ob sie so früh oder so spät wie möglich beginnt: Fülle diese Überlappung.",
    duck: "Weißt du, wo eine Zahl liegen muss, sind alle Felder leer, die keine Zahl erreicht.",
    sparrow: "Ein gefülltes Feld am Rand oder neben einem Kreuz zeigt, wo seine Zahl beginnt: Lass sie vom Rand weg wachsen.",
    swan: "Eine Lücke, die für jede mögliche Zahl zu kurz ist, bleibt leer und schiebt die Zahlen in die Lücken, die passen.",
    star: "Verbinde gefüllte Felder, die nur zu einer Zahl gehören können, und setze ein Kreuz zwischen Felder, die zusammen zu lang wären.",
    poppy: "In Farbe dürfen sich Zahlen verschiedener Farbe berühren: Nur zwischen gleichen Farben liegt eine Lücke.",
    duckling: "Ein Feld kann nur eine Farbe haben, die Zeile und Spalte dort noch unterbringen müssen: Vergleiche beide Vorgaben.",
    kitten: "Sagt keine Linie mehr etwas, probiere ein Feld im Kopf: Lässt sich dann eine Linie nicht vollenden, gilt das Gegenteil.",
  },
});
