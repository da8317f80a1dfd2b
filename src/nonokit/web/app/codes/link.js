/**
 * Puzzles in the fragment of a link: it never leaves the reader's browser, and works without a server.
 *
 *     #R…   the short code, for black and white
 *     #J…   everything else: our JSON, deflated, in base64url
 *     #P…   games, as in a file of progress, packed in the same way (pages/progress-link.js)
 */

import { formatPuzzle, parsePuzzle } from "../model/puzzle.js";
import { CodeError } from "./bits.js";
import { pack, unpack } from "./packed.js";
import { decodeRules, encodeRules } from "./short.js";

/** @typedef {import("../model/puzzle.js").Puzzle} Puzzle */

/** @param {string} text the last word of a link or a text that may be a code */
export function codeIn(text) {
  const match = /(?:^|[#/=?\s])([RJ][\w-]{2,})\s*$/.exec(text.trim());
  return match ? match[1] : null;
}

/** @param {Puzzle} puzzle @returns {Promise<string>} */
export async function encodePuzzle(puzzle) {
  return encodeRules(puzzle) ?? `J${await pack(JSON.stringify(compact(puzzle)))}`;
}

/** @param {string} code @returns {Promise<Puzzle>} */
export async function decodePuzzle(code) {
  if (code.startsWith("R")) return decodeRules(code);
  if (!code.startsWith("J")) throw new CodeError("a code starts with R or J");
  return parsePuzzle(await unpack(code.slice(1)));
}

/** @param {Puzzle} puzzle runs as [length, colour], nothing that is empty; a title would spoil the picture */
function compact(puzzle) {
  const { palette, given } = formatPuzzle(puzzle);
  const clues = (/** @type {Puzzle["rows"]} */ side) =>
    side.map((clue) => clue && clue.map((run) => [run.length, run.colour]));
  return { rows: clues(puzzle.rows), columns: clues(puzzle.columns), palette, ...(given ? { given } : {}) };
}
