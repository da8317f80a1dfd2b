/** Rows and columns of a puzzle, and the cells they run through. */

import { BACKGROUND, MAYBE, UNKNOWN } from "./puzzle.js";

/** @typedef {import("./puzzle.js").Puzzle} Puzzle */
/** @typedef {import("./puzzle.js").Line} Line */

/** @param {Puzzle} puzzle @returns {Line[]} all rows, then all columns */
export function allLines(puzzle) {
  return [
    ...puzzle.rows.map((_, index) => /** @type {Line} */ ({ kind: "row", index })),
    ...puzzle.columns.map((_, index) => /** @type {Line} */ ({ kind: "column", index })),
  ];
}

/** @param {Line} a @param {Line} b */
export function isSameLine(a, b) {
  return a.kind === b.kind && a.index === b.index;
}

/** @param {Puzzle} puzzle @param {Line} line @returns {number} */
export function lengthOf(puzzle, line) {
  return line.kind === "row" ? puzzle.width : puzzle.height;
}

/** @param {Puzzle} puzzle @param {Line} line @param {number} position index of a line's cell in the grid */
export function cellIndex(puzzle, line, position) {
  return line.kind === "row" ? line.index * puzzle.width + position : position * puzzle.width + line.index;
}

/** @param {Puzzle} puzzle @param {Uint8Array} cells @param {Line} line @returns {Uint8Array} */
export function lineCells(puzzle, cells, line) {
  if (line.kind === "row") return cells.slice(line.index * puzzle.width, (line.index + 1) * puzzle.width);
  const result = new Uint8Array(puzzle.height);
  for (let y = 0; y < puzzle.height; y += 1) result[y] = cells[y * puzzle.width + line.index];
  return result;
}

/** @param {number} value whether a cell holds a colour */
export function isFilled(value) {
  return value !== BACKGROUND && value !== UNKNOWN && value !== MAYBE;
}
