/**
 * The whole of a game as a list of texts: moves made, moves undone and still to be redone, checkpoints.
 *
 * A checkpoint keeps its sheet, so it outlives the moves that led to it; going back to one is itself a
 * move and can be undone. `formatHistory` makes the list that is saved and synced: the moves, then lines
 * that begin with `@`; one of them is the sheet itself, for whoever compares two saves without playing them.
 */

import { formatCells } from "./moves.js";

/** @typedef {{name: string, cells: string}} Checkpoint  cells as in the move `load` */
/** @typedef {{moves: ReadonlyArray<string>, position: number, checkpoints: ReadonlyArray<Checkpoint>}} History */

/**
 * @typedef {Object} Progress
 * @property {string} id
 * @property {string} updated  ISO 8601 in UTC
 * @property {string} state  the sheet as text, for thumbnails and other programs
 * @property {string[]} moves  see `formatHistory`
 * @property {number} seconds
 * @property {number} hints
 * @property {boolean} solved
 */

/** @type {History} */
export const EMPTY_HISTORY = Object.freeze({ moves: [], position: 0, checkpoints: [] });

/** @param {History} history @param {string} move @returns {History} */
export function push(history, move) {
  const moves = [...history.moves.slice(0, history.position), move];
  return { ...history, moves, position: moves.length };
}

/** @param {History} history @returns {History} */
export function undo(history) {
  return { ...history, position: Math.max(0, history.position - 1) };
}

/** @param {History} history @returns {History} */
export function redo(history) {
  return { ...history, position: Math.min(history.moves.length, history.position + 1) };
}

/** @param {History} history @param {number} position @returns {History} */
export function goTo(history, position) {
  return { ...history, position: Math.max(0, Math.min(history.moves.length, position)) };
}

/** @param {History} history @param {string} name @param {Uint8Array} cells @returns {History} */
export function addCheckpoint(history, name, cells) {
  const clean = name.replace(/\s+/g, " ").trim();
  const others = history.checkpoints.filter((point) => point.name !== clean);
  return { ...history, checkpoints: [...others, { name: clean, cells: formatCells(cells) }] };
}

/** @param {History} history @param {string} name @returns {History} */
export function removeCheckpoint(history, name) {
  return { ...history, checkpoints: history.checkpoints.filter((point) => point.name !== name) };
}

/** @param {History} history @param {string|null} sheet the sheet as run lengths @returns {string[]} */
export function formatHistory(history, sheet) {
  const lines = [...history.moves];
  if (sheet) lines.push(`@sheet ${sheet}`);
  if (history.position !== history.moves.length) lines.push(`@at ${history.position}`);
  for (const { name, cells } of history.checkpoints) lines.push(`@point ${cells} @ ${name}`);
  return lines;
}

/** @param {ReadonlyArray<string>} lines @returns {History} lines it does not know are left out */
export function parseHistory(lines) {
  const moves = lines.filter((line) => !line.startsWith("@"));
  const at = lines.find((line) => line.startsWith("@at "));
  const checkpoints = lines.flatMap((line) => {
    const match = /^@point ([^@]*) @ (.*)$/.exec(line);
    return match ? [{ cells: match[1], name: match[2] }] : [];
  });
  const position = at ? Number(at.slice(4)) : moves.length;
  return goTo({ moves, position: 0, checkpoints }, Number.isInteger(position) ? position : moves.length);
}

/** @param {ReadonlyArray<string>} lines @returns {string|null} the sheet of a save, as run lengths */
export function savedSheet(lines) {
  return lines.find((line) => line.startsWith("@sheet "))?.slice(7) ?? null;
}

/** @param {History} shorter @param {History} longer whether the moves of one continue those of the other */
export function continues(shorter, longer) {
  const made = shorter.moves.slice(0, shorter.position);
  return made.length <= longer.moves.length && made.every((move, i) => longer.moves[i] === move);
}
