/** A piece of a picture, cut out to be moved or pasted elsewhere. Its background stays where it is see-through. */

import { BACKGROUND } from "../model/puzzle.js";
import { changed } from "./picture.js";
import { boxOf } from "./shapes.js";

/** @typedef {import("./picture.js").Cell} Cell */
/** @typedef {import("./picture.js").Picture} Picture */
/** @typedef {{y0: number, x0: number, y1: number, x1: number}} Box  ends included */
/** @typedef {{width: number, height: number, cells: Uint8Array}} Piece */

/** @param {Picture} picture @param {Box} box @returns {Piece} */
export function copyPiece(picture, { y0, x0, y1, x1 }) {
  const [width, height] = [x1 - x0 + 1, y1 - y0 + 1];
  const cells = Uint8Array.from({ length: width * height }, (_, i) =>
    picture.cells[(y0 + Math.floor(i / width)) * picture.width + x0 + (i % width)]);
  return { width, height, cells };
}

/**
 * What a piece paints with its corner at a cell; what lies outside is lost.
 * @param {Picture} picture @param {Piece} piece @param {Cell} at @param {boolean} isSeeThrough background leaves what is below
 * @returns {(Cell & {value: number})[]}
 */
export function pasteCells(picture, piece, at, isSeeThrough) {
  const painted = [];
  for (const [i, value] of piece.cells.entries()) {
    const [y, x] = [at.y + Math.floor(i / piece.width), at.x + (i % piece.width)];
    if (y < 0 || x < 0 || y >= picture.height || x >= picture.width) continue;
    if (!isSeeThrough || value !== BACKGROUND) painted.push({ y, x, value });
  }
  return painted;
}

/**
 * A piece afloat: it was moved or pasted, is still selected, and may be moved on. What it lies upon is kept, so that it is
 * there again when the piece goes elsewhere, and so is what of the piece is off the sheet for now.
 * @typedef {Object} Afloat
 * @property {Picture} below  the sheet without the piece
 * @property {Piece} piece
 * @property {Cell} at  its corner
 * @property {Picture} picture  the sheet with it: on any other picture it is not afloat any more
 */

/** @param {Picture} picture @param {Box} box @returns {Pick<Afloat, "below"|"piece"|"at">} the box taken off the sheet */
export function lifted(picture, box) {
  const cells = picture.cells.slice();
  for (let y = box.y0; y <= box.y1; y += 1) cells.fill(BACKGROUND, y * picture.width + box.x0, y * picture.width + box.x1 + 1);
  return { below: changed(picture, { cells }), piece: copyPiece(picture, box), at: { y: box.y0, x: box.x0 } };
}

/** @param {Pick<Afloat, "piece"|"at">} afloat @returns {Box} where it is, on the sheet or not */
export function pieceBox({ piece, at }) { return { y0: at.y, x0: at.x, y1: at.y + piece.height - 1, x1: at.x + piece.width - 1 }; }

/** @param {Pick<Afloat, "below"|"piece">} afloat @param {Cell} at @returns {(Cell & {value: number})[]} the whole sheet with the piece there */
export function floatCells({ below, piece }, at) {
  const { width } = below;
  const sheet = [...below.cells].map((value, i) => ({ y: Math.floor(i / width), x: i % width, value }));
  return [...sheet, ...pasteCells(below, piece, at, true)];
}

/** @param {Box} box @param {Cell} by @param {Picture} picture @returns {Box|null} what of a moved box is still on the sheet */
export function movedBox(box, by, { width, height }) {
  const moved = boxOf(
    { y: Math.max(0, box.y0 + by.y), x: Math.max(0, box.x0 + by.x) },
    { y: Math.min(height - 1, box.y1 + by.y), x: Math.min(width - 1, box.x1 + by.x) },
  );
  const isOn = box.y1 + by.y >= 0 && box.x1 + by.x >= 0 && box.y0 + by.y < height && box.x0 + by.x < width;
  return isOn ? moved : null;
}

/** @param {Box} box @param {Cell} cell */
export function isInBox({ y0, x0, y1, x1 }, { y, x }) { return y >= y0 && y <= y1 && x >= x0 && x <= x1; }
