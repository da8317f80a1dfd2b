/** The keyboard's place on the board: moving, painting, finding lines with news, reading lines aloud. */

import { UNKNOWN } from "../model/puzzle.js";
import { nextLineWithNews } from "../logic/status.js";
import { formatMove } from "../play/moves.js";
import { describeLine, describeValue } from "../play/summary.js";

/** @typedef {import("./player.js").PlayerPage} PlayerPage */
/** @typedef {import("../model/puzzle.js").Line} Line */
/** @typedef {import("../input/keyboard.js").Command} Command */
/** @typedef {{y: number, x: number}} Cell */

export class KeyboardCursor {
  /** @param {PlayerPage} page */
  constructor(page) {
    this._page = page;
    /** @type {Line|null} where the last search for news ended */
    this._news = null;
  }

  /** @param {Command} command */
  move({ dy = 0, dx = 0, isPainting = false }) {
    const { width, height } = this._page.puzzle;
    const from = this._page.mirror.cursor;
    const into = (/** @type {number} */ value, /** @type {number} */ size) => Math.max(0, Math.min(size - 1, value));
    const to = this._page.mirror.hasFocus ? { y: into(from.y + dy, height), x: into(from.x + dx, width) } : from;
    if (isPainting) this._paintTo(from, to);
    this._goTo(to);
  }

  /** @param {Cell} from @param {Cell} to with Shift the arrows carry on what the cell they leave holds */
  _paintTo(from, to) {
    const value = this._page.game.state.cells[from.y * this._page.puzzle.width + from.x];
    if (from.y !== to.y || from.x !== to.x) this._set(to, value);
  }

  /** @param {Cell} cell */
  _goTo(cell) {
    this._page.mirror.moveTo(cell, true);
    this._page.view.reveal(cell);
    this.show();
  }

  /** @param {Line} line which becomes the current one; the focus stays where it is */
  pointTo({ kind, index }) {
    const { mirror, view } = this._page;
    mirror.moveTo(kind === "row" ? { y: index, x: mirror.cursor.x } : { y: mirror.cursor.y, x: index }, false);
    view.invalidate(["overlay"]);
  }

  show() {
    const { cursor } = this._page.mirror;
    this._page.view.decorate({ cursor, focus: this._page.crosshairAt(cursor) });
  }

  /** @param {number} value */
  paint(value) {
    const { cursor } = this._page.mirror;
    if (!this._page.mirror.hasFocus) this._goTo(cursor);
    const held = this._page.game.state.cells[cursor.y * this._page.puzzle.width + cursor.x];
    this._set(cursor, held === value ? UNKNOWN : value);
  }

  /** @param {Cell} cell @param {number} value */
  _set(cell, value) {
    if (this._page.isPaused || this._page.game.isSolved) return;
    const index = cell.y * this._page.puzzle.width + cell.x;
    if (this._page.game.state.cells[index] !== value) this._page.game.play(formatMove(value, { kind: "row", index: cell.y }, [cell.x]));
    this._page.say(describeValue(this._page.puzzle, this._page.game.state.cells[index], this._page.app.t));
  }

  toNews() {
    const { puzzle, game, mirror } = this._page;
    const line = nextLineWithNews(puzzle, game.state.cells, this._news);
    if (!line) {
      this._page.app.toast(this._page.app.t("news-none"));
      return;
    }
    this._news = line;
    this._goTo(line.kind === "row" ? { y: line.index, x: mirror.cursor.x } : { y: mirror.cursor.y, x: line.index });
    this.speak(line);
  }

  /** @param {Line} line */
  speak(line) { this._page.say(describeLine(this._page.puzzle, this._page.game.state.cells, line, this._page.app.t)); }
}
