/**
 * A photo of a begun puzzle: what is filled in and crossed out there, and the choice to go on from it.
 *
 * Cells that the picture of the clues contradicts stay empty, and it is said how many: a stain that was taken for a filled
 * cell should trap nobody. What the photo shows solved is not taken over, or it would count as solved in no time.
 */

import { answerOf } from "../net/answers.js";
import { BACKGROUND, UNKNOWN } from "../model/puzzle.js";
import { Statuses, isSolved } from "../logic/status.js";
import { Game, mistakes } from "../play/game.js";
import { el } from "../ui/dom.js";
import { paintThumbnail } from "../view/thumbnail.js";

/** @typedef {import("../ui/context.js").App} App */
/** @typedef {import("../model/puzzle.js").Puzzle} Puzzle */

export class BegunChoice {
  /** @param {App} app @param {Uint8Array} cells what the photo shows */
  constructor(app, cells) {
    this._app = app;
    this._cells = cells;
    this._picture = /** @type {HTMLCanvasElement} */ (el("canvas", { class: "begun-picture", "aria-hidden": "true" }));
    this._said = el("p", { class: "begun-said", role: "status" });
    this._photo = this._option("photo", app.t("scan-begun-photo"), true);
    this._other = this._option("other", "", false);
    this._options = el("div", { role: "radiogroup", "aria-labelledby": "begun-title" }, this._photo, this._other);
    this.element = el("div", { class: "begun" }, this._picture,
      el("div", { class: "begun-text" }, el("h3", { id: "begun-title" }, app.t("scan-begun-title")), this._said), this._options);
  }

  /** @param {string} value @param {string} label @param {boolean} checked */
  _option(value, label, checked) {
    return el("label", { class: "begun-option" }, el("input", { type: "radio", name: "begun", value, checked }), el("span", {}, label));
  }

  /** @param {Puzzle} puzzle the clues as they stand now */
  async follow(puzzle) {
    const { t, progress } = this._app;
    this._puzzle = puzzle;
    const { cells, wrong, solved } = await this._sheetOf(puzzle);
    if (this._puzzle !== puzzle) return; // they have changed again
    const filled = cells.filter((value) => value !== UNKNOWN && value !== BACKGROUND).length;
    const crossed = cells.filter((value) => value === BACKGROUND).length;
    paintThumbnail(this._picture, puzzle, cells, false);
    this._said.textContent = solved ? t("scan-begun-solved")
      : [t("scan-begun-cells", { filled, crossed }), wrong && t("scan-begun-wrong", { count: wrong })].filter(Boolean).join(" ");
    this._options.hidden = solved;
    const isHere = /[^?\n]/.test(progress.get(puzzle.id)?.state ?? "");
    /** @type {HTMLElement} */ (this._other.lastChild).textContent = t(isHere ? "scan-begun-here" : "scan-begun-empty");
  }

  /** @param {Puzzle} puzzle @returns {Promise<{cells: Uint8Array, wrong: number, solved: boolean}>} */
  async _sheetOf(puzzle) {
    const answer = await answerOf(puzzle);
    const wrong = answer ? mistakes(this._cells, answer) : []; // else nobody knows of any
    const cells = this._cells.slice();
    for (const index of wrong) cells[index] = UNKNOWN;
    return { cells, wrong: wrong.length, solved: isSolved(new Statuses(puzzle, "off").of(cells)) };
  }

  /** @param {Puzzle} puzzle @returns {Promise<Uint8Array|null>} the sheet to begin with; null: as if there were no photo */
  async sheetFor(puzzle) {
    const { checked } = /** @type {HTMLInputElement} */ (this._photo.firstChild);
    if (!checked) return null;
    const { cells, solved } = await this._sheetOf(puzzle);
    return solved ? null : cells;
  }
}

/** @param {App} app @param {Puzzle} puzzle @param {Uint8Array} cells one step, which Undo takes back @returns {boolean} whether there was room for it */
export function goOnFrom(app, puzzle, cells) {
  const { check, auto_cross } = app.settings.values;
  const game = new Game(puzzle, { progress: app.progress.get(puzzle.id), level: /** @type {any} */ (check), autoCross: Boolean(auto_cross) });
  game.load(cells);
  return app.progress.save(game.save());
}
