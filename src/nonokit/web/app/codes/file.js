/**
 * Our own puzzle files (`"nonokit": 1`), written and read without a server.
 *
 * A run is a length, or `[length, colour name]` where there is a choice of colours; `"?"` is an unknown
 * length. A goal picture in a file is not read: a player's page must not hold the answer.
 */

import { BLACK_AND_WHITE, PuzzleError, formatGrid, parsePuzzle } from "../model/puzzle.js";

/** @typedef {import("../model/puzzle.js").Puzzle} Puzzle */
/** @typedef {import("../model/puzzle.js").Run} Run */

const VERSION = 1;
const TEXTS = /** @type {const} */ (["title", "author", "source", "copyright", "licence", "description"]);

/** @param {Puzzle} puzzle @returns {string} */
export function formatFile(puzzle) {
  const { palette } = puzzle;
  const isPlain = palette.length === 2;
  const run = (/** @type {Run} */ { length, colour }) =>
    (isPlain ? length ?? "?" : [length ?? "?", palette[colour].name]);
  const clues = (/** @type {Puzzle["rows"]} */ side) => side.map((clue) => clue && clue.map(run));
  const texts = TEXTS.filter((name) => puzzle[name] !== null).map((name) => [name, puzzle[name]]);
  return `${JSON.stringify({
    nonokit: VERSION, ...Object.fromEntries(texts), palette, rows: clues(puzzle.rows), columns: clues(puzzle.columns),
    ...(puzzle.given ? { given: formatGrid(puzzle.given, puzzle.width, palette).split("\n") } : {}),
  })}\n`;
}

/** @param {any} json @returns {Puzzle[]|null} null when it is no file of ours */
export function parseFile(json) {
  if (json?.nonokit !== VERSION) return null;
  return (Array.isArray(json.puzzles) ? json.puzzles : [json]).map(parseOne);
}

/** @param {any} json @returns {Puzzle} */
function parseOne(json) {
  const palette = json.palette ?? BLACK_AND_WHITE;
  const colourOf = (/** @type {any} */ name) => {
    const colour = palette.findIndex((/** @type {any} */ one) => one?.name === name);
    if (colour < 1) throw new PuzzleError(`${JSON.stringify(name)} is not a colour of the palette`);
    return colour;
  };
  const run = (/** @type {any} */ value) => {
    const [length, name] = Array.isArray(value) ? value : [value];
    return { length: length === "?" ? null : length, colour: name === undefined ? 1 : colourOf(name) };
  };
  const clues = (/** @type {any} */ side) =>
    (Array.isArray(side) ? side.map((clue) => (Array.isArray(clue) ? clue.map(run) : clue)) : side);
  const given = Array.isArray(json.given) ? json.given.join("\n") : null;
  return parsePuzzle({ ...json, id: undefined, palette, rows: clues(json.rows), columns: clues(json.columns), given });
}
