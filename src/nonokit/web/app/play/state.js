/**
 * What a player has on the sheet: cells, and while a what-if runs, the cells as they were before it.
 *
 * State is everything Undo restores. Where the cursor is, what is zoomed or dragged is not state.
 */

import { BACKGROUND, UNKNOWN } from "../model/puzzle.js";

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
