/**
 * A box upon a picture that says which part of it is meant: drawn and changed with finger, pen and mouse, or moved by the
 * arrow keys and, with Shift, made larger and smaller.
 */

import { el } from "../ui/dom.js";

/** @typedef {readonly [left: number, top: number, right: number, bottom: number]} Box  shares of the picture */
/** @typedef {{left: boolean, top: boolean, right: boolean, bottom: boolean}} Grip  the edges that follow; all of them move it */

/** @type {Box} */
export const WHOLE = [0, 0, 1, 1];
const LEAST = 0.05; // of a side
const STEP = 0.02;
const NEAR_PX = 18; // so near to an edge it is the edge that is held
/** @type {Grip} */
const ALL = { left: true, top: true, right: true, bottom: true };
const ARROWS = { ArrowLeft: [-STEP, 0], ArrowRight: [STEP, 0], ArrowUp: [0, -STEP], ArrowDown: [0, STEP] };

/** @param {Box} box @returns {boolean} */
export const isWhole = (box) => box.every((side, i) => side === WHOLE[i]);

/** @param {Box} box @param {Grip} grip @param {number} dx @param {number} dy @returns {Box} it stays upon the picture, and never vanishes */
export function movedBox([left, top, right, bottom], grip, dx, dy) {
  const [x0, x1] = movedSpan(left, right, grip.left, grip.right, dx);
  const [y0, y1] = movedSpan(top, bottom, grip.top, grip.bottom, dy);
  return [x0, y0, x1, y1];
}

/** @param {number} from @param {number} to @param {boolean} movesFrom @param {boolean} movesTo @param {number} by @returns {[number, number]} */
function movedSpan(from, to, movesFrom, movesTo, by) {
  const within = (/** @type {number} */ value, /** @type {number} */ low, /** @type {number} */ high) => Math.max(low, Math.min(high, value));
  if (movesFrom && movesTo) {
    const step = within(by, -from, 1 - to);
    return [from + step, to + step];
  }
  if (movesFrom) return [within(from + by, 0, to - LEAST), to];
  return [from, movesTo ? within(to + by, from + LEAST, 1) : to];
}

/** @param {Box} box @param {number} x @param {number} y shares @param {number} nearX @param {number} nearY @returns {Grip|null} what is held there; null for nothing */
export function gripAt([left, top, right, bottom], x, y, nearX, nearY) {
  if (x < left - nearX || x > right + nearX || y < top - nearY || y > bottom + nearY) return null;
  const grip = { left: Math.abs(x - left) < nearX, top: Math.abs(y - top) < nearY, right: Math.abs(x - right) < nearX, bottom: Math.abs(y - bottom) < nearY };
  return Object.values(grip).some(Boolean) ? grip : ALL;
}

export class CropBox {
  /** @param {HTMLImageElement} picture @param {string} label @param {() => void} changed */
  constructor(picture, label, changed) {
    /** @type {Box} */
    this.box = WHOLE;
    this._changed = changed;
    this._frame = el("div", { class: "crop-frame", tabindex: 0, role: "group", "aria-label": label, onkeydown: (/** @type {KeyboardEvent} */ event) => this._key(event) });
    this.element = el("div", { class: "crop" }, picture, this._frame);
    /** @type {{x: number, y: number, box: Box, grip: Grip}|null} */
    this._drag = null;
    this.element.addEventListener("pointerdown", (event) => this._press(event));
    this.element.addEventListener("pointermove", (event) => this._move(event));
    this.element.addEventListener("pointerup", () => this._release());
    this.element.addEventListener("pointercancel", () => this._release());
    this.set(WHOLE);
  }

  /** @param {Box} box */
  set(box) {
    this.box = box;
    const [left, top, right, bottom] = box.map((share) => `${share * 100}%`);
    Object.assign(this._frame.style, { left, top, width: `calc(${right} - ${left})`, height: `calc(${bottom} - ${top})` });
  }

  /** @param {PointerEvent} event @returns {{x: number, y: number, width: number, height: number}} where it points, in shares */
  _at(event) {
    const { left, top, width, height } = this.element.getBoundingClientRect();
    const share = (/** @type {number} */ value) => Math.max(0, Math.min(1, value));
    return { x: share((event.clientX - left) / width), y: share((event.clientY - top) / height), width, height };
  }

  /** @param {PointerEvent} event */
  _press(event) {
    event.preventDefault();
    this.element.setPointerCapture(event.pointerId);
    const { x, y, width, height } = this._at(event);
    const held = isWhole(this.box) ? null : gripAt(this.box, x, y, NEAR_PX / width, NEAR_PX / height);
    const grip = held ?? { left: false, top: false, right: true, bottom: true };
    const from = /** @type {Box} */ (held ? this.box : [Math.min(x, 1 - LEAST), Math.min(y, 1 - LEAST), Math.min(x, 1 - LEAST) + LEAST, Math.min(y, 1 - LEAST) + LEAST]);
    this._drag = { x, y, box: from, grip };
    this._frame.focus();
  }

  /** @param {PointerEvent} event */
  _move(event) {
    if (!this._drag) return;
    const { x, y } = this._at(event);
    const { box, grip } = this._drag;
    this.set(movedBox(box, grip, x - this._drag.x, y - this._drag.y));
  }

  _release() {
    if (!this._drag) return;
    this._drag = null;
    this._changed();
  }

  /** @param {KeyboardEvent} event */
  _key(event) {
    const way = /** @type {Record<string, number[]>} */ (ARROWS)[event.key];
    if (!way) return;
    event.preventDefault();
    this.set(movedBox(this.box, event.shiftKey ? { ...ALL, left: false, top: false } : ALL, way[0], way[1]));
    this._changed();
  }
}
