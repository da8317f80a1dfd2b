/** Mouse, pen and fingers while drawing: as on the player's board, but a stroke may go anywhere. */

import { PointerInput } from "../input/pointer.js";

/** @typedef {import("./picture.js").Cell} Cell */
/**
 * @typedef {Object} DrawingHands
 * @property {(cell: Cell, event: PointerEvent) => void} begin
 * @property {(cell: Cell, event: PointerEvent) => void} go
 * @property {() => void} end
 * @property {() => void} drop  a second finger, or a lost pointer: as if it had never begun
 * @property {(cell: Cell|null) => void} hover
 * @property {(line: import("../model/puzzle.js").Line) => void} clickClue
 */

export class PenInput extends PointerInput {
  /** @param {HTMLElement} target @param {import("../view/board.js").BoardView} view @param {DrawingHands} hands */
  constructor(target, view, hands) {
    super(target, view, /** @type {any} */ ({ hover: hands.hover, clickClue: hands.clickClue, preview: () => hands.drop() }));
    this._drawing = hands;
  }

  /** @param {PointerEvent} event @param {Cell} cell */
  _startDrag(event, cell) {
    this._gesture = { type: "drag", cell };
    this._drawing.begin({ y: cell.y, x: cell.x }, event);
  }

  /** @param {PointerEvent} event */
  _drag(event) {
    for (const moved of event.getCoalescedEvents?.() ?? [event]) this._goTo(moved, event);
    this._goTo(event, event);
  }

  /** @param {PointerEvent} moved @param {PointerEvent} event */
  _goTo(moved, event) {
    const hit = this._view.hit(moved, { isDragging: true });
    const last = this._gesture?.cell;
    if (hit?.area !== "cell" || !last || (hit.y === last.y && hit.x === last.x)) return;
    this._gesture.cell = { y: hit.y, x: hit.x };
    this._drawing.go(this._gesture.cell, event);
    this._watchEdge(event);
  }

  _finish() { this._drawing.end(); }
}
