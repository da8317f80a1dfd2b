/**
 * Mouse, pen and fingers on the board.
 *
 * Nothing is written before the pointer is lifted: until then the drag is a preview. So a second finger
 * (pinch, pan) or a lost pointer takes it back and never paints. The gutters with the clues are for moving
 * the board with one finger, and for a click that finishes a line.
 */

import { dragEnd, dragMove, dragSpan, startDrag, turnDrag } from "../play/drag.js";

/** @typedef {import("../view/board.js").BoardView} BoardView */
/** @typedef {import("../model/puzzle.js").Line} Line */
/** @typedef {{y: number, x: number}} Cell */
/**
 * @typedef {Object} Hands  what the page offers
 * @property {() => import("../play/state.js").State} state
 * @property {() => boolean} canPaint
 * @property {(event: PointerEvent) => number} toolFor
 * @property {() => number|null} longPressTool
 * @property {() => import("../play/drag.js").DragMode} dragMode
 * @property {(move: string|null, count: {x: number, y: number, text: string}|null) => void} preview
 * @property {(move: string, cell: Cell) => void} commit the cell is where it ended
 * @property {(line: Line) => void} clickClue
 * @property {(cell: Cell|null, isTouch: boolean) => void} hover
 * @property {() => void} longPressed
 */

const LONG_PRESS_MS = 450;
const CLICK_PIXELS = 6;
const WHEEL_ZOOM = 1.0018;
const EDGE = { every_ms: 30, width: 24, share: 0.3 }; // so near the edge a drag takes the board along, the faster the nearer

export class PointerInput {
  /** @param {HTMLElement} target @param {BoardView} view @param {Hands} hands */
  constructor(target, view, hands) {
    this._target = target;
    this._view = view;
    this._hands = hands;
    /** @type {Map<number, PointerEvent>} */
    this._down = new Map();
    /** @type {any} */
    this._gesture = null;
    /** @type {ReturnType<typeof setInterval>|undefined} */
    this._edge = undefined;
    this._abort = new AbortController();
    const { signal } = this._abort;
    /** @type {[string, (event: any) => void][]} */
    const handlers = [
      ["pointerdown", (event) => this._press(event)], ["pointermove", (event) => this._move(event)],
      ["pointerup", (event) => this._release(event)], ["pointercancel", (event) => this._cancel(event)],
      ["pointerleave", () => hands.hover(null, false)], ["contextmenu", (event) => event.preventDefault()],
      // The middle button is a pen here: it neither scrolls nor, as on Linux, pastes what is selected elsewhere.
      ["mousedown", (event) => { if (event.button === 1) event.preventDefault(); }],
      ["mouseup", (event) => { if (event.button === 1) event.preventDefault(); }],
    ];
    for (const [name, handle] of handlers) target.addEventListener(name, handle, { signal });
    target.addEventListener("wheel", (event) => this._wheel(event), { signal, passive: false });
  }

  destroy() {
    this._stopTimer();
    this._stopEdge();
    this._abort.abort();
  }

  /** @param {PointerEvent} event */
  _press(event) {
    this._down.set(event.pointerId, event);
    this._target.setPointerCapture(event.pointerId);
    if (event.pointerType === "touch" && this._down.size > 1) {
      this._startPinch();
      return;
    }
    if (this._down.size > 1) return;
    const hit = this._view.hit(event);
    if (hit?.area === "cell") this._startDrag(event, hit);
    else if (this._view.showOnMap(event, false)) this._gesture = { type: "map" };
    else this._gesture = { type: "pan", line: hit && { kind: hit.area, index: hit.index }, start: event, last: event };
  }

  /** @param {PointerEvent} event @param {Cell} cell */
  _startDrag(event, cell) {
    if (!this._hands.canPaint()) return;
    const drag = startDrag(this._hands.state(), cell, this._hands.toolFor(event), this._hands.dragMode());
    this._gesture = { type: "drag", drag, cell, event };
    this._show(event);
    if (event.pointerType !== "touch" || this._hands.longPressTool() === null) return;
    this._timer = setTimeout(() => this._longPress(), LONG_PRESS_MS);
  }

  _longPress() {
    const tool = this._hands.longPressTool();
    if (this._gesture?.type !== "drag" || tool === null) return;
    const { start } = this._gesture.drag;
    this._gesture.drag = startDrag(this._hands.state(), start, tool, this._hands.dragMode());
    this._hands.longPressed();
    this._show(this._gesture.event);
  }

  _stopTimer() {
    clearTimeout(this._timer);
  }

  /** @param {PointerEvent} event */
  _move(event) {
    if (this._down.has(event.pointerId)) this._down.set(event.pointerId, event);
    if (this._gesture?.type === "pinch") this._pinch();
    else if (this._gesture?.type === "drag") this._drag(event);
    else if (this._gesture?.type === "pan") this._pan(event);
    else if (this._gesture?.type === "map") this._view.showOnMap(event, true);
    else this._hover(event);
  }

  /** @param {PointerEvent} event */
  _hover(event) {
    if (event.pointerType === "touch") return;
    const hit = this._view.hit(event);
    this._hands.hover(hit?.area === "cell" ? hit : null, false);
  }

  /** @param {PointerEvent} event */
  _drag(event) {
    const hit = this._view.hit(event, { isDragging: true });
    if (hit?.area !== "cell") return;
    const { drag } = this._gesture;
    if (hit.y !== drag.start.y || hit.x !== drag.start.x) this._stopTimer();
    this._gesture = { ...this._gesture, cell: hit, drag: turnDrag(drag, hit), event };
    this._show(event);
    if (hit.y !== drag.start.y || hit.x !== drag.start.x) this._watchEdge(event);
  }

  /** @param {PointerEvent} event where the drag is now */
  _watchEdge(event) {
    this._gesture.event = event;
    this._edge ??= setInterval(() => this._scrollAtEdge(), EDGE.every_ms);
  }

  /** A drag that is held at the edge takes the board along. */
  _scrollAtEdge() {
    const { layout } = this._view;
    if (!layout || this._gesture?.type !== "drag") {
      this._stopEdge();
      return;
    }
    const { event } = this._gesture;
    const { x, y } = this._view.pixelsOf(event);
    const width = EDGE.width * layout.ratio;
    const beyond = (/** @type {number} */ at, /** @type {number} */ low, /** @type {number} */ size) =>
      (Math.min(0, at - low - width) + Math.max(0, at - low - size + width)) * EDGE.share;
    if (this._view.scrollBy(beyond(x, layout.x, layout.viewWidth), beyond(y, layout.y, layout.viewHeight))) this._drag(event);
  }

  _stopEdge() {
    clearInterval(this._edge);
    this._edge = undefined;
  }

  /** @param {PointerEvent} event */
  _show(event) {
    const { drag, cell } = this._gesture;
    const state = this._hands.state();
    const { count } = dragSpan(drag, cell);
    const at = this._view.pixelsOf(event);
    const lift = (event.pointerType === "touch" ? 56 : 24) * (this._view.layout?.ratio ?? 1);
    const pill = count > 1 ? { x: at.x, y: Math.max(lift / 2, at.y - lift), text: String(count) } : null;
    this._hands.preview(dragMove(state, drag, cell), pill);
    this._hands.hover(dragEnd(drag, cell), event.pointerType === "touch");
  }

  /** @param {PointerEvent} event */
  _pan(event) {
    const { last } = this._gesture;
    const ratio = this._view.layout?.ratio ?? 1;
    this._view.scrollBy((last.clientX - event.clientX) * ratio, (last.clientY - event.clientY) * ratio);
    this._gesture.last = event;
  }

  _startPinch() {
    this._drop();
    const [a, b] = [...this._down.values()];
    const distance = Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
    this._gesture = { type: "pinch", distance, cell: this._view.layout?.cell ?? 1, middle: this._middle() };
  }

  _middle() {
    const [a, b] = [...this._down.values()];
    return this._view.pixelsOf({ clientX: (a.clientX + b.clientX) / 2, clientY: (a.clientY + b.clientY) / 2 });
  }

  _pinch() {
    if (this._down.size < 2) return;
    const [a, b] = [...this._down.values()];
    const middle = this._middle();
    this._view.scrollBy(this._gesture.middle.x - middle.x, this._gesture.middle.y - middle.y);
    const distance = Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
    const wanted = Math.round(this._gesture.cell * (distance / Math.max(1, this._gesture.distance)));
    if (wanted !== this._view.layout?.cell) this._view.zoomTo(wanted, middle);
    this._gesture.middle = middle;
  }

  /** @param {PointerEvent} event */
  _release(event) {
    this._down.delete(event.pointerId);
    const gesture = this._gesture;
    if (gesture?.type === "pinch") {
      // Until the last finger is up nothing else begins: a finger that stays must not paint.
      if (!this._down.size) this._gesture = null;
      return;
    }
    this._stopTimer();
    this._stopEdge();
    this._gesture = null;
    if (gesture?.type === "drag") this._finish(gesture);
    else if (gesture?.type === "pan") this._click(gesture, event);
  }

  /** @param {any} gesture */
  _finish({ drag, cell }) {
    const move = dragMove(this._hands.state(), drag, cell);
    this._hands.preview(null, null);
    if (move) this._hands.commit(move, dragEnd(drag, cell));
  }

  /** @param {any} gesture @param {PointerEvent} event */
  _click({ line, start }, event) {
    const isStill = Math.hypot(start.clientX - event.clientX, start.clientY - event.clientY) < CLICK_PIXELS;
    if (line && isStill) this._hands.clickClue(line);
  }

  /** @param {PointerEvent} event */
  _cancel(event) {
    this._down.delete(event.pointerId);
    if (this._gesture?.type !== "pinch" || !this._down.size) this._drop();
  }

  /** @returns {boolean} whether there was a stroke to take back */
  cancel() {
    const isDrag = this._gesture?.type === "drag";
    if (isDrag) this._drop();
    return isDrag;
  }

  _drop() {
    this._stopTimer();
    this._stopEdge();
    if (this._gesture?.type === "drag") this._hands.preview(null, null);
    this._gesture = null;
  }

  /** @param {WheelEvent} event */
  _wheel(event) {
    const ratio = this._view.layout?.ratio ?? 1;
    if (event.ctrlKey || event.metaKey) {
      event.preventDefault();
      this._view.zoom(WHEEL_ZOOM ** -event.deltaY, this._view.pixelsOf(event));
      return;
    }
    const [dx, dy] = event.shiftKey && !event.deltaX ? [event.deltaY, 0] : [event.deltaX, event.deltaY];
    if (this._view.scrollBy(dx * ratio, dy * ratio)) event.preventDefault();
  }
}
