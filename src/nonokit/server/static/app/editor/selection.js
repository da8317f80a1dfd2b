/** A piece of a picture, cut out to be moved or pasted elsewhere. Its background stays where it is see-through. */

import { BACKGROUND } from "../model/puzzle.js";
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

/** @param {Picture} picture @param {Box} box @param {Cell} by @returns {(Cell & {value: number})[]} the box emptied, then painted elsewhere */
export function moveCells(picture, box, by) {
  const left = [];
  for (let y = box.y0; y <= box.y1; y += 1) for (let x = box.x0; x <= box.x1; x += 1) left.push({ y, x, value: BACKGROUND });
  const piece = copyPiece(picture, box);
  return [...left, ...pasteCells(picture, piece, { y: box.y0 + by.y, x: box.x0 + by.x }, true)];
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
