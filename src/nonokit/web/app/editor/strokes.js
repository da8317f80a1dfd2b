/** A stroke while it is being made, the selection, and what was copied. Nothing is played before the pointer is lifted. */

import { applyEdit, formatChanges, formatMarks } from "./moves.js";
import { boxOf } from "./shapes.js";
import { floatCells, isInBox, lifted, movedBox, pieceBox } from "./selection.js";
import { strokeCells, strokeValue } from "./tools.js";

/** @typedef {import("./editor-page.js").EditorPage} EditorPage */
/** @typedef {import("./picture.js").Cell} Cell */
/** @typedef {import("./selection.js").Box} Box */

const NOTHING = { width: 0, height: 0, cells: new Uint8Array(0) };
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
    /** @type {import("./selection.js").Afloat|null} */
    this._afloat = null;
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
      if (this._move && this.selection) view.look({ selection: movedBox(this._floatingBox(), this._by(), picture) });
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

  /** What is selected, off the sheet: as it was taken off before, as long as nothing else has happened. */
  _floating() {
    const { picture } = this._page;
    return this._afloat?.picture === picture ? this._afloat : lifted(picture, /** @type {Box} */ (this.selection));
  }

  _floatingBox() { return pieceBox(this._floating()); }

  /** @param {Cell} by */
  _floatTo(by) {
    const afloat = this._floating();
    return floatCells(afloat, { y: afloat.at.y + by.y, x: afloat.at.x + by.x });
  }

  /** @param {Cell} by plays the move; the piece can be moved on */
  _floatOn(by) {
    const afloat = this._floating();
    const at = { y: afloat.at.y + by.y, x: afloat.at.x + by.x };
    const box = movedBox(pieceBox(afloat), by, this._page.picture);
    if (!this._page.play(formatChanges(this._page.picture, floatCells(afloat, at)))) this._page.drawPicture(this._page.picture);
    this.select(box);
    this._afloat = { ...afloat, at, picture: this._page.picture };
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
    if (this._move && this.selection) return formatChanges(picture, this._floatTo(this._by()));
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
    const by = move && this._by();
    const text = by ? null : marksOf(stroke?.tool) ? this._markMove() : this._paintMove();
    this._stroke = null;
    this._move = null;
    if (by) this._floatOn(by);
    else if (!this._page.play(text)) this._page.drawPicture(this._page.picture);
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
    this._afloat = null;
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
    this.copied = this._floating().piece;
    return true;
  }

  /** @param {boolean} isCut keep a copy @returns {boolean} */
  remove(isCut) {
    if (!this.selection || (isCut && !this.copy())) return false;
    const { below } = this._floating();
    this._page.play(formatChanges(this._page.picture, floatCells({ below, piece: NOTHING }, { y: 0, x: 0 })));
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
    this._afloat = { below: picture, piece, at, picture };
    this._floatOn({ y: 0, x: 0 });
    return true;
  }

  /** @param {Cell} by moves what is selected, as the arrow keys do */
  nudge(by) {
    if (!this.selection) return false;
    this._floatOn(by);
    return true;
  }
}
