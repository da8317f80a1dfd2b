/**
 * What is told beside the board: hints, checkpoints, branches. Where there is no room beside it, the panel lies over the
 * board, where it hides least of what it speaks of, and that is brought into view beside it; the board itself stays as it is.
 */

import { NOTHING_COVERED } from "../view/geometry.js";
import { bestPlace, coveredBy } from "../view/placing.js";
import { button, el } from "../ui/dom.js";

/** @typedef {import("./player.js").PlayerPage} PlayerPage */

/** Where the board has so much room, a panel always has its own: it covers nothing. */
const [WIDE_PX, PANEL_PX] = [1000, 336];

/** Classes for every place where it may lie: its usual one, from side to side, in a corner. */
const PLACES = ["", "is-sheet at-bottom", "is-sheet at-top", ...["at-bottom", "at-top"].flatMap((edge) => [`is-card ${edge} at-right`, `is-card ${edge} at-left`])];

/** @param {HTMLElement} board @returns {number} pixels beside it that a panel may need */
export const roomForPanel = (board) => (board.clientWidth < WIDE_PX ? 0 : PANEL_PX);

export class Panel {
  /** @param {PlayerPage} page */
  constructor(page) {
    this._page = page;
    this._place = "";
    /** @type {import("../view/placing.js").Told|null} what it speaks of */
    this._told = null;
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
    this._told = null;
    element.hidden = false;
    element.setAttribute("aria-label", title);
    element.replaceChildren(el("header", { class: "panel-head" }, el("h2", {}, title),
      button("close", this._page.app.t("close"), () => this.close(), { class: "quiet" })), ...content.filter((child) => child instanceof Node));
  }

  close() {
    const { element } = this;
    if (element.hidden) return;
    element.hidden = true;
    this._told = null;
    this._lieAt("");
    this._page.view.covered = NOTHING_COVERED;
    this.onChange = null;
    this._closed?.();
    this._closed = null;
  }

  /** Lies where it hides least of what it speaks of, and that comes into view. @param {import("../view/placing.js").Told} told */
  showBeside(told) {
    this._told = told;
    const { view, puzzle } = this._page;
    const { layout, scroll } = view;
    if (!layout || this.element.hidden) return;
    const { place, covered, scroll: wanted } = bestPlace(this._places(), { layout, scroll, puzzle }, told);
    this._lieAt(place.names);
    view.covered = covered;
    view.scrollBy(wanted.x - scroll.x, wanted.y - scroll.y);
  }

  /** The board has another size. */
  follow() { if (this._told) this.showBeside(this._told); }

  /** @returns {{names: string, box: import("../view/placing.js").Box}[]} where it may lie; where it is comes first, for it should not jump about */
  _places() {
    return [...new Set([this._place, ...PLACES])].map((names) => {
      this._lieAt(names);
      return { names, box: this._box() };
    });
  }

  /** @param {string} names */
  _lieAt(names) {
    this._place = names;
    this.element.className = `panel ${names}`;
  }

  /** @returns {import("../view/placing.js").Box} in device pixels of the board */
  _box() {
    const [box, board] = [this.element.getBoundingClientRect(), this._page.view.container.getBoundingClientRect()];
    const ratio = this._page.view.layout?.ratio ?? 1;
    return { x: (box.left - board.left) * ratio, y: (box.top - board.top) * ratio, width: box.width * ratio, height: box.height * ratio };
  }

  /** Whether it lies over the board. */
  get isCovering() {
    const { layout } = this._page.view;
    return Boolean(layout) && !this.element.hidden && coveredBy(this._box(), /** @type {any} */ (layout)) !== NOTHING_COVERED;
  }
}
