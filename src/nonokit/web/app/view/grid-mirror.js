/**
 * The board for those who do not see the canvas: an ARIA grid whose focus roves from cell to cell.
 *
 * Only three rows exist at a time (the cursor's and its neighbours), so a hundred by hundred cells stay
 * light; row and column numbers tell where they belong. Keyboard focus lives here for everyone.
 */

import { describeClue, describeValue } from "../play/summary.js";

/** @typedef {import("../model/puzzle.js").Puzzle} Puzzle */
/** @typedef {{y: number, x: number}} Cell */
/** @typedef {import("../i18n/i18n.js").Translate} Translate */

export class GridMirror {
  /** @param {HTMLElement} container @param {Puzzle} puzzle @param {Translate} t */
  constructor(container, puzzle, t) {
    this._puzzle = puzzle;
    this._t = t;
    /** @type {Cell} */
    this.cursor = { y: 0, x: 0 };
    /** @type {Uint8Array} */
    this._cells = new Uint8Array(puzzle.width * puzzle.height);
    /** @type {Map<number, HTMLElement>} */
    this._rows = new Map();
    this.element = document.createElement("div");
    this.element.className = "grid-mirror";
    this.element.setAttribute("role", "grid");
    this.element.setAttribute("aria-label", t("board-label", { width: puzzle.width, height: puzzle.height }));
    this.element.setAttribute("aria-rowcount", String(puzzle.height));
    this.element.setAttribute("aria-colcount", String(puzzle.width));
    container.append(this.element);
    this._window();
  }

  /** @param {Uint8Array} cells @param {Puzzle} [puzzle] of the same size, with other clues: while one draws */
  show(cells, puzzle = this._puzzle) {
    this._cells = cells;
    this._puzzle = puzzle;
    for (const [y, row] of this._rows) this._label(y, row);
  }

  /** @param {Cell} cell @param {boolean} withFocus */
  moveTo(cell, withFocus) {
    const old = this.cursor;
    this.cursor = cell;
    this._cellAt(old)?.setAttribute("tabindex", "-1");
    this._row(cell.y);
    const element = this._cellAt(cell);
    element?.setAttribute("tabindex", "0");
    element?.setAttribute("aria-label", this._spoken(cell, { isNewRow: old.y !== cell.y, isNewColumn: old.x !== cell.x }));
    if (withFocus) element?.focus({ preventScroll: true });
    this._window();
  }

  focus() { this._cellAt(this.cursor)?.focus({ preventScroll: true }); }

  get hasFocus() { return this.element.contains(document.activeElement); }

  _window() {
    const wanted = [this.cursor.y - 1, this.cursor.y, this.cursor.y + 1]
      .filter((y) => y >= 0 && y < this._puzzle.height);
    for (const [y, row] of this._rows) {
      if (wanted.includes(y)) continue;
      row.remove();
      this._rows.delete(y);
    }
    for (const y of wanted) this._row(y);
  }

  /** @param {number} y @returns {HTMLElement} made when missing, in its place among the others */
  _row(y) {
    const known = this._rows.get(y);
    if (known) return known;
    const row = document.createElement("div");
    row.setAttribute("role", "row");
    row.setAttribute("aria-rowindex", String(y + 1));
    for (let x = 0; x < this._puzzle.width; x += 1) {
      const cell = document.createElement("div");
      cell.setAttribute("role", "gridcell");
      cell.setAttribute("aria-colindex", String(x + 1));
      cell.setAttribute("tabindex", y === this.cursor.y && x === this.cursor.x ? "0" : "-1");
      row.append(cell);
    }
    const next = [...this._rows].filter(([other]) => other > y).sort((a, b) => a[0] - b[0])[0];
    this.element.insertBefore(row, next?.[1] ?? null);
    this._rows.set(y, row);
    this._label(y, row);
    return row;
  }

  /** @param {Cell} cell @returns {HTMLElement|undefined} */
  _cellAt({ y, x }) { return /** @type {HTMLElement|undefined} */ (this._rows.get(y)?.children[x]); }

  /** @param {number} y @param {HTMLElement} row */
  _label(y, row) {
    for (let x = 0; x < this._puzzle.width; x += 1) {
      row.children[x].setAttribute("aria-label", this._spoken({ y, x }, { isNewRow: false, isNewColumn: false }));
    }
  }

  /** @param {Cell} cell @param {{isNewRow: boolean, isNewColumn: boolean}} news the clue of the line just entered comes along */
  _spoken({ y, x }, { isNewRow, isNewColumn }) {
    const t = this._t;
    const value = describeValue(this._puzzle, this._cells[y * this._puzzle.width + x], t);
    const parts = [t("cell-spoken", { row: y + 1, column: x + 1, value })];
    if (isNewRow) parts.push(`${t("line-row", { number: y + 1 })}: ${describeClue(this._puzzle, { kind: "row", index: y }, t)}`);
    if (isNewColumn) parts.push(`${t("line-column", { number: x + 1 })}: ${describeClue(this._puzzle, { kind: "column", index: x }, t)}`);
    return parts.join(". ");
  }

  destroy() { this.element.remove(); }
}
