/**
 * The clues of the row and the column one is at, in a size that can be read, for boards whose own are drawn too small.
 *
 * It follows what is drawn. Once it was needed it stays, and each line keeps the room of the longest clue, so that the board
 * never jumps. Screen readers have the lines read aloud instead.
 */

import { allLines } from "../model/lines.js";
import { clueExcess } from "../view/geometry.js";
import { ClueStrip } from "../view/clue-strip.js";
import { el } from "../ui/dom.js";

/** @typedef {import("./player.js").PlayerPage} PlayerPage */
/** @typedef {import("../model/puzzle.js").Line} Line */

const READABLE_PX = 9;
const KINDS = /** @type {const} */ (["row", "column"]);

export class ClueBar {
  /** @param {PlayerPage} page */
  constructor(page) {
    this._page = page;
    const line = () => ({ name: el("span", { class: "clue-bar-name" }), runs: el("span", { class: "clue-bar-runs" }), strip: new ClueStrip() });
    this._lines = { row: line(), column: line() };
    this.element = el("div", { class: "clue-bar", "aria-hidden": "true", hidden: true },
      Object.values(this._lines).map(({ name, runs, strip }) => {
        runs.append(strip.canvas);
        return el("p", { class: "clue-bar-line" }, name, runs);
      }));
    this._isNeeded = false;
    /** @type {unknown[]} what it shows */
    this._shown = [];
  }

  /** After everything that is drawn. */
  follow() {
    const { view, mirror, game } = this._page;
    const { layout, overlay, statuses, theme } = view;
    const at = overlay.focus ?? mirror.cursor;
    const [y, x] = [toldLine(overlay, "row") ?? at.y, toldLine(overlay, "column") ?? at.x];
    const seen = [y, x, statuses, view.showsFinished, game.isSolved, theme, layout];
    if (seen.every((one, i) => one === this._shown[i])) return;
    const isNew = (/** @type {number} */ from) => seen.slice(from).some((one, i) => one !== this._shown[from + i]);
    const [isOtherRow, isOtherColumn, isOtherLook] = [y !== this._shown[0] || isNew(2), x !== this._shown[1] || isNew(2), isNew(5)];
    if (isNew(6) && !game.isSolved) this._isNeeded ||= this._isHardToRead();
    this._shown = seen;
    this.element.hidden = !this._isNeeded;
    this.element.classList.toggle("is-idle", game.isSolved);
    if (this.element.hidden) return;
    if (isOtherLook) this._measure();
    if (isOtherRow) this._show({ kind: "row", index: y });
    if (isOtherColumn) this._show({ kind: "column", index: x });
  }

  /** @returns {boolean} whether a clue is drawn smaller than people can read, or not all of it is in view */
  _isHardToRead() {
    const { puzzle, view: { layout } } = this._page;
    if (!layout) return false;
    return layout.font < READABLE_PX * layout.ratio || allLines(puzzle).some((line) => clueExcess(puzzle, layout, line) > 0);
  }

  /** How wide the clues may be, and how large they are written, says the stylesheet. */
  _measure() {
    const { puzzle, view: { theme } } = this._page;
    const ratio = window.devicePixelRatio || 1;
    for (const kind of KINDS) {
      const { runs, strip } = this._lines[kind];
      const { fontSize, whiteSpace } = getComputedStyle(runs);
      const width = whiteSpace === "nowrap" ? Infinity : Math.floor(runs.clientWidth * ratio);
      const look = { font: parseFloat(fontSize) * ratio, width, ratio, hasChips: puzzle.palette.length > 2, symbol: theme.hasSymbols ? 1.1 : 0 };
      strip.measure(look, kind === "row" ? puzzle.rows : puzzle.columns);
    }
  }

  /** @param {Line} line */
  _show(line) {
    const { app, puzzle, view, game } = this._page;
    const { name, strip } = this._lines[line.kind];
    const clue = (line.kind === "row" ? puzzle.rows : puzzle.columns)[line.index];
    name.textContent = app.t(`line-${line.kind}`, { number: line.index + 1 });
    strip.paint(clue, game.statusOf(line), view.showsFinished, view.theme);
  }
}

/** @param {import("../view/overlay.js").Overlay} overlay @param {Line["kind"]} kind @returns {number|undefined} the line that a hint speaks of */
function toldLine({ marks }, kind) {
  for (const mark of marks) if (mark.type === "line_glow" && mark.line.kind === kind) return mark.line.index;
}
