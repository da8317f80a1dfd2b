/**
 * Changes to a picture are text; `applyEdit(picture, text)` gives the next picture and changes nothing.
 *
 *     1 r4:3-5,7 c2:0       set cells, as in the game; `.` is the background
 *     lock r0:0-4           repairs leave these cells alone; `free` takes that back
 *     give r0:0             the puzzle gives these cells away; `hide` takes that back
 *     resize 0 2 0 -1       rows and columns added (or cut off): top, right, bottom, left
 *     shift 1 -2            everything down by one, left by two; what leaves on one side returns on the other
 *     mirror across         left and right change places; `mirror down`: top and bottom
 *     turn right            also `left`, `half`
 *     invert                filled becomes background; background becomes the first colour
 *     palette ["red","#d91e18","r"] …   another palette, background first
 *     remap 0 1 1           cells of value 2 become value 1: before a palette that lacks a colour
 *     sheet 4 3 5. 2:1 5.   a whole other picture: width, height, cells as run lengths
 *     clear                 all background
 *     1 r0:0; . r1:1        several, undone together
 */

import { BACKGROUND } from "../model/puzzle.js";
import { MoveError, applyMove, formatCells, formatCellsMove, parseCells } from "../play/moves.js";
import { SIDES, blankPicture, changed, rearranged } from "./picture.js";

/** @typedef {import("./picture.js").Picture} Picture */
/** @typedef {import("./picture.js").Cell} Cell */

/** @param {Picture} picture @param {string} text @returns {Picture} */
export function applyEdit(picture, text) {
  return text.split("; ").reduce(applyOne, picture);
}

/** @type {Record<string, (picture: Picture, words: string[]) => Picture>} */
const VERBS = {
  lock: (picture, spans) => setMarks(picture, "locked", spans, 1),
  free: (picture, spans) => setMarks(picture, "locked", spans, 0),
  give: (picture, spans) => setMarks(picture, "shown", spans, 1),
  hide: (picture, spans) => setMarks(picture, "shown", spans, 0),
  resize: (picture, words) => resize(picture, numbers(words, 4)),
  shift: (picture, words) => shift(picture, numbers(words, 2)),
  mirror: (picture, [way]) => mirror(picture, way),
  turn: (picture, [way]) => turn(picture, way),
  invert: (picture) => changed(picture, { cells: picture.cells.map((value) => (value === BACKGROUND ? 1 : BACKGROUND)) }),
  palette: (picture, words) => repaint(picture, words.join(" ")),
  remap: (picture, words) => remap(picture, words),
  sheet: (picture, words) => sheet(picture, words),
  clear: (picture) => changed(picture, { cells: new Uint8Array(picture.cells.length) }),
};

/** @param {Picture} picture @param {string} text */
function applyOne(picture, text) {
  const [head, ...rest] = text.split(" ");
  const verb = Object.hasOwn(VERBS, head) ? VERBS[head] : null;
  if (verb) return verb(picture, rest);
  return changed(picture, { cells: setCells(picture, picture.cells, text) });
}

/** @param {Picture} picture @param {Uint8Array} cells @param {string} text a move of the game */
function setCells(picture, cells, text) {
  if (/^[?~]/.test(text)) throw new MoveError("a drawn cell is background or a colour");
  return applyMove({ puzzle: /** @type {any} */ (picture), cells, before: null }, text).cells;
}

/** @param {Picture} picture @param {"locked"|"shown"} layer @param {string[]} spans @param {0|1} value */
function setMarks(picture, layer, spans, value) {
  const plain = { ...picture, palette: picture.palette.slice(0, 2) };
  return changed(picture, { [layer]: setCells(plain, picture[layer], `${value || "."} ${spans.join(" ")}`) });
}

/** @param {string[]} words @param {number} count */
function numbers(words, count) {
  const values = words.map(Number);
  if (values.length !== count || !values.every(Number.isInteger)) throw new MoveError(`expected ${count} whole numbers`);
  return values;
}

/** @param {Picture} picture @param {number[]} sides */
function resize(picture, [top, right, bottom, left]) {
  const [width, height] = [picture.width + left + right, picture.height + top + bottom];
  checkSize(width, height);
  return rearranged(picture, width, height, (y, x) => ({ y: y - top, x: x - left }));
}

/** @param {number} width @param {number} height */
function checkSize(width, height) {
  const isSide = (/** @type {number} */ n) => Number.isInteger(n) && n >= SIDES.least && n <= SIDES.most;
  if (!isSide(width) || !isSide(height)) throw new MoveError(`${width}×${height}: a side has ${SIDES.least} to ${SIDES.most} cells`);
}

/** @param {Picture} picture @param {number[]} by */
function shift(picture, [dy, dx]) {
  const { width, height } = picture;
  const around = (/** @type {number} */ n, /** @type {number} */ size) => ((n % size) + size) % size;
  return rearranged(picture, width, height, (y, x) => ({ y: around(y - dy, height), x: around(x - dx, width) }));
}

/** @param {Picture} picture @param {string} way */
function mirror(picture, way) {
  const { width, height } = picture;
  if (way === "across") return rearranged(picture, width, height, (y, x) => ({ y, x: width - 1 - x }));
  if (way === "down") return rearranged(picture, width, height, (y, x) => ({ y: height - 1 - y, x }));
  throw new MoveError(`${way} is no way to mirror`);
}

/** @param {Picture} picture @param {string} way */
function turn(picture, way) {
  const { width, height } = picture;
  if (way === "right") return rearranged(picture, height, width, (y, x) => ({ y: height - 1 - x, x: y }));
  if (way === "left") return rearranged(picture, height, width, (y, x) => ({ y: x, x: width - 1 - y }));
  if (way === "half") return rearranged(picture, width, height, (y, x) => ({ y: height - 1 - y, x: width - 1 - x }));
  throw new MoveError(`${way} is no way to turn`);
}

/** @param {Picture} picture @param {string} text */
function repaint(picture, text) {
  /** @type {any} */
  let list;
  try {
    list = JSON.parse(`[${text.replaceAll("] [", "],[")}]`);
  } catch {
    throw new MoveError("that is no palette");
  }
  const isColour = (/** @type {any} */ one) => Array.isArray(one) && one.length === 3 && one.every((part) => typeof part === "string")
    && /^#[0-9a-f]{6}$/.test(one[1]) && [...one[2]].length === 1;
  if (list.length < 2 || !list.every(isColour)) throw new MoveError("a palette has a background and a colour at least");
  return changed(picture, { palette: Object.freeze(list.map((/** @type {string[]} */ [name, rgb, char]) => Object.freeze({ name, rgb, char }))) });
}

/** @param {Picture} picture @param {string[]} words the new value of every old one */
function remap(picture, words) {
  const values = numbers(words, words.length);
  if (values.some((value) => value < 0 || value >= picture.palette.length)) throw new MoveError("a colour that the palette lacks");
  return changed(picture, { cells: picture.cells.map((value) => values[value] ?? BACKGROUND) });
}

/** @param {Picture} picture @param {string[]} words */
function sheet(picture, [width, height, ...runs]) {
  checkSize(Number(width), Number(height));
  const next = blankPicture(Number(width), Number(height), picture.palette);
  return changed(next, { cells: parseCells(/** @type {any} */ (next), runs.join(" ")) });
}

/**
 * The move that gives cells their new values; null when nothing changes.
 * @param {Picture} picture @param {ReadonlyArray<Cell & {value: number}>} wanted the last one for a cell counts
 * @returns {string|null}
 */
export function formatChanges(picture, wanted) {
  const values = new Map(wanted.map(({ y, x, value }) => [y * picture.width + x, value]));
  /** @type {Map<number, Cell[]>} */
  const byValue = new Map();
  for (const [index, value] of values) {
    if (picture.cells[index] === value) continue;
    const cell = { y: Math.floor(index / picture.width), x: index % picture.width };
    byValue.set(value, [...(byValue.get(value) ?? []), cell]);
  }
  return [...byValue].map(([value, cells]) => formatCellsMove(value, cells)).join("; ") || null;
}

/** @param {"lock"|"free"|"give"|"hide"} verb @param {Cell[]} cells */
export function formatMarks(verb, cells) {
  return `${verb}${formatCellsMove(1, cells).slice(1)}`;
}

/** @param {ReadonlyArray<import("../model/puzzle.js").Colour>} palette */
export function formatPalette(palette) {
  // "; " parts moves, so a name must not hold it.
  return `palette ${palette.map(({ name, rgb, char }) => JSON.stringify([name.replaceAll("; ", ", ").replaceAll("] [", ""), rgb, char])).join(" ")}`;
}

/** @param {Picture} picture its cells and colours as one move */
export function formatSheet({ width, height, cells, palette }) {
  return `${formatPalette(palette)}; sheet ${width} ${height} ${formatCells(cells)}`;
}
