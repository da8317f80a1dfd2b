/**
 * Short codes `R…`: the clues of a black-and-white puzzle in one word that fits a link.
 */

import { MAX_SIDE, isColoured, parsePuzzle } from "../model/puzzle.js";
import { BitReader, BitWriter, CodeError } from "./bits.js";

/** @typedef {import("../model/puzzle.js").Puzzle} Puzzle */
/** @typedef {import("../model/puzzle.js").Clue} Clue */

/** @param {Puzzle} puzzle @returns {string|null} null when the code cannot hold the puzzle */
export function encodeRules(puzzle) {
  if (isColoured(puzzle) || puzzle.given) return null;
  const writer = new BitWriter();
  writer.golomb(puzzle.width, 4);
  writer.golomb(puzzle.height, 4);
  const written = puzzle.rows.every((clue) => writeClue(writer, clue, puzzle.width))
    && puzzle.columns.every((clue) => writeClue(writer, clue, puzzle.height));
  return written ? `R${writer.text()}` : null;
}

/** @param {BitWriter} writer @param {Clue} clue @param {number} limit */
function writeClue(writer, clue, limit) {
  if (clue === null || clue.some((run) => run.length === null)) return false;
  const lengths = clue.map((run) => run.length ?? 0);
  let remaining = lengths.reduce((a, b) => a + b, 0);
  if (remaining + Math.max(lengths.length - 1, 0) > limit) return false;
  writer.small(remaining, limit);
  for (const length of lengths.slice(0, limit - remaining)) {
    writer.small(length - 1, remaining - 1);
    remaining -= length;
  }
  return true;
}

/** @param {string} code @returns {Puzzle} */
export function decodeRules(code) {
  if (!/^R[\w-]{2,}$/.test(code)) throw new CodeError("a short code starts with R");
  const reader = new BitReader(code.slice(1));
  const [width, height] = [reader.golomb(4), reader.golomb(4)];
  if (width < 1 || height < 1 || width > MAX_SIDE || height > MAX_SIDE) {
    throw new CodeError(`a short code of ${width}×${height}: at most ${MAX_SIDE}×${MAX_SIDE}`);
  }
  const rows = Array.from({ length: height }, () => readClue(reader, width));
  const columns = Array.from({ length: width }, () => readClue(reader, height));
  reader.finish();
  return parsePuzzle({ rows, columns });
}

/** @param {BitReader} reader @param {number} limit */
function readClue(reader, limit) {
  let remaining = reader.small(limit);
  const most = limit - remaining;
  const lengths = [];
  while (remaining && lengths.length < most) {
    const length = reader.small(remaining - 1) + 1;
    lengths.push(length);
    remaining -= length;
  }
  return remaining ? [...lengths, remaining] : lengths;
}
