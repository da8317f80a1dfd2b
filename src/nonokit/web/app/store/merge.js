/**
 * Two copies of one game become one: the newest wins, and nothing of the other is lost.
 *
 * When the loser's moves are the beginning of the winner's there is nothing to keep. Otherwise the sheet
 * of the loser becomes a checkpoint of the winner. A solved puzzle stays solved.
 */

import { continues, formatHistory, parseHistory, savedSheet } from "../play/history.js";

/** @typedef {import("../play/history.js").Progress} Progress */

/** @param {any} value @returns {Progress|null} */
export function parseProgress(value) {
  const isRecord = value && typeof value.id === "string" && typeof value.state === "string"
    && Array.isArray(value.moves) && value.moves.every((/** @type {any} */ move) => typeof move === "string")
    && Number.isFinite(Date.parse(value.updated));
  if (!isRecord) return null;
  return {
    id: value.id, state: value.state, moves: value.moves,
    updated: new Date(value.updated).toISOString(),
    seconds: Math.max(0, Number(value.seconds) || 0),
    hints: Math.max(0, Number(value.hints) || 0),
    solved: Boolean(value.solved),
  };
}

/** @param {Progress|null} mine @param {Progress|null} other @returns {Progress|null} */
export function mergeProgress(mine, other) {
  if (!mine || !other) return mine ?? other;
  const [winner, loser] = mine.updated >= other.updated ? [mine, other] : [other, mine];
  const solved = winner.solved || loser.solved;
  const [won, lost] = [parseHistory(winner.moves), parseHistory(loser.moves)];
  const checkpoints = [...won.checkpoints];
  const add = (/** @type {import("../play/history.js").Checkpoint} */ point) => {
    const isKnown = checkpoints.some(({ name, cells }) => cells === point.cells && name === point.name);
    if (!isKnown) checkpoints.push({ cells: point.cells, name: freeName(point.name, checkpoints) });
  };
  lost.checkpoints.forEach(add);
  const isKept = continues(lost, won) || winner.state === loser.state;
  const sheet = isKept ? null : savedSheet(loser.moves);
  if (sheet) add({ name: loser.updated.slice(0, 16).replace("T", " "), cells: sheet });
  return { ...winner, solved, moves: formatHistory({ ...won, checkpoints }, savedSheet(winner.moves)) };
}

/** @param {string} name @param {{name: string}[]} taken */
function freeName(name, taken) {
  let free = name;
  for (let n = 2; taken.some((point) => point.name === free); n += 1) free = `${name} (${n})`;
  return free;
}
