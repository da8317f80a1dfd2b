/** Grips at the four sides of the sheet: pull one to add or cut off lines there. Keys do the same. */

import { SIDES } from "./picture.js";
import { el } from "../ui/dom.js";

/** @typedef {"top"|"right"|"bottom"|"left"} Side */

/** @type {Record<Side, {isAcross: boolean, out: 1|-1}>} out: the direction that makes the sheet larger */
const WAYS = { top: { isAcross: false, out: -1 }, right: { isAcross: true, out: 1 }, bottom: { isAcross: false, out: 1 }, left: { isAcross: true, out: -1 } };
const ORDER = /** @type {Side[]} */ (Object.keys(WAYS));

export class Handles {
  /** @param {HTMLElement} frame @param {import("./board.js").EditorBoard} view @param {{t: (key: string, params?: any) => string, size: () => {width: number, height: number}, resize: (move: string) => void}} page */
  constructor(frame, view, page) {
    this._frame = frame;
    this._view = view;
    this._page = page;
    this._label = el("output", { class: "handle-label", hidden: true });
    this._grips = Object.fromEntries(ORDER.map((side) => [side, this._grip(side)]));
    frame.append(...Object.values(this._grips), this._label);
    view.onMoved(() => this._place());
  }

  /** @param {Side} side */
  _grip(side) {
    const grip = el("button", { type: "button", class: `handle handle-${side}`, "data-side": side, "aria-label": this._page.t(`edit-handle-${side}`), title: this._page.t(`edit-handle-${side}`) });
    grip.addEventListener("pointerdown", (event) => this._pull(event, side, grip));
    grip.addEventListener("keydown", (event) => {
      const step = { ArrowUp: [false, -1], ArrowDown: [false, 1], ArrowLeft: [true, -1], ArrowRight: [true, 1] }[event.key];
      const { isAcross, out } = WAYS[side];
      if (!step || step[0] !== isAcross) return;
      event.preventDefault();
      event.stopPropagation();
      this._apply(side, Number(step[1]) * out);
    });
    return grip;
  }

  /** @param {PointerEvent} start @param {Side} side @param {HTMLElement} grip */
  _pull(start, side, grip) {
    start.preventDefault();
    grip.setPointerCapture(start.pointerId);
    const { isAcross, out } = WAYS[side];
    const cell = (this._view.layout?.cell ?? 20) / (this._view.layout?.ratio ?? 1);
    let lines = 0;
    const follow = new AbortController();
    const { signal } = follow;
    grip.addEventListener("pointermove", (event) => {
      const way = isAcross ? event.clientX - start.clientX : event.clientY - start.clientY;
      lines = this._allowed(side, Math.round((way * out) / cell));
      this._tell(side, lines);
    }, { signal });
    const stop = () => {
      follow.abort();
      this._label.hidden = true;
      this._place();
    };
    grip.addEventListener("pointerup", () => {
      stop();
      if (lines) this._apply(side, lines);
    }, { signal });
    grip.addEventListener("pointercancel", stop, { signal });
  }

  /** @param {Side} side @param {number} lines */
  _allowed(side, lines) {
    const { width, height } = this._page.size();
    const size = WAYS[side].isAcross ? width : height;
    return Math.max(SIDES.least - size, Math.min(SIDES.most - size, lines));
  }

  /** @param {Side} side @param {number} lines */
  _apply(side, lines) {
    const allowed = this._allowed(side, lines);
    if (allowed) this._page.resize(`resize ${ORDER.map((one) => (one === side ? allowed : 0)).join(" ")}`);
  }

  /** @param {Side} side @param {number} lines */
  _tell(side, lines) {
    const { width, height } = this._page.size();
    const { isAcross, out } = WAYS[side];
    this._label.hidden = false;
    this._label.textContent = `${width + (isAcross ? lines : 0)}×${height + (isAcross ? 0 : lines)}`;
    const cell = (this._view.layout?.cell ?? 20) / (this._view.layout?.ratio ?? 1);
    this._grips[side].style.translate = isAcross ? `${lines * out * cell}px 0` : `0 ${lines * out * cell}px`;
  }

  _place() {
    const { layout } = this._view;
    if (!layout) return;
    const [frame, board] = [this._frame.getBoundingClientRect(), this._view.container.getBoundingClientRect()];
    const px = (/** @type {number} */ n) => n / layout.ratio;
    const [x0, y0] = [board.left - frame.left + px(layout.x), board.top - frame.top + px(layout.y)];
    const [x1, y1] = [x0 + px(layout.viewWidth), y0 + px(layout.viewHeight)];
    const at = { top: [x1 + 4, y0], right: [x1 + 4, (y0 + y1) / 2], bottom: [(x0 + x1) / 2, y1 + 4], left: [x0, y1 + 4] };
    for (const side of ORDER) {
      const { style } = this._grips[side];
      style.left = `${at[side][0]}px`;
      style.top = `${at[side][1]}px`;
      if (this._label.hidden) style.translate = "none";
    }
    this._label.style.left = `${(x0 + x1) / 2}px`;
    this._label.style.top = `${(y0 + y1) / 2}px`;
  }
}
