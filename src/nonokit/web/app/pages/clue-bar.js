/**
 * The clues of the row and the column one is at, in a size that can be read, for boards whose own are drawn too small.
 *
 * It follows what is drawn. Once it was needed it stays, and each line keeps the room of the longest clue, so that the board
 * never jumps. Screen readers have the lines read aloud instead.
 */

import { allLines } from "../model/lines.js";
import { clueExcess, clueTexts } from "../view/geometry.js";
import { el } from "../ui/dom.js";
import { symbolAddress } from "./player-bar.js";

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
    /** @type {Map<Line["kind"], {theme: unknown, element: HTMLElement}>} the longest clues, which nobody sees */
    this._rooms = new Map();
    /** @type {unknown[]} what it shows */
    this._shown = [];
  }

  /** After everything that is drawn. */
  follow() {
    const { view, mirror, game } = this._page;
    const { layout, overlay, statuses, theme } = view;
    const { y, x } = overlay.focus ?? mirror.cursor;
    const seen = [y, x, statuses, theme, view.showsFinished, game.isSolved, layout];
    if (seen.every((one, i) => one === this._shown[i])) return;
    const isNew = (/** @type {number} */ from) => seen.slice(from).some((one, i) => one !== this._shown[from + i]);
    const [isOtherRow, isOtherColumn] = [y !== this._shown[0] || isNew(2), x !== this._shown[1] || isNew(2)];
    if (isNew(6) && !game.isSolved) this._isNeeded ||= this._isHardToRead();
    this._shown = seen;
    this.element.hidden = !this._isNeeded;
    this.element.classList.toggle("is-idle", game.isSolved);
    if (this.element.hidden) return;
    if (isOtherRow) this._show({ kind: "row", index: y });
    if (isOtherColumn) this._show({ kind: "column", index: x });
  }

  /** @returns {boolean} whether a clue is drawn smaller than people can read, or not all of it is in view */
  _isHardToRead() {
    const { puzzle, view: { layout } } = this._page;
    if (!layout) return false;
    return layout.font < READABLE_PX * layout.ratio || allLines(puzzle).some((line) => clueExcess(puzzle, layout, line) > 0);
  }

  /** @param {Line} line */
  _show(line) {
    const { app } = this._page;
    this._lines[line.kind].replaceChildren(el("span", { class: "clue-bar-name" }, app.t(`line-${line.kind}`, { number: line.index + 1 })),
      this._room(line.kind), el("span", { class: "clue-bar-runs" }, this._runs(line)));
  }

  /** @param {Line["kind"]} kind @returns {HTMLElement} as much room as the longest clue takes */
  _room(kind) {
    const { puzzle, view: { theme } } = this._page;
    const known = this._rooms.get(kind);
    if (known?.theme === theme) return known.element;
    const lengths = (kind === "row" ? puzzle.rows : puzzle.columns).map((clue) => clueTexts(clue).join(" ").length);
    const longest = lengths.indexOf(Math.max(...lengths));
    const element = el("span", { class: "clue-bar-runs clue-bar-room" }, this._runs({ kind, index: longest }));
    this._rooms.set(kind, { theme, element });
    return element;
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
        run.style.backgroundColor = paint.fill;
        run.style.color = paint.text;
        if (hasSymbols) run.style.backgroundImage = `url(${symbolAddress(/** @type {any} */ (clue)[i].colour, paint.text)})`;
        run.classList.toggle("has-symbol", hasSymbols);
      }
      run.append(text);
      return run;
    });
  }
}
