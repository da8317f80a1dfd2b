/**
 * What is on the sheet, in words: for screen readers and for whoever cannot look just now.
 */

import { BACKGROUND, MAYBE, UNKNOWN, clueOf } from "../model/puzzle.js";
import { lineCells } from "../model/lines.js";

/** @typedef {import("../model/puzzle.js").Puzzle} Puzzle */
/** @typedef {import("../model/puzzle.js").Line} Line */
/** @typedef {import("../i18n/i18n.js").Translate} Translate */

/** @param {Puzzle} puzzle @param {number} value @param {Translate} t */
export function describeValue(puzzle, value, t) {
  if (value === UNKNOWN) return t("cell-unknown");
  if (value === MAYBE) return t("cell-maybe");
  if (value === BACKGROUND) return t("cell-cross");
  return puzzle.palette.length > 2 ? colourName(puzzle, value, t) : t("cell-filled");
}

/** @param {Puzzle} puzzle @param {number} value @param {Translate} t */
export function colourName(puzzle, value, t) {
  const name = puzzle.palette[value].name;
  const known = t(`colour-${name}`);
  return known === `colour-${name}` ? name : known;
}

/** @param {Puzzle} puzzle @param {Line} line @param {Translate} t "clue 3 1" */
export function describeClue(puzzle, line, t) {
  const clue = clueOf(puzzle, line);
  if (clue === null) return t("clue-missing");
  if (!clue.length) return t("clue-empty");
  const runs = clue.map((run) => {
    const length = run.length ?? "?";
    return puzzle.palette.length > 2 ? `${length} ${colourName(puzzle, run.colour, t)}` : String(length);
  });
  return t("clue-runs", { runs: runs.join(puzzle.palette.length > 2 ? ", " : " ") });
}

/** @param {Puzzle} puzzle @param {Uint8Array} cells @param {Line} line @param {Translate} t */
export function describeLine(puzzle, cells, line, t) {
  const own = lineCells(puzzle, cells, line);
  const name = t(`line-${line.kind}`, { number: line.index + 1 });
  const parts = [];
  for (let start = 0, end = 0; start < own.length; start = end) {
    while (end < own.length && own[end] === own[start]) end += 1;
    if (own[start] === UNKNOWN) continue;
    const what = describeValue(puzzle, own[start], t);
    const params = { from: start + 1, to: end, what };
    parts.push(t(end - start === 1 ? "summary-cell" : "summary-cells", params));
  }
  const unknown = own.reduce((sum, value) => sum + (value === UNKNOWN ? 1 : 0), 0);
  if (unknown) parts.push(t("summary-unknown", { count: unknown }));
  return t("summary-line", { line: name, clue: describeClue(puzzle, line, t), cells: parts.join(", ") });
}
