/**
 * Where something may lie over the board and hide least of what it speaks of: the lines with their clues, and the cells.
 *
 * Pure, in device pixels of the board. Every place is tried with the board scrolled as it then would be.
 */

import { NOTHING_COVERED, scrollTo } from "./geometry.js";
import { clueBoxes } from "./clues.js";

/** @typedef {import("./geometry.js").Layout} Layout */
/** @typedef {import("./geometry.js").Covered} Covered */
/** @typedef {import("../model/puzzle.js").Line} Line */
/** @typedef {import("../model/puzzle.js").Puzzle} Puzzle */
/** @typedef {{y: number, x: number}} Cell */
/** @typedef {{x: number, y: number, width: number, height: number}} Box */
/** @typedef {{layout: Layout, scroll: {x: number, y: number}, puzzle: Puzzle}} Scene */
/** @typedef {{lines: ReadonlyArray<Line>, cells: ReadonlyArray<Cell>}} Told  what is spoken of; the most important cell last */

/** How bad it is to hide a number, a cell that is spoken of, any other cell of a line. */
const PRICES = { number: 4, cell: 2, other: 1 };
const SHEET_SHARE = 0.8; // so wide it reaches from one side to the other: what is in view is above or below

/** @param {Box} box @param {Layout} layout @returns {Covered} how much of the cells' view lies under it, from its nearer edge */
export function coveredBy(box, layout) {
  const [right, bottom] = [layout.x + layout.viewWidth, layout.y + layout.viewHeight];
  if (!shared(box, { x: layout.x, y: layout.y, width: layout.viewWidth, height: layout.viewHeight })) return NOTHING_COVERED;
  if (box.width > SHEET_SHARE * (layout.left + layout.viewWidth)) {
    const isAbove = box.y + box.height / 2 < layout.y + layout.viewHeight / 2;
    return { ...NOTHING_COVERED, ...(isAbove ? { top: box.y + box.height - layout.y } : { bottom: bottom - box.y }) };
  }
  const isBefore = box.x + box.width / 2 < layout.x + layout.viewWidth / 2;
  return { ...NOTHING_COVERED, ...(isBefore ? { left: box.x + box.width - layout.x } : { right: right - box.x }) };
}

/** @param {Box} a @param {Box} b @returns {number} pixels that both have */
function shared(a, b) {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return width > 0 && height > 0 ? width * height : 0;
}

/** @param {Scene} scene @param {Told} told @param {Covered} covered @returns {{x: number, y: number}} */
function scrollFor({ layout, scroll }, { cells }, covered) {
  return cells.reduce((at, cell) => scrollTo(layout, at, cell, covered), scroll);
}

/** @param {Scene} scene @param {Cell} cell @returns {Box} */
const cellBox = ({ layout, scroll }, { y, x }) => ({
  x: layout.x + x * layout.cell - scroll.x, y: layout.y + y * layout.cell - scroll.y, width: layout.cell, height: layout.cell,
});

/** @param {Puzzle} puzzle @param {Line} line @returns {Cell[]} */
function cellsOf({ width, height }, { kind, index }) {
  return Array.from({ length: kind === "row" ? width : height }, (_, i) => (kind === "row" ? { y: index, x: i } : { y: i, x: index }));
}

/** @param {Layout} layout @param {Box} cell @param {Box} box @returns {number} the share of a cell that is out of view or under the box */
function hiddenShare({ x, y, viewWidth, viewHeight }, cell, box) {
  const [left, top] = [Math.max(cell.x, x), Math.max(cell.y, y)];
  const seen = { x: left, y: top, width: Math.min(cell.x + cell.width, x + viewWidth) - left, height: Math.min(cell.y + cell.height, y + viewHeight) - top };
  const isInView = seen.width > 0 && seen.height > 0;
  return isInView ? 1 - (seen.width * seen.height - shared(seen, box)) / (cell.width * cell.height) : 1;
}

/** @param {Scene} scene @param {Told} told @param {Box} box @returns {number} what it costs to lie there */
function priceOf(scene, { lines, cells }, box) {
  const numbers = lines.flatMap((line) => clueBoxes(scene, line)).filter(({ isCut }) => !isCut);
  const hiddenNumbers = sum(numbers, (one) => shared(one, box) / (one.width * one.height));
  const hiddenCells = (/** @type {ReadonlyArray<Cell>} */ some) => sum(some, (cell) => hiddenShare(scene.layout, cellBox(scene, cell), box));
  const others = lines.flatMap((line) => cellsOf(scene.puzzle, line));
  return PRICES.number * hiddenNumbers + PRICES.cell * hiddenCells(cells) + PRICES.other * hiddenCells(others);
}

/** @template T @param {ReadonlyArray<T>} things @param {(thing: T) => number} value @returns {number} */
const sum = (things, value) => things.reduce((total, thing) => total + value(thing), 0);

/**
 * @template {{box: Box}} P
 * @param {ReadonlyArray<P>} places the most welcome first @param {Scene} scene @param {Told} told
 * @returns {{place: P, covered: Covered, scroll: {x: number, y: number}}} the first of those that hide least
 */
export function bestPlace(places, scene, told) {
  const tried = places.map((place) => {
    const covered = coveredBy(place.box, scene.layout);
    const scroll = scrollFor(scene, told, covered);
    return { place, covered, scroll, price: priceOf({ ...scene, scroll }, told, place.box) };
  });
  return tried.reduce((best, one) => (one.price < best.price - 0.01 ? one : best));
}
