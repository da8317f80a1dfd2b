/**
 * Solving without a server: lines alone, then trying single cells. Enough for most puzzles people play.
 *
 * The answer is `null` when neither settles everything: then nobody here knows whether there is one
 * solution, and nothing is claimed.
 */

import { MAX_LOGIC_COLOURS, fullMask, masksOf, settle, valueOf } from "./line.js";
import { allLines, cellIndex, lengthOf } from "../model/lines.js";
import { clueOf, UNKNOWN } from "../model/puzzle.js";

/** @typedef {import("../model/puzzle.js").Puzzle} Puzzle */
/** @typedef {import("../model/puzzle.js").Line} Line */

/** @param {Puzzle} puzzle @param {Int32Array} masks changed in place @returns {boolean} false: contradiction */
function propagate(puzzle, masks, lines = allLines(puzzle)) {
  const waiting = new Set(lines.map((line) => keyOf(puzzle, line)));
  const all = allLines(puzzle);
  for (const key of waiting) {
    waiting.delete(key);
    const line = all[key];
    const own = readLine(puzzle, masks, line);
    const settled = settle(clueOf(puzzle, line), own);
    if (!settled) return false;
    settled.masks.forEach((mask, position) => {
      if (mask === own[position]) return;
      masks[cellIndex(puzzle, line, position)] = mask;
      waiting.add(line.kind === "row" ? puzzle.height + position : position);
    });
  }
  return true;
}

/** @param {Puzzle} puzzle @param {Line} line */
const keyOf = (puzzle, line) => (line.kind === "row" ? line.index : puzzle.height + line.index);

/** @param {Puzzle} puzzle @param {Int32Array} masks @param {Line} line */
function readLine(puzzle, masks, line) {
  const own = new Int32Array(lengthOf(puzzle, line));
  for (let i = 0; i < own.length; i += 1) own[i] = masks[cellIndex(puzzle, line, i)];
  return own;
}

/** @param {Puzzle} puzzle @param {Int32Array} masks @returns {boolean|null} progress; null: contradiction */
function probe(puzzle, masks) {
  for (let index = 0; index < masks.length; index += 1) {
    for (let left = masks[index]; valueOf(masks[index]) === UNKNOWN && left; left &= left - 1) {
      const bit = left & -left;
      const trial = masks.slice();
      trial[index] = bit;
      if (propagate(puzzle, trial, crossing(puzzle, index))) continue;
      masks[index] &= ~bit;
      return masks[index] !== 0 && propagate(puzzle, masks, crossing(puzzle, index)) ? true : null;
    }
  }
  return false;
}

/** @param {Puzzle} puzzle @param {number} index @returns {Line[]} */
function crossing(puzzle, index) {
  const [y, x] = [Math.floor(index / puzzle.width), index % puzzle.width];
  return [{ kind: "row", index: y }, { kind: "column", index: x }];
}

/**
 * What lines alone settle; open cells are UNKNOWN.
 * @param {Puzzle} puzzle @returns {Uint8Array|null} null: a contradiction, or too many colours for line logic
 */
export function settleLines(puzzle) {
  if (puzzle.palette.length > MAX_LOGIC_COLOURS) return null;
  const start = puzzle.given ?? new Uint8Array(puzzle.width * puzzle.height).fill(UNKNOWN);
  const masks = masksOf(start, fullMask(puzzle.palette.length));
  return propagate(puzzle, masks) ? Uint8Array.from(masks, valueOf) : null;
}

/**
 * The one solution, when lines and single trials prove it.
 * @param {Puzzle} puzzle @param {{budget_ms?: number}} [limits] @returns {Uint8Array|null}
 */
export function findAnswer(puzzle, { budget_ms = 3000 } = {}) {
  if (puzzle.palette.length > MAX_LOGIC_COLOURS) return null;
  const full = fullMask(puzzle.palette.length);
  const start = puzzle.given ?? new Uint8Array(puzzle.width * puzzle.height).fill(UNKNOWN);
  const masks = masksOf(start, full);
  const until = Date.now() + budget_ms;
  if (!propagate(puzzle, masks)) return null;
  while (masks.some((mask) => valueOf(mask) === UNKNOWN)) {
    if (Date.now() > until || !probe(puzzle, masks)) return null;
  }
  return Uint8Array.from(masks, valueOf);
}
