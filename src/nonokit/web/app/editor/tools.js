/**
 * What a stroke with a tool does, as cells and their new values. Pure: the page shows the same while the pointer
 * is down, and plays it when the pointer is lifted.
 */

import { BACKGROUND } from "../model/puzzle.js";
import { areaCells, ellipseCells, lineCells, rectangleCells, squared, straightened } from "./shapes.js";
import { withPartners } from "./symmetry.js";

/** @typedef {import("./picture.js").Cell} Cell */
/** @typedef {import("./picture.js").Picture} Picture */
/** @typedef {"pencil"|"eraser"|"line"|"rectangle"|"ellipse"|"bucket"|"select"|"lock"|"give"} ToolName */
/**
 * @typedef {Object} Stroke
 * @property {ToolName} tool
 * @property {number} value  what it paints, decided when it began
 * @property {Cell[]} path  cells the pointer was on, the first one first
 * @property {boolean} isSolid  shapes are filled
 * @property {boolean} isEven  squares, circles, straight lines
 * @property {import("./symmetry.js").Symmetry} symmetry
 */

/** @type {ReadonlyArray<ToolName>} */
export const TOOLS = Object.freeze(/** @type {ToolName[]} */ (["pencil", "eraser", "line", "rectangle", "ellipse", "bucket", "select", "lock", "give"]));

/**
 * The colour of a stroke: a pencil that begins on its own colour takes it away.
 * @param {Picture} picture @param {ToolName} tool @param {number} colour @param {Cell} cell @param {boolean} isOther the other button
 */
export function strokeValue(picture, tool, colour, cell, isOther) {
  const held = picture.cells[cell.y * picture.width + cell.x];
  if (tool === "eraser" || isOther) return BACKGROUND;
  return tool === "pencil" && held === colour ? BACKGROUND : colour;
}

/** @param {Picture} picture @param {Stroke} stroke @returns {(Cell & {value: number})[]} */
export function strokeCells(picture, stroke) {
  return withPartners(bareCells(picture, stroke), stroke.symmetry, picture).map((cell) => ({ ...cell, value: stroke.value }));
}

/** @param {Picture} picture @param {Stroke} stroke @returns {Cell[]} before symmetry */
function bareCells(picture, { tool, path, isSolid, isEven }) {
  const [first, last] = [path[0], path[path.length - 1]];
  const end = isEven ? squared(first, last) : last;
  const isOn = (/** @type {Cell} */ { y, x }) => y >= 0 && x >= 0 && y < picture.height && x < picture.width;
  switch (tool) {
    case "line": return lineCells(first, isEven ? straightened(first, last) : last).filter(isOn);
    case "rectangle": return rectangleCells(first, end, isSolid).filter(isOn);
    case "ellipse": return ellipseCells(first, end, isSolid).filter(isOn);
    case "bucket": return areaCells(picture, first);
    default: return path.flatMap((cell, i) => (i ? lineCells(path[i - 1], cell) : [cell]));
  }
}
