/**
 * What a press and a drag mean, as pure data: the move they would make if released now.
 *
 * A drag keeps to the line it first leaves its cell on, covers every cell from the first to the current
 * one however fast the pointer was, and shrinks when it goes back. Which cells it may change is the
 * player's choice:
 *
 *     same    cells that were like the first one (default)
 *     empty   unknown and maybe cells only
 *     all     every cell
 *
 * Pressing a cell that already holds what the tool paints erases; then only cells like the first one change.
 * The eraser itself takes everything.
 */

import { MAYBE, UNKNOWN } from "../model/puzzle.js";
import { formatMove } from "./moves.js";
import { cellIndex } from "../model/lines.js";
import { isGiven } from "./state.js";

/** @typedef {import("./state.js").State} State */
/** @typedef {import("../model/puzzle.js").Line} Line */
/** @typedef {{y: number, x: number}} Cell */
/** @typedef {"same"|"empty"|"all"} DragMode */
/** @typedef {{start: Cell, value: number, was: number, mode: DragMode, axis: "row"|"column"|null}} Drag */

/**
 * @param {State} state @param {Cell} cell @param {number} tool the value the tool paints
 * @param {DragMode} mode @returns {Drag}
 */
export function startDrag(state, cell, tool, mode) {
  const was = state.cells[cell.y * state.puzzle.width + cell.x];
  const isEraser = tool === UNKNOWN;
  return { start: cell, value: was === tool ? UNKNOWN : tool, was, mode: isEraser ? "all" : mode, axis: null };
}

/** @param {Drag} drag @param {Cell} cell @returns {Drag} with its axis settled once the first cell is left */
export function turnDrag(drag, cell) {
  const [dy, dx] = [Math.abs(cell.y - drag.start.y), Math.abs(cell.x - drag.start.x)];
  if (drag.axis || dy === dx) return drag;
  return { ...drag, axis: dx > dy ? "row" : "column" };
}

/** @param {Drag} drag @param {Cell} cell @returns {{line: Line, first: number, last: number, count: number}} */
export function dragSpan(drag, cell) {
  const isColumn = drag.axis === "column";
  const [from, to] = isColumn ? [drag.start.y, cell.y] : [drag.start.x, drag.axis ? cell.x : drag.start.x];
  /** @type {Line} */
  const line = isColumn ? { kind: "column", index: drag.start.x } : { kind: "row", index: drag.start.y };
  const [first, last] = [Math.min(from, to), Math.max(from, to)];
  return { line, first, last, count: last - first + 1 };
}

/** @param {Drag} drag @param {Cell} cell @returns {Cell} the cell of its line that it has come to */
export function dragEnd({ start, axis }, cell) {
  if (!axis) return start;
  return axis === "row" ? { y: start.y, x: cell.x } : { y: cell.y, x: start.x };
}

/** @param {State} state @param {Drag} drag @param {Cell} cell @returns {string|null} the move, or null */
export function dragMove(state, drag, cell) {
  const { line, first, last } = dragSpan(drag, cell);
  const positions = [];
  for (let position = first; position <= last; position += 1) {
    const index = cellIndex(state.puzzle, line, position);
    if (!isGiven(state.puzzle, index) && mayChange(drag, state.cells[index])) positions.push(position);
  }
  return positions.length ? formatMove(drag.value, line, positions) : null;
}

/** @param {Drag} drag @param {number} value */
function mayChange(drag, value) {
  if (value === drag.value) return false;
  if (drag.mode === "all") return true;
  if (drag.value === UNKNOWN || drag.mode === "same") return value === drag.was;
  return value === UNKNOWN || value === MAYBE || isFirstCellOverwrite(drag, value);
}

/** A single press always does what it says: only the cells after the first are protected. */
const isFirstCellOverwrite = (/** @type {Drag} */ drag, /** @type {number} */ value) =>
  drag.axis === null && value === drag.was;
