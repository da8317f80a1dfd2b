/** Drawing with a symmetry: which cells are painted together. Names as in the library's `repair`. */

/** @typedef {import("./picture.js").Cell} Cell */
/** @typedef {(y: number, x: number, height: number, width: number) => [number, number]} Turn */

/** @typedef {NonNullable<import("../wire/wire.js").RepairRequest["symmetry"]>} Kind */
/** @typedef {Kind|"none"} Symmetry */

/** @type {Record<Kind, Turn[]>} applied again and again they give all partners of a cell */
const TURNS = {
  horizontal: [(y, x, h, w) => [y, w - 1 - x]],
  vertical: [(y, x, h) => [h - 1 - y, x]],
  both: [(y, x, h, w) => [y, w - 1 - x], (y, x, h) => [h - 1 - y, x]],
  rotate180: [(y, x, h, w) => [h - 1 - y, w - 1 - x]],
  rotate90: [(y, x, h) => [x, h - 1 - y]],
  diagonal: [(y, x) => [x, y]],
};
/** @type {Set<Symmetry>} */
const SQUARE_ONLY = new Set(["rotate90", "diagonal"]);

export const SYMMETRIES = Object.freeze(/** @type {Symmetry[]} */ (["none", ...Object.keys(TURNS)]));

/** @param {Symmetry} symmetry @param {{width: number, height: number}} size */
export function isPossible(symmetry, { width, height }) {
  return symmetry === "none" || (symmetry in TURNS && (width === height || !SQUARE_ONLY.has(symmetry)));
}

/** @param {Cell} cell @param {Symmetry} symmetry @param {{width: number, height: number}} size @returns {Cell[]} the cell first */
export function partnersOf(cell, symmetry, size) {
  const found = [cell];
  if (symmetry === "none" || !isPossible(symmetry, size)) return found;
  for (const { y, x } of found) {
    for (const turn of TURNS[symmetry]) {
      const [py, px] = turn(y, x, size.height, size.width);
      if (!found.some((one) => one.y === py && one.x === px)) found.push({ y: py, x: px });
    }
  }
  return found;
}

/** @param {ReadonlyArray<Cell>} cells @param {Symmetry} symmetry @param {{width: number, height: number}} size @returns {Cell[]} each once */
export function withPartners(cells, symmetry, size) {
  const all = new Map(cells.flatMap((cell) => partnersOf(cell, symmetry, size)).map((cell) => [cell.y * size.width + cell.x, cell]));
  return [...all.values()];
}

/**
 * The symmetry that a drawing has after a change to the whole sheet, or once that is undone; the other diagonal is not on offer.
 * @param {Symmetry} symmetry @param {string} move @returns {Symmetry}
 */
export function symmetryAfter(symmetry, move) {
  return move.split("; ").reduce((/** @type {Symmetry} */ before, one) => {
    const isQuarter = /^turn (left|right)$/.test(one);
    if (before === "diagonal" && (isQuarter || one.startsWith("mirror "))) return "none";
    if (isQuarter && before === "horizontal") return "vertical";
    return isQuarter && before === "vertical" ? "horizontal" : before;
  }, symmetry);
}
