/**
 * Copies of one game become its branches: what goes on from another takes its place, what does not stays beside it.
 *
 * The first branch is the one that this browser plays; only a copy that goes on from it replaces it.
 */

import { addsNothing, compareLogs, countLines, takeBranch } from "../play/log.js";

/** @typedef {import("../play/game.js").Progress} Progress */

/** @param {Progress} one @param {Progress} other whether everything of one is in the other */
export function isIn(one, other) {
  const relation = compareLogs(one.moves, other.moves);
  return relation === "same" || relation === "behind";
}

/** @param {ReadonlyArray<Progress>} branches @param {Progress} incoming @returns {ReadonlyArray<Progress>} */
export function addBranch(branches, incoming) {
  if (branches.some((one) => isIn(incoming, one))) return branches;
  const at = branches.findIndex((one) => isIn(one, incoming));
  const rest = branches.filter((one) => !isIn(one, incoming));
  const place = at < 0 ? rest.length : branches.slice(0, at).filter((one) => rest.includes(one)).length;
  return join([...rest.slice(0, place), incoming, ...rest.slice(place)]);
}

/**
 * Nobody needs to choose between two sheets that are the same, or where one has only been looked at.
 * @param {ReadonlyArray<Progress>} branches @returns {ReadonlyArray<Progress>}
 */
function join(branches) {
  const [mine, ...others] = branches;
  return others.reduce((kept, other) => {
    const [first, ...rest] = kept;
    if (first.state === other.state || addsNothing(other.moves, first.moves)) return [take(first, other), ...rest];
    return addsNothing(first.moves, other.moves) ? [take(other, first), ...rest] : [...kept, other];
  }, /** @type {Progress[]} */ ([mine]));
}

/** @param {Progress} kept @param {Progress} settled @returns {Progress} */
function take(kept, settled) { return { ...kept, moves: takeBranch(kept.moves, countLines(settled.moves)) }; }
