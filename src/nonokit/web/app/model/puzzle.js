/**
 * A puzzle as the page knows it: clues, palette, given cells and where it came from. A frozen value.
 *
 * The JSON is the one the server speaks. Everything that comes from outside (server, link, file, saved
 * copy) passes `parsePuzzle`, so the rest of the page never meets a clue that is not a clue.
 */

import { hashText } from "./identity.js";

export const BACKGROUND = 0;
export const UNKNOWN = 255;
/** A player's "maybe": for the rules of the puzzle the same as unknown. */
export const MAYBE = 254;
export const MAX_SIDE = 1000;
const MAX_COLOURS = 250;

/** @typedef {{length: number|null, colour: number}} Run */
/** @typedef {ReadonlyArray<Run>|null} Clue  null: the clue is missing, anything fits */
/** @typedef {{name: string, rgb: string, char: string}} Colour */
/** @typedef {{kind: "row"|"column", index: number}} Line */
/**
 * @typedef {Object} Puzzle
 * @property {string} id
 * @property {number} width
 * @property {number} height
 * @property {ReadonlyArray<Clue>} rows
 * @property {ReadonlyArray<Clue>} columns
 * @property {ReadonlyArray<Colour>} palette  index 0 is the background
 * @property {Uint8Array|null} given
 * @property {string|null} title
 * @property {string|null} author
 * @property {string|null} source
 * @property {string|null} copyright
 * @property {string|null} licence
 * @property {string|null} description
 */

const METADATA = /** @type {const} */ (["title", "author", "source", "copyright", "licence", "description"]);

/** @type {ReadonlyArray<Colour>} */
export const BLACK_AND_WHITE = Object.freeze([
  Object.freeze({ name: "white", rgb: "#ffffff", char: "." }),
  Object.freeze({ name: "black", rgb: "#000000", char: "#" }),
]);

/** What is wrong with a puzzle or a grid that came from outside. */
export class PuzzleError extends Error {}

/**
 * @param {any} json
 * @returns {Puzzle}
 */
export function parsePuzzle(json) {
  if (!json || typeof json !== "object") throw new PuzzleError("a puzzle is an object");
  const palette = parsePalette(json.palette);
  const rows = parseClues(json.rows, "rows", palette.length);
  const columns = parseClues(json.columns, "columns", palette.length);
  const [width, height] = [columns.length, rows.length];
  const given = typeof json.given === "string" ? parseGrid(json.given, width, height, palette) : null;
  /** @type {any} */
  const puzzle = { id: "", width, height, rows, columns, palette, given };
  for (const name of METADATA) puzzle[name] = typeof json[name] === "string" ? json[name] : null;
  puzzle.id = typeof json.id === "string" && json.id ? json.id : identityOf(puzzle);
  return Object.freeze(puzzle);
}

/** @param {any} value @returns {ReadonlyArray<Colour>} */
function parsePalette(value) {
  if (value === undefined || value === null) return BLACK_AND_WHITE;
  if (!Array.isArray(value) || value.length < 1 || value.length > MAX_COLOURS) {
    throw new PuzzleError("a palette is a list of 1 to 250 colours");
  }
  return Object.freeze(value.map((colour, index) => {
    const { name, rgb, char } = colour ?? {};
    if (typeof name !== "string" || !/^#[0-9a-f]{6}$/i.test(rgb ?? "") || [...(char ?? "")].length !== 1) {
      throw new PuzzleError(`colour ${index} of the palette needs a name, rgb like #d91e18 and a character`);
    }
    return Object.freeze({ name, rgb: rgb.toLowerCase(), char });
  }));
}

/** @param {any} value @param {string} side @param {number} colours @returns {ReadonlyArray<Clue>} */
function parseClues(value, side, colours) {
  if (!Array.isArray(value) || value.length < 1 || value.length > MAX_SIDE) {
    throw new PuzzleError(`${side}: expected 1 to ${MAX_SIDE} clues`);
  }
  return Object.freeze(value.map((clue, index) => {
    if (clue === null) return null;
    if (!Array.isArray(clue)) throw new PuzzleError(`${side} ${index + 1}: a clue is a list of runs`);
    return Object.freeze(clue.map((run) => parseRun(run, `${side} ${index + 1}`, colours)));
  }));
}

/** @param {any} value `{length, colour}`, `[length, colour]` or a length @param {string} where @param {number} colours @returns {Run} */
function parseRun(value, where, colours) {
  const run = typeof value === "number" ? [value] : value;
  const [length, colour = 1] = Array.isArray(run) ? run : [run?.length, run?.colour];
  const isLength = length === null || (Number.isInteger(length) && length > 0);
  if (!isLength || !Number.isInteger(colour) || colour < 1 || colour >= Math.max(colours, 2)) {
    throw new PuzzleError(`${where}: ${JSON.stringify(value)} is not a run`);
  }
  return Object.freeze({ length, colour });
}

/** @typedef {Omit<Puzzle, "given"> & {given: string|null}} PuzzleJson */

/** @param {Puzzle} puzzle @returns {PuzzleJson} the JSON the server and our files speak */
export function formatPuzzle(puzzle) {
  /** @type {any} */
  const json = {
    id: puzzle.id,
    width: puzzle.width,
    height: puzzle.height,
    rows: puzzle.rows,
    columns: puzzle.columns,
    palette: puzzle.palette,
    given: puzzle.given ? formatGrid(puzzle.given, puzzle.width, puzzle.palette) : null,
  };
  for (const name of METADATA) json[name] = puzzle[name];
  return json;
}

/**
 * A name made from the clues alone, the same as the library's, so that progress finds its puzzle again.
 * @param {Puzzle} puzzle
 */
export function identityOf(puzzle) {
  /** @type {Map<number, number>} */
  const numbers = new Map();
  const number = (/** @type {number} */ colour) => {
    if (!numbers.has(colour)) numbers.set(colour, numbers.size);
    return numbers.get(colour);
  };
  const text = (/** @type {Clue} */ clue) =>
    clue === null ? "-" : clue.map((run) => `${run.length ?? "?"}c${number(run.colour)}`).join(".");
  const parts = [puzzle.rows.map(text).join("/"), puzzle.columns.map(text).join("/")];
  if (puzzle.given?.some((value) => value !== UNKNOWN)) {
    parts.push(Array.from(puzzle.given, (v) => (v === UNKNOWN ? "" : String(numbers.get(v) ?? -1))).join(","));
  }
  return hashText(parts.join("|")).slice(0, 16);
}

/** @param {Pick<Puzzle, "palette">} puzzle whether there is a choice of colours, or any that is not black on white */
export function isColoured({ palette }) {
  return palette.length !== 2 || palette[1].rgb !== "#000000" || palette[0].rgb !== "#ffffff";
}

/** @param {Puzzle} puzzle @param {Line} line @returns {Clue} */
export function clueOf(puzzle, line) {
  return (line.kind === "row" ? puzzle.rows : puzzle.columns)[line.index];
}

/** @param {ReadonlyArray<Colour>} palette */
function charsOf(palette) {
  return palette.length === 2 ? [".", "#"] : palette.map((colour) => colour.char);
}

/**
 * Cells as text, one row a line; a "maybe" is unknown to everyone but the player.
 * @param {Uint8Array} cells @param {number} width @param {ReadonlyArray<Colour>} palette
 */
export function formatGrid(cells, width, palette) {
  const chars = charsOf(palette);
  const rows = [];
  for (let start = 0; start < cells.length; start += width) {
    rows.push(Array.from(cells.subarray(start, start + width), (value) => chars[value] ?? "?").join(""));
  }
  return rows.join("\n");
}

/**
 * @param {string} text @param {number} width @param {number} height
 * @param {ReadonlyArray<Colour>} palette @returns {Uint8Array}
 */
export function parseGrid(text, width, height, palette) {
  const chars = charsOf(palette);
  const rows = text.split("\n").map((row) => [...row]);
  if (rows.length !== height || rows.some((row) => row.length !== width)) {
    throw new PuzzleError(`the grid is not of ${width}×${height} cells`);
  }
  return Uint8Array.from(rows.flat(), (char) => {
    if (char === "?") return UNKNOWN;
    const value = chars.indexOf(char);
    if (value >= 0) return value;
    if (char === ".") return BACKGROUND;
    throw new PuzzleError(`${JSON.stringify(char)} is not in the palette`);
  });
}
