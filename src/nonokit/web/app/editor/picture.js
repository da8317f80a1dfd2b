/**
 * What is being drawn: cells, palette, and which cells repairs must leave alone. A frozen value; everything
 * Undo restores is in it. Zoom, tool, selection are not.
 */

import { BACKGROUND, BLACK_AND_WHITE, UNKNOWN, parseGrid, parsePuzzle, formatGrid } from "../model/puzzle.js";
import { runsOf } from "../logic/line.js";

/** @typedef {import("../model/puzzle.js").Puzzle} Puzzle */
/** @typedef {import("../model/puzzle.js").Colour} Colour */
/** @typedef {{y: number, x: number}} Cell */
/**
 * @typedef {Object} Picture
 * @property {number} width
 * @property {number} height
 * @property {ReadonlyArray<Colour>} palette
 * @property {Uint8Array} cells
 * @property {Uint8Array} locked  1 where repairs must not change anything
 * @property {Uint8Array} shown  1 where the puzzle gives the cell away
 * @property {null} given  drawn cells belong to nobody else; moves of the game ask for it
 */
/** @typedef {Partial<Record<"title"|"author"|"licence"|"description", string>>} Details */

const LAYERS = /** @type {const} */ (["cells", "locked", "shown"]);
export const SIDES = { least: 1, most: 200 };

/** @param {number} width @param {number} height @param {ReadonlyArray<Colour>} [palette] @returns {Picture} */
export function blankPicture(width, height, palette = BLACK_AND_WHITE) {
  const sheet = () => new Uint8Array(width * height);
  return Object.freeze({ width, height, palette, cells: sheet(), locked: sheet(), shown: sheet(), given: null });
}

/** @param {Picture} picture @param {Partial<Picture>} changes @returns {Picture} */
export function changed(picture, changes) {
  return Object.freeze({ ...picture, ...changes });
}

/**
 * Another sheet whose every cell comes from somewhere on the old one.
 * @param {Picture} picture @param {number} width @param {number} height
 * @param {(y: number, x: number) => Cell|null} origin null for a fresh cell @returns {Picture}
 */
export function rearranged(picture, width, height, origin) {
  const next = blankPicture(width, height, picture.palette);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const from = origin(y, x);
      if (!from || from.y < 0 || from.x < 0 || from.y >= picture.height || from.x >= picture.width) continue;
      for (const layer of LAYERS) next[layer][y * width + x] = picture[layer][from.y * picture.width + from.x];
    }
  }
  return next;
}

/** @param {ArrayLike<number>} cells */
const clueOf = (cells) => runsOf(cells).map(({ length, colour }) => ({ length, colour }));

/** @param {Picture} picture @param {number} y */
export function rowOf({ cells, width }, y) { return cells.subarray(y * width, (y + 1) * width); }

/** @param {Picture} picture @param {number} x */
export function columnOf({ cells, width, height }, x) {
  return Uint8Array.from({ length: height }, (_, y) => cells[y * width + x]);
}

/** @param {Picture} picture @param {Details} [details] @returns {Puzzle} its clues follow from the cells, always */
export function puzzleOf(picture, details = {}) {
  const puzzle = parsePuzzle({
    rows: Array.from({ length: picture.height }, (_, y) => clueOf(rowOf(picture, y))),
    columns: Array.from({ length: picture.width }, (_, x) => clueOf(columnOf(picture, x))),
    palette: picture.palette,
    given: picture.shown.includes(1) ? formatGrid(givenCells(picture), picture.width, picture.palette) : null,
    ...Object.fromEntries(Object.entries(details).filter(([, text]) => text)),
  });
  // The same value as long as it is the same palette, so that whoever paints can tell.
  return Object.freeze({ ...puzzle, palette: picture.palette });
}

/** @param {Picture} picture @returns {Uint8Array} */
function givenCells({ cells, shown }) { return cells.map((value, i) => (shown[i] ? value : UNKNOWN)); }

/** @param {Picture} picture */
export function gridText({ cells, width, palette }) { return formatGrid(cells, width, palette); }

/** @param {string} text @param {ReadonlyArray<Colour>} palette @returns {Picture} */
export function pictureOf(text, palette = BLACK_AND_WHITE) {
  const rows = text.split("\n");
  const [width, height] = [[...rows[0]].length, rows.length];
  return changed(blankPicture(width, height, palette), { cells: parseGrid(text, width, height, palette) });
}

/** @param {Picture} picture @param {"locked"|"shown"} layer @returns {Cell[]} */
export function markedCells(picture, layer) {
  return [...picture[layer].keys()].filter((i) => picture[layer][i]).map((i) => ({ y: Math.floor(i / picture.width), x: i % picture.width }));
}

/** @param {Picture} picture @returns {number} filled cells */
export function countFilled({ cells }) {
  return cells.reduce((sum, value) => sum + (value === BACKGROUND ? 0 : 1), 0);
}
