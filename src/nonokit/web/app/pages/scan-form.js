/**
 * A scanned puzzle, to be compared and corrected: doubtful lines first, then all others, with the sums, the doctor, and what the
 * photo shows of a begun game.
 */

import { BLACK_AND_WHITE, parseGrid, parsePuzzle } from "../model/puzzle.js";
import { badLines, formatSide, isReadable, readSheet } from "../model/clue-text.js";
import { el } from "../ui/dom.js";
import { diagnosed, ofSize, suggestionList } from "./doctor.js";
import { BegunChoice } from "./scan-begun.js";
import { ScanField } from "./scan-field.js";

/** @typedef {import("../ui/context.js").App} App */
/** @typedef {import("../model/puzzle.js").Puzzle} Puzzle */
/** @typedef {import("../model/puzzle.js").Line} Line */
/** @typedef {import("../wire/wire.js").ScanAnswer} ScanAnswer */
/** @typedef {(puzzle: Puzzle, cells: Uint8Array|null) => void} Add  a puzzle, and what is on its sheet already */

export class ScanForm {
  /** @param {App} app @param {ScanAnswer} answer @param {HTMLImageElement} photo @param {import("./scan-marks.js").Marks} marks @param {Add} add */
  constructor(app, answer, photo, marks, add) {
    this._app = app;
    this._add = add;
    this._read = parsePuzzle(answer.puzzle);
    this._isUnique = answer.status === "unique";
    this._marks = marks;
    this._fields = /** @type {const} */ (["row", "column"]).flatMap((kind) => formatSide(this._read, `${kind}s`).split("\n")
      .map((text, index) => new ScanField(app, answer, { kind, index }, text, photo)));
    this._begun = answer.state === null ? null : new BegunChoice(app, parseGrid(answer.state, this._read.width, this._read.height, this._read.palette));
    this._sums = el("p", { class: "note", role: "status" });
    this._doctor = el("div", { class: "doctor-place" });
    this._find = el("button", { type: "button", class: "button", onclick: () => this._ask() }, app.t("doctor-find"));
    this._others = /** @type {HTMLDetailsElement} */ (el("details", {}, el("summary", {}, app.t("scan-lines")), this._rows(false)));
    this.element = this._form();
    this._sheet = this._update();
    marks.onpress = (line) => this._go(line);
    this._begun?.follow(this._puzzle);
    if (this._sheet.isComplete && answer.status === "none") this._ask();
  }

  /** @param {boolean} isDoubtful */
  _rows(isDoubtful) { return this._fields.filter((field) => field.isDoubtful === isDoubtful).map(({ element }) => element); }

  _form() {
    const { t } = this._app;
    const form = el("form", { class: "stack", novalidate: true, onsubmit: (/** @type {Event} */ event) => { event.preventDefault(); this._submit(); } },
      this._rows(true), this._doctor, this._begun?.element ?? null, this._others,
      el("div", { class: "scan-foot" }, this._sums, el("div", { class: "row end" }, this._find,
        el("button", { type: "submit", class: "button primary" }, t("scan-add")))));
    for (const field of this._fields) {
      field.input.addEventListener("input", () => this._update());
      field.input.addEventListener("change", () => this._follow());
      field.input.addEventListener("focus", () => { this._marks.show(field.line); field.look(); });
    }
    return form;
  }

  /** @returns {import("../model/clue-text.js").Sheet} what stands in the fields now */
  _update() {
    const side = (/** @type {Line["kind"]} */ kind) => this._fields.filter(({ line }) => line.kind === kind).map(({ text }) => text).join("\n");
    const sheet = readSheet({ rows: side("row"), columns: side("column") }, BLACK_AND_WHITE);
    [...sheet.rows, ...sheet.columns].forEach(({ problem }, index) => this._fields[index].tell(problem));
    this._sums.textContent = this._app.t("scan-sums", sheet.totals);
    this._sums.classList.toggle("is-wrong", !sheet.isBalanced);
    this._sheet = sheet;
    this._find.hidden = this._isUnique && this._puzzle.id === this._read.id; // there is none to find
    return sheet;
  }

  /** The clues that can be read; the rest is missing. */
  get _puzzle() {
    const side = (/** @type {import("../model/clue-text.js").ClueLine[]} */ lines) => lines.map(({ clue }) => clue);
    return parsePuzzle({ rows: side(this._sheet.rows), columns: side(this._sheet.columns) });
  }

  /** @returns {boolean} whether every clue is one; else the first that is none is gone to */
  _isFit() {
    const [bad] = badLines(this._sheet);
    if (bad) this._go(bad);
    return !bad;
  }

  /** @param {Line} line */
  _go({ kind, index }) {
    const field = this._fields.find(({ line }) => line.kind === kind && line.index === index);
    if (!field?.isDoubtful) this._others.open = true;
    field?.input.focus();
  }

  _follow() { if (!badLines(this._sheet).length) this._begun?.follow(this._puzzle); }

  async _submit() {
    if (!this._isFit()) return;
    const puzzle = this._puzzle;
    this._add(puzzle, await this._begun?.sheetFor(puzzle) ?? null);
  }

  /** Asks the doctor what was probably meant. */
  async _ask() {
    if (!isReadable(this._sheet) && !this._isFit()) return;
    const { t } = this._app;
    this._tell(el("p", { class: "note", role: "status" }, t("doctor-working")));
    const found = await diagnosed(this._puzzle);
    if (found) this._tell(suggestionList(this._app, ofSize(found, this._read), (better) => this._take(better)));
    else this._doctor.replaceChildren();
  }

  /** @param {HTMLElement} words of the doctor, who may be out of sight on a phone */
  _tell(words) {
    this._doctor.replaceChildren(words);
    this._doctor.scrollIntoView();
  }

  /** @param {Puzzle} better */
  _take(better) {
    const texts = [formatSide(better, "rows"), formatSide(better, "columns")].flatMap((side) => side.split("\n"));
    texts.forEach((text, index) => this._fields[index].write(text));
    this._update();
    this._follow();
  }
}
