/**
 * Puzzles in the fragment of a link: it never leaves the reader's browser, and works without a server.
 *
 *     #R…   the short code, for black and white
 *     #J…   everything else: our JSON, deflated, in base64url
 */

import { formatPuzzle, parsePuzzle } from "../model/puzzle.js";
import { CodeError } from "./bits.js";
import { decodeRules, encodeRules } from "./short.js";

/** @typedef {import("../model/puzzle.js").Puzzle} Puzzle */

const MAX_JSON = 4_000_000;

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

/** @param {string} text */
async function pack(text) {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** @param {string} code @returns {Promise<any>} */
async function unpack(code) {
  try {
    const bytes = Uint8Array.from(atob(code.replaceAll("-", "+").replaceAll("_", "/")), (c) => c.charCodeAt(0));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
    return JSON.parse(await readAtMost(stream, MAX_JSON));
  } catch (error) {
    throw new CodeError("the code in the link is damaged", { cause: error });
  }
}

/** @param {ReadableStream<any>} stream @param {number} most a small link must not unfold without end */
async function readAtMost(stream, most) {
  const decoder = new TextDecoder();
  const reader = stream.getReader();
  let text = "";
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    text += decoder.decode(part.value, { stream: true });
    if (text.length > most) throw new CodeError("the code in the link is too large");
  }
  return text + decoder.decode();
}
