/**
 * What is told beside the board: hints, checkpoints, branches. Where there is no room beside it, the panel lies over the
 * board's far edge, and what it speaks of is brought into view beside it; the board itself stays as it is.
 */

import { NOTHING_COVERED } from "../view/geometry.js";
import { button, el } from "../ui/dom.js";

/** @typedef {import("./player.js").PlayerPage} PlayerPage */
/** @typedef {{y: number, x: number}} Cell */

/** Where the board has so much room, a panel always has its own: it covers nothing. */
const [WIDE_PX, PANEL_PX] = [1000, 336];

/** @param {HTMLElement} board @returns {number} pixels beside it that a panel may need */
export const roomForPanel = (board) => (board.clientWidth < WIDE_PX ? 0 : PANEL_PX);

export class Panel {
  /** @param {PlayerPage} page */
  constructor(page) {
    this._page = page;
    this.element = el("aside", { class: "panel", hidden: true });
    /** @type {(() => void)|null} called when the game changes while it is open */
    this.onChange = null;
    /** @type {(() => void)|null} */
    this._closed = null;
  }

  /** @param {string} title @param {import("../ui/dom.js").Child[]} content @param {() => void} [closed] */
  open(title, content, closed) {
    const { element } = this;
    this._closed = closed ?? null;
    element.hidden = false;
    element.setAttribute("aria-label", title);
    element.replaceChildren(el("header", { class: "panel-head" }, el("h2", {}, title),
      button("close", this._page.app.t("close"), () => this.close(), { class: "quiet" })), ...content.filter((child) => child instanceof Node));
  }

  close() {
    const { element } = this;
    if (element.hidden) return;
    element.hidden = true;
    element.classList.remove("is-opposite");
    this._page.view.covered = NOTHING_COVERED;
    this.onChange = null;
    this._closed?.();
    this._closed = null;
  }

  /** @param {ReadonlyArray<Cell>} cells what it speaks of, the most important last: they come into view, and it moves to the other edge if it lies upon them */
  showBeside(cells) {
    const { view } = this._page;
    for (const isOpposite of [false, true]) {
      this.element.classList.toggle("is-opposite", isOpposite);
      view.covered = this._covered();
      for (const cell of cells) view.reveal(cell);
      if (!cells.some((cell) => this._isUpon(view.boxOf(cell)))) return;
    }
  }

  /** Whether it lies over the board. */
  get isCovering() { return Object.values(this._covered()).some(Boolean); }

  /** @returns {import("../view/geometry.js").Covered} */
  _covered() {
    const { layout, container } = this._page.view;
    if (!layout || this.element.hidden) return NOTHING_COVERED;
    const [box, board] = [this.element.getBoundingClientRect(), container.getBoundingClientRect()];
    const pixels = (/** @type {number} */ value) => Math.max(0, value * layout.ratio);
    const [left, top] = [board.left + layout.x / layout.ratio, board.top + layout.y / layout.ratio];
    const [right, bottom] = [left + layout.viewWidth / layout.ratio, top + layout.viewHeight / layout.ratio];
    if (box.bottom <= top || box.top >= bottom || box.right <= left || box.left >= right) return NOTHING_COVERED;
    const isOpposite = this.element.classList.contains("is-opposite");
    const isSheet = box.width > 0.8 * board.width; // from one side to the other: it lies above or below
    if (isSheet) return { ...NOTHING_COVERED, ...(isOpposite ? { top: pixels(box.bottom - top) } : { bottom: pixels(bottom - box.top) }) };
    return { ...NOTHING_COVERED, ...(isOpposite ? { left: pixels(box.right - left) } : { right: pixels(right - box.left) }) };
  }

  /** @param {{x: number, y: number, size: number}|null} cell on the page @returns {boolean} */
  _isUpon(cell) {
    if (!cell) return false;
    const { left, right, top, bottom } = this.element.getBoundingClientRect();
    return cell.x + cell.size > left && cell.x < right && cell.y + cell.size > top && cell.y < bottom;
  }
}
