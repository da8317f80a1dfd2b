/** A small picture of one's own progress, never of the answer. One pixel a cell; CSS makes it larger. */

import { BACKGROUND, MAYBE, UNKNOWN, isColoured } from "../model/puzzle.js";

/** @typedef {import("../model/puzzle.js").Puzzle} Puzzle */

/** @param {HTMLCanvasElement} canvas @param {Pick<Puzzle, "width"|"height"|"palette">} puzzle @param {Uint8Array} cells @param {boolean} isSolved */
export function paintThumbnail(canvas, puzzle, cells, isSolved) {
  canvas.width = puzzle.width;
  canvas.height = puzzle.height;
  const pen = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  const style = getComputedStyle(document.documentElement);
  const [ink, faint] = ["--ink", "--rule"].map((name) => style.getPropertyValue(name).trim());
  cells.forEach((value, index) => {
    if (value === UNKNOWN || value === MAYBE || (isSolved && value === BACKGROUND)) return;
    const colour = isColoured(puzzle) ? puzzle.palette[value]?.rgb ?? ink : ink;
    pen.fillStyle = value === BACKGROUND ? faint : colour;
    pen.fillRect(index % puzzle.width, Math.floor(index / puzzle.width), 1, 1);
  });
}
