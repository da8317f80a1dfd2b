/**
 * What a player has on the sheet: cells, and while a what-if runs, the cells as they were before it.
 *
 * State is everything Undo restores. Where the cursor is, what is zoomed or dragged is not state.
 */

import { BACKGROUND, MAYBE, UNKNOWN } from "../model/puzzle.js";

/** @typedef {import("../model/puzzle.js").Puzzle} Puzzle */
/** @typedef {import("../model/puzzle.js").Line} Line */
/** @typedef {{puzzle: Puzzle, cells: Uint8Array, before: Uint8Array|null}} State */

/** @param {Puzzle} puzzle @returns {State} */
export function initialState(puzzle) {
  const cells = puzzle.given?.slice() ?? new Uint8Array(puzzle.width * puzzle.height).fill(UNKNOWN);
  return { puzzle, cells, before: null };
}

/** @param {Puzzle} puzzle @param {number} index whether a cell belongs to the puzzle, not to the player */
export function isGiven(puzzle, index) {
  return puzzle.given !== null && puzzle.given[index] !== UNKNOWN;
}

/** @param {State} state @param {number} index whether a cell was changed in the running what-if */
export function isTried(state, index) {
  return state.before !== null && state.before[index] !== state.cells[index];
}

/** @param {number} value whether a cell holds a colour */
export function isFilled(value) {
  return value !== BACKGROUND && value !== UNKNOWN && value !== MAYBE;
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

/** @param {State} state share of the cells that hold something, from 0 to 1 */
export function progressOf(state) {
  const open = state.cells.reduce((sum, value) => sum + (value === UNKNOWN || value === MAYBE ? 1 : 0), 0);
  return 1 - open / state.cells.length;
}
