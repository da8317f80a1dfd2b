/** What a change of the sheet amounts to, for ear and hand. */

import { BACKGROUND, MAYBE, UNKNOWN } from "../model/puzzle.js";

/** @typedef {"fill"|"cross"|"line"|"solved"} News */

/**
 * @param {{cells: Uint8Array, done: number}} before @param {{cells: Uint8Array, done: number, isSolved: boolean}} after `done`: how many lines are finished
 * @returns {News|null} the greatest of what happened; null when nothing was set
 */
export function newsOf(before, after) {
  const set = after.cells.filter((value, i) => value !== before.cells[i] && value !== UNKNOWN && value !== MAYBE);
  if (!set.length) return null;
  if (after.isSolved) return "solved";
  if (after.done > before.done) return "line";
  return set.some((value) => value !== BACKGROUND) ? "fill" : "cross";
}
