/** Drawing with the keyboard alone: arrows move, space paints; shapes begin with one space and end with the next. */

import { openDialog } from "../ui/dialog.js";
import { el } from "../ui/dom.js";
import { TOOL_KEYS } from "./toolbar.js";
import { strokeValue } from "./tools.js";

/** @typedef {import("./editor-page.js").EditorPage} EditorPage */

const ARROWS = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1], PageUp: [-5, 0], PageDown: [5, 0], Home: [0, -1000], End: [0, 1000] };
const AT_ONCE = new Set(["pencil", "eraser", "bucket", "lock", "give"]);

export class EditorKeys {
  /** @param {EditorPage} page */
  constructor(page) { this._page = page; }

  /** @param {AbortSignal} signal */
  listen(signal) { document.addEventListener("keydown", (event) => this._press(event), { signal }); }

  /** @param {KeyboardEvent} event */
  _press(event) {
    const target = /** @type {HTMLElement} */ (event.target);
    if (document.querySelector("dialog[open]") || target.closest("input, textarea, select") || event.altKey) return;
    const isHandled = event.ctrlKey || event.metaKey ? this._withCtrl(event) : this._plain(event, target.closest("button, a, summary") !== null);
    if (isHandled) event.preventDefault();
  }

  /** @param {KeyboardEvent} event @returns {boolean} */
  _withCtrl(event) {
    if (this.travel(event)) return true;
    if (event.key.toLowerCase() !== "a" || this._page.mode !== "draw") return false;
    this._page.strokes.selectAll();
    return true;
  }

  /** @param {KeyboardEvent} event @returns {boolean} whether it asked for undo or redo */
  travel({ key, ctrlKey, metaKey, shiftKey }) {
    if (!(ctrlKey || metaKey) || !/^[yz]$/i.test(key)) return false;
    if (key.toLowerCase() === "z" && !shiftKey) this._page.undo();
    else this._page.redo();
    return true;
  }

  /** @param {KeyboardEvent} event @param {boolean} isElsewhere a button has the focus and wants arrows and space itself @returns {boolean} */
  _plain(event, isElsewhere) {
    const { view } = this._page;
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    if (key === "+" || key === "=") view.zoom(1.25);
    else if (key === "-") view.zoom(0.8);
    else if (key === "0") view.fit();
    else if (key === "?") this.show();
    else if (key === "Escape") this._escape();
    else if (this._page.mode !== "draw") return false;
    else if (/^[1-9]$/.test(key)) this._page.chooseColour(Number(key));
    else if (key in TOOL_KEYS) this._page.chooseTool(/** @type {any} */ (TOOL_KEYS)[key]);
    else return !isElsewhere && this._onBoard(key, event.shiftKey);
    return true;
  }

  /** @param {string} key @param {boolean} isShift @returns {boolean} */
  _onBoard(key, isShift) {
    if (key in ARROWS) this._arrow(/** @type {any} */ (ARROWS)[key], isShift);
    else if (key === " " || key === "Enter") this._paint();
    else if (key === "Backspace" || key === "Delete") this._erase();
    else return false;
    return true;
  }

  /** @param {[number, number]} way @param {boolean} isShift */
  _arrow([dy, dx], isShift) {
    const { mirror, picture, strokes, pen } = this._page;
    if (strokes.selection && !strokes.isRunning && pen.tool === "select") {
      strokes.nudge({ y: dy, x: dx });
      return;
    }
    const into = (/** @type {number} */ n, /** @type {number} */ size) => Math.max(0, Math.min(size - 1, n));
    const from = mirror.cursor;
    const to = mirror.hasFocus ? { y: into(from.y + dy, picture.height), x: into(from.x + dx, picture.width) } : from;
    if (isShift && AT_ONCE.has(pen.tool)) this._carry(from, to);
    this._goTo(to);
    if (strokes.isRunning) strokes.go(to, isShift);
  }

  /** @param {{y: number, x: number}} from @param {{y: number, x: number}} to with Shift the cell one leaves is carried on */
  _carry(from, to) {
    const { picture, strokes, pen } = this._page;
    const held = picture.cells[from.y * picture.width + from.x];
    if (held !== picture.cells[to.y * picture.width + to.x] && pen.tool === "pencil") {
      strokes.begin(to, held === 0, false);
      strokes.end();
    }
  }

  /** @param {{y: number, x: number}} cell */
  _goTo(cell) {
    this._page.mirror.moveTo(cell, true);
    this._page.view.reveal(cell);
    this.showCursor();
  }

  showCursor() {
    const { cursor } = this._page.mirror;
    this._page.view.decorate({ cursor, focus: this._page.app.settings.values.crosshair ? cursor : null });
  }

  _paint() {
    const { mirror, strokes, pen } = this._page;
    if (!mirror.hasFocus) {
      this._goTo(mirror.cursor);
      return;
    }
    const { cursor } = mirror;
    if (strokes.isRunning) {
      strokes.go(cursor, false);
      strokes.end();
      return;
    }
    strokes.begin(cursor, false, false);
    if (AT_ONCE.has(pen.tool)) strokes.end();
    this._tell(cursor);
  }

  /** @param {{y: number, x: number}} cell */
  _tell(cell) {
    const { app, picture } = this._page;
    const value = strokeValue(picture, "line", picture.cells[cell.y * picture.width + cell.x], cell, false);
    this._page.say(app.t(value ? "cell-filled" : "edit-cell-empty"));
  }

  _erase() {
    const { mirror, strokes } = this._page;
    if (strokes.remove(false)) return;
    strokes.begin(mirror.cursor, true, false);
    strokes.end();
  }

  _escape() {
    if (this._page.strokes.isRunning) this._page.strokes.drop();
    else this._page.strokes.select(null);
    this._page.showSolution(null);
  }

  show() {
    const { app } = this._page;
    const { t } = app;
    const rows = [
      ...Object.entries(TOOL_KEYS).map(([key, tool]) => [key.toUpperCase(), t(`edit-tool-${tool}`)]),
      ["↑ ↓ ← →", t("keys-move")], [`${t("key-Shift")}+↑ ↓ ← →`, t("keys-paint")], [t("key-Space"), t("edit-keys-paint")],
      [t("key-Delete"), t("keys-erase")], ["1–9", t("keys-colour")], ["Ctrl+Z", t("keys-undo")], ["Ctrl+Shift+Z", t("keys-redo")],
      ["Ctrl+A, C, X, V", t("edit-keys-clipboard")], [t("key-Escape"), t("edit-keys-escape")], ["+ − 0", t("keys-zoom")],
    ];
    openDialog(app, t("keys-title"), [el("table", { class: "keys" }, el("tbody", {}, rows.map(([keys, text]) =>
      el("tr", {}, el("td", {}, el("kbd", {}, keys)), el("td", {}, text))))), el("p", { class: "note" }, t("edit-keys-mouse"))]);
  }
}
