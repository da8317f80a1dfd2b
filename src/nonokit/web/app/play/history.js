/**
 * Moves made, moves undone and still to be redone, checkpoints. A frozen value; log.js has it as lines.
 *
 * A checkpoint keeps its sheet, so it outlives the moves that led to it; going back to one is itself a move and can
 * be undone.
 */

import { formatCells } from "./moves.js";

/** @typedef {{name: string, cells: string}} Checkpoint  cells as in the move `load` */
/** @typedef {{moves: ReadonlyArray<string>, position: number, checkpoints: ReadonlyArray<Checkpoint>}} History */

/** @type {History} */
export const EMPTY_HISTORY = Object.freeze({ moves: [], position: 0, checkpoints: [] });

/** @param {History} history @param {string} move @returns {History} */
export function push(history, move) {
  const moves = [...history.moves.slice(0, history.position), move];
  return { ...history, moves, position: moves.length };
}

/** @param {History} history @param {number} position @returns {History} */
export function goTo(history, position) {
  return { ...history, position: Math.max(0, Math.min(history.moves.length, position)) };
}

/** @param {History} history @param {string} name @param {Uint8Array} cells @returns {History} */
export function addCheckpoint(history, name, cells) {
  const others = history.checkpoints.filter((point) => point.name !== name);
  return { ...history, checkpoints: [...others, { name, cells: formatCells(cells) }] };
}

/** @param {History} history @param {string} name @returns {History} */
export function removeCheckpoint(history, name) {
  return { ...history, checkpoints: history.checkpoints.filter((point) => point.name !== name) };
}

/** @param {string} name as a person typed it @returns {string} on one line */
export function cleanName(name) { return name.replace(/\s+/g, " ").trim(); }
