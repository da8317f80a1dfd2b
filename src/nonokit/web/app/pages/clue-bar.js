/**
 * The clues of the row and the column one is at, in a size that can be read, for boards whose own are drawn too small.
 *
 * It follows what is drawn. Once it was needed it stays, and each line keeps the room of the longest clue, so that the board
 * never jumps. Screen readers have the lines read aloud instead.
 */

import { allLines } from "../model/lines.js";
import { clueExcess, clueTexts } from "../view/geometry.js";
import { el } from "../ui/dom.js";
import { symbolCanvas } from "./player-bar.js";

/** @typedef {import("./player.js").PlayerPage} PlayerPage */
/** @typedef {import("../model/puzzle.js").Line} Line */

const READABLE_PX = 9;

export class ClueBar {
  /** @param {PlayerPage} page */
  constructor(page) {
    this._page = page;
    this._lines = { row: el("p", { class: "clue-bar-line" }), column: el("p", { class: "clue-bar-line" }) };
    this.element = el("div", { class: "clue-bar", "aria-hidden": "true", hidden: true }, this._lines.row, this._lines.column);
    this._isNeeded = false;
    /** @type {unknown[]} what it shows */
    this._shown = [];
  }

  /** After everything that is drawn. */
  follow() {
    const { view, mirror, game } = this._page;
    const { layout, overlay, statuses, theme } = view;
    const { y, x } = overlay.focus ?? mirror.cursor;
    const seen = [layout, statuses, theme, view.showsFinished, game.isSolved, y, x];
    if (seen.every((one, i) => one === this._shown[i])) return;
    if (layout !== this._shown[0] && !game.isSolved) this._isNeeded ||= this._isHardToRead();
    this._shown = seen;
    this.element.hidden = !this._isNeeded;
    this.element.classList.toggle("is-idle", game.isSolved);
    if (this.element.hidden) return;
    this._show({ kind: "row", index: y });
    this._show({ kind: "column", index: x });
  }

  /** @returns {boolean} whether a clue is drawn smaller than people can read, or not all of it is in view */
  _isHardToRead() {
    const { puzzle, view: { layout } } = this._page;
    if (!layout) return false;
    return layout.font < READABLE_PX * layout.ratio || allLines(puzzle).some((line) => clueExcess(puzzle, layout, line) > 0);
  }

  /** @param {Line} line */
  _show(line) {
    const { puzzle, app } = this._page;
    const clues = line.kind === "row" ? puzzle.rows : puzzle.columns;
    const lengths = clues.map((clue) => clueTexts(clue).join(" ").length);
    const longest = lengths.indexOf(Math.max(...lengths));
    this._lines[line.kind].replaceChildren(el("span", { class: "clue-bar-name" }, app.t(`line-${line.kind}`, { number: line.index + 1 })),
      el("span", { class: "clue-bar-runs clue-bar-room" }, this._runs({ ...line, index: longest })),
      el("span", { class: "clue-bar-runs" }, this._runs(line)));
  }

  /** @param {Line} line @returns {HTMLElement[]} */
  _runs(line) {
    const { puzzle, view, game } = this._page;
    const clue = (line.kind === "row" ? puzzle.rows : puzzle.columns)[line.index];
    const { finished, isDone } = game.statusOf(line);
    const { paints, hasSymbols } = view.theme;
    return clueTexts(clue).map((text, i) => {
      const run = el("span", { class: view.showsFinished && (finished[i] ?? isDone) ? "is-finished" : "" });
      const paint = puzzle.palette.length > 2 && clue?.[i] ? paints[clue[i].colour] : null;
      if (paint) {
        run.classList.add("clue-chip");
        run.style.background = paint.fill;
        run.style.color = paint.text;
        if (hasSymbols) run.append(symbolCanvas(/** @type {any} */ (clue)[i].colour, paint.text));
      }
      run.append(text);
      return run;
    });
  }
}
