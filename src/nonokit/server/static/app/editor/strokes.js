/** A stroke while it is being made, the selection, and what was copied. Nothing is played before the pointer is lifted. */

import { applyEdit, formatChanges, formatMarks } from "./moves.js";
import { boxOf } from "./shapes.js";
import { copyPiece, isInBox, moveCells, movedBox, pasteCells } from "./selection.js";
import { strokeCells, strokeValue } from "./tools.js";

/** @typedef {import("./editor-page.js").EditorPage} EditorPage */
/** @typedef {import("./picture.js").Cell} Cell */
/** @typedef {import("./selection.js").Box} Box */

/** Tools that mark cells instead of painting them: the layer they mark, and their moves. */
const MARKS = /** @type {const} */ ({ lock: { layer: "locked", on: "lock", off: "free" }, give: { layer: "shown", on: "give", off: "hide" } });

/** @param {string} [tool] */
const marksOf = (tool) => (tool === "lock" || tool === "give" ? MARKS[tool] : null);

export class Strokes {
  /** @param {EditorPage} page */
  constructor(page) {
    this._page = page;
    /** @type {import("./tools.js").Stroke|null} */
    this._stroke = null;
    /** @type {Box|null} */
    this.selection = null;
    /** @type {{from: Cell, to: Cell}|null} the selection being moved */
    this._move = null;
    /** @type {import("./selection.js").Piece|null} */
    this.copied = null;
  }

  get isRunning() { return this._stroke !== null || this._move !== null; }

  /** @param {Cell} cell @param {boolean} isOther the other button erases @param {boolean} isEven */
  begin(cell, isOther, isEven) {
    const { picture, pen } = this._page;
    if (pen.tool === "select" && this.selection && isInBox(this.selection, cell)) {
      this._move = { from: cell, to: cell };
      return;
    }
    const marks = marksOf(pen.tool);
    const isMarked = marks && picture[marks.layer][cell.y * picture.width + cell.x] === 1;
    const value = marks ? Number(!isMarked && !isOther) : strokeValue(picture, pen.tool, pen.colour, cell, isOther);
    this._stroke = { tool: pen.tool, value, path: [cell], isSolid: pen.isSolid, isEven, symmetry: pen.symmetry };
    this._show();
  }

  /** @param {Cell} cell @param {boolean} isEven */
  go(cell, isEven) {
    if (this._move) this._move.to = cell;
    else if (this._stroke) this._stroke = { ...this._stroke, path: [...this._stroke.path, cell], isEven };
    else return;
    this._show();
  }

  _show() {
    const { picture, view } = this._page;
    if (this._stroke?.tool === "select") view.look({ selection: this._box() });
    else if (marksOf(this._stroke?.tool)) {
      const { locked, shown } = applyEdit(picture, this._markMove());
      view.look({ locked, shown });
    } else {
      const move = this._paintMove();
      this._page.drawPicture(move ? applyEdit(picture, move) : picture);
      if (this._move && this.selection) view.look({ selection: movedBox(this.selection, this._by(), picture) });
    }
  }

  _box() {
    const { path } = /** @type {import("./tools.js").Stroke} */ (this._stroke);
    return boxOf(path[0], path[path.length - 1]);
  }

  _by() {
    const { from, to } = /** @type {{from: Cell, to: Cell}} */ (this._move);
    return { y: to.y - from.y, x: to.x - from.x };
  }

  _markMove() {
    const { picture } = this._page;
    const stroke = /** @type {import("./tools.js").Stroke} */ (this._stroke);
    const { on, off } = MARKS[/** @type {keyof typeof MARKS} */ (stroke.tool)];
    return formatMarks(stroke.value === 1 ? on : off, strokeCells(picture, stroke));
  }

  /** @returns {string|null} */
  _paintMove() {
    const { picture } = this._page;
    if (this._move && this.selection) return formatChanges(picture, moveCells(picture, this.selection, this._by()));
    return this._stroke ? formatChanges(picture, strokeCells(picture, this._stroke)) : null;
  }

  end() {
    const [stroke, move] = [this._stroke, this._move];
    if (!stroke && !move) return;
    if (stroke?.tool === "select") {
      this.select(stroke.path.length > 1 ? this._box() : null);
      this._stroke = null;
      return;
    }
    const text = marksOf(stroke?.tool) ? this._markMove() : this._paintMove();
    const moved = move && this.selection ? movedBox(this.selection, this._by(), this._page.picture) : null;
    this._stroke = null;
    this._move = null;
    if (!this._page.play(text)) this._page.drawPicture(this._page.picture);
    if (move) this.select(moved);
  }

  drop() {
    if (!this.isRunning) return;
    this._stroke = null;
    this._move = null;
    const { picture, view } = this._page;
    view.look({ locked: picture.locked, shown: picture.shown, selection: this.selection });
    this._page.drawPicture(picture);
  }

  /** The picture is another one now. */
  forget() {
    this._stroke = null;
    this._move = null;
    const { width, height } = this._page.picture;
    if (this.selection && (this.selection.y1 >= height || this.selection.x1 >= width)) this.select(null);
  }

  /** @param {Box|null} box */
  select(box) {
    this.selection = box;
    this._page.view.look({ selection: box });
  }

  selectAll() {
    const { width, height } = this._page.picture;
    this._page.chooseTool("select");
    this.select({ y0: 0, x0: 0, y1: height - 1, x1: width - 1 });
  }

  /** @returns {boolean} whether there was something to copy */
  copy() {
    if (!this.selection) return false;
    this.copied = copyPiece(this._page.picture, this.selection);
    return true;
  }

  /** @param {boolean} isCut keep a copy @returns {boolean} */
  remove(isCut) {
    if (!this.selection || (isCut && !this.copy())) return false;
    const { picture } = this._page;
    const { y0, x0, y1, x1 } = this.selection;
    const cells = [];
    for (let y = y0; y <= y1; y += 1) for (let x = x0; x <= x1; x += 1) cells.push({ y, x, value: 0 });
    this._page.play(formatChanges(picture, cells));
    return true;
  }

  /** Pastes where the selection is, else at the cursor; the piece is then the selection, ready to be moved. */
  paste() {
    if (!this.copied) return false;
    const { picture, mirror } = this._page;
    const piece = { ...this.copied, cells: this.copied.cells.map((value) => Math.min(value, picture.palette.length - 1)) };
    const corner = this.selection ? { y: this.selection.y0, x: this.selection.x0 } : mirror.cursor;
    const at = { y: Math.max(0, Math.min(corner.y, picture.height - piece.height)), x: Math.max(0, Math.min(corner.x, picture.width - piece.width)) };
    this._page.chooseTool("select");
    this._page.play(formatChanges(picture, pasteCells(picture, piece, at, true)));
    this.select({ y0: at.y, x0: at.x, y1: Math.min(picture.height, at.y + piece.height) - 1, x1: Math.min(picture.width, at.x + piece.width) - 1 });
    return true;
  }

  /** @param {Cell} by moves what is selected, as the arrow keys do */
  nudge(by) {
    if (!this.selection) return false;
    const { picture } = this._page;
    const box = movedBox(this.selection, by, picture);
    if (!this._page.play(formatChanges(picture, moveCells(picture, this.selection, by)))) this._page.drawPicture(picture);
    this.select(box);
    return true;
  }
}
