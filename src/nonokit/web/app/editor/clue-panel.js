/**
 * A puzzle typed in by its clues: two texts, one clue a line; running totals, lines that cannot be, and on the board
 * everything that follows for certain.
 */

import { UNKNOWN, parsePuzzle } from "../model/puzzle.js";
import { settleLines } from "../logic/solve.js";
import { problemText } from "../pages/clue-problem.js";
import { diagnosed, suggestionList } from "../pages/doctor.js";
import { el } from "../ui/dom.js";
import { badLines, formatSide, isReadable, readSheet, splitSides } from "../model/clue-text.js";
import { blankPicture, changed, puzzleOf } from "./picture.js";

/** @typedef {import("./editor-page.js").EditorPage} EditorPage */
/** @typedef {import("../model/puzzle.js").Line} Line */

export class CluePanel {
  /** @param {EditorPage} page */
  constructor(page) {
    this._page = page;
    const { t } = page.app;
    const numbers = () => el("div", { class: "line-numbers", "aria-hidden": "true" });
    this._numbers = { rows: numbers(), columns: numbers() };
    this._heads = { rows: el("span", {}), columns: el("span", {}) };
    this._texts = { rows: this._text("rows"), columns: this._text("columns") };
    this._totals = el("p", { class: "clue-totals", role: "status" });
    this._problem = el("p", { class: "clue-problem", role: "status", id: "clue-problem" });
    this._next = /** @type {HTMLButtonElement} */ (el("button", { type: "button", class: "button", onclick: () => this.nextBad() }, t("edit-clues-next-bad")));
    this._draw = /** @type {HTMLButtonElement} */ (el("button", { type: "button", class: "button", onclick: () => this._takePicture() }, t("edit-clues-to-picture")));
    this._find = /** @type {HTMLButtonElement} */ (el("button", { type: "button", class: "button", disabled: true, onclick: () => this._findMistake() }, t("doctor-find")));
    this._doctor = el("div", { class: "doctor-place" });
    this.element = el("section", { class: "clue-panel", "aria-label": t("edit-mode-clues") },
      el("p", { class: "note" }, t("edit-clues-text")),
      el("div", { class: "clue-texts" }, this._field("rows"), this._field("columns")),
      this._totals, this._problem, el("div", { class: "row wrap" }, this._next, this._find, this._draw), this._doctor);
    this._sheet = readSheet({ rows: "", columns: "" }, page.picture.palette);
    this._filled = page.document.clues;
    /** @type {Line|null} */
    this._bad = null;
    /** @type {Uint8Array|null} proved by the server */
    this._proved = null;
  }

  /** @param {"rows"|"columns"} side */
  _text(side) {
    const text = /** @type {HTMLTextAreaElement} */ (el("textarea", {
      class: "input clue-text", id: `clues-${side}`, spellcheck: "false", autocomplete: "off", wrap: "off", rows: 12, inputmode: "text",
      "aria-describedby": "clue-problem", placeholder: "3 1\n2\n…", oninput: () => this._typed(),
    }));
    text.addEventListener("paste", (event) => {
      const sides = splitSides(event.clipboardData?.getData("text/plain") ?? "");
      if (!sides) return;
      event.preventDefault();
      this.take(sides);
    });
    text.addEventListener("keydown", (event) => this._travel(event));
    text.addEventListener("scroll", () => { this._numbers[side].scrollTop = text.scrollTop; });
    return text;
  }

  /** @param {"rows"|"columns"} side */
  _field(side) {
    return el("div", { class: "clue-field" },
      el("label", { for: `clues-${side}` }, this._page.app.t(`edit-clues-${side}`), " ", this._heads[side]),
      el("div", { class: "numbered" }, this._numbers[side], this._texts[side]));
  }

  /** The mode begins: with clues typed before, else with those of the drawing. */
  enter() {
    const { document, picture } = this._page;
    if (!document.clues.rows && !document.clues.columns && picture.cells.some((value) => value)) document.clues = cluesOf(picture);
    this.fill();
  }

  /** Clues that are the drawing's own follow it: they are made anew when they are looked at again. */
  dropUntyped() {
    const { document, picture } = this._page;
    const { rows, columns } = cluesOf(picture);
    if (document.clues.rows === rows && document.clues.columns === columns) document.clues = { rows: "", columns: "" };
  }

  /** Shows what the document holds. */
  fill() {
    const { clues } = this._page.document;
    this._texts.rows.value = clues.rows;
    this._texts.columns.value = clues.columns;
    this._filled = clues;
    this._read();
  }

  /** @param {{rows: string, columns: string}} sides pasted */
  take(sides) {
    this._page.document.replaceClues(sides);
    if (this._page.mode === "clues") {
      this.fill();
      this._page.changed();
    } else this._page.setMode("clues");
    this._page.app.toast(this._page.app.t("edit-clues-pasted", { rows: this._sheet.rows.length, columns: this._sheet.columns.length }));
  }

  /** @param {KeyboardEvent} event what was typed the field takes back by itself, what was put into it we do */
  _travel(event) {
    const { clues } = this._page.document;
    const isTyped = clues.rows !== this._filled.rows || clues.columns !== this._filled.columns;
    if (!isTyped && this._page.keys.travel(event)) event.preventDefault();
  }

  _typed() {
    this._page.document.typeClues({ rows: this._texts.rows.value, columns: this._texts.columns.value });
    this._read();
    this._page.changed();
  }

  _read() {
    this._sheet = readSheet(this._page.document.clues, this._page.picture.palette);
    this._proved = null;
    this._doctor.replaceChildren();
    this._show();
  }

  _show() {
    const { t } = this._page.app;
    const { totals, isBalanced, rows, columns } = this._sheet;
    this._totals.textContent = t("edit-clues-totals", totals);
    this._totals.classList.toggle("is-bad", !isBalanced);
    this._totals.classList.toggle("is-good", isBalanced && totals.rows > 0);
    const bad = badLines(this._sheet);
    this._next.disabled = !bad.length;
    this._find.disabled = (isBalanced && !bad.length) || !isReadable(this._sheet);
    this._problem.textContent = bad.length ? this._explain(bad[0]) : this._unbalanced();
    for (const [side, lines] of /** @type {const} */ ([["rows", rows], ["columns", columns]])) {
      this._numbers[side].replaceChildren(...lines.map((line, i) => el("span", { class: line.problem ? "is-bad" : "" }, String(i + 1))));
      this._heads[side].textContent = `(${lines.length})`;
      this._texts[side].setAttribute("aria-invalid", String(lines.some((line) => line.problem)));
    }
  }

  /** @param {Line} line */
  _explain(line) {
    const { problem } = (line.kind === "row" ? this._sheet.rows : this._sheet.columns)[line.index];
    return problem ? problemText(this._page.app.t, line, problem) : "";
  }

  _unbalanced() {
    const { totals, isBalanced } = this._sheet;
    if (isBalanced || !totals.rows || !totals.columns) return "";
    return this._page.app.t("edit-clues-unbalanced", { difference: Math.abs(totals.rows - totals.columns) || "" });
  }

  /** To the next line that cannot be, after the one shown last. */
  nextBad() {
    const bad = badLines(this._sheet);
    if (!bad.length) return;
    const at = bad.findIndex((line) => this._bad && line.kind === this._bad.kind && line.index === this._bad.index);
    this._bad = bad[(at + 1) % bad.length];
    this._problem.textContent = this._explain(this._bad);
    this.goTo(this._bad);
  }

  /** @param {Line} line the cursor goes there, the whole line is chosen */
  goTo(line) {
    const text = this._texts[line.kind === "row" ? "rows" : "columns"];
    const lines = text.value.split("\n");
    const start = lines.slice(0, line.index).reduce((sum, one) => sum + one.length + 1, 0);
    text.focus();
    text.setSelectionRange(start, start + (lines[line.index]?.length ?? 0));
    text.scrollTop = Math.max(0, (line.index - 3) * (text.scrollHeight / Math.max(1, lines.length)));
  }

  get isComplete() { return this._sheet.isComplete; }

  /** @param {import("./picture.js").Details} details @returns {import("../model/puzzle.js").Puzzle} unreadable clues are missing */
  puzzleWith(details) {
    const { palette } = this._page.picture;
    const side = (/** @type {import("../model/clue-text.js").ClueLine[]} */ lines) => (lines.length ? lines.map(({ clue }) => clue) : [[]]);
    return Object.freeze({ ...parsePuzzle({ rows: side(this._sheet.rows), columns: side(this._sheet.columns), palette, ...details }), palette });
  }

  /** What follows for certain. @returns {Uint8Array} */
  get known() {
    const { puzzle } = this._page;
    if (this._proved?.length === puzzle.width * puzzle.height) return this._proved;
    return new Uint8Array(puzzle.width * puzzle.height).fill(UNKNOWN);
  }

  draw() {
    const puzzle = this.puzzleWith({});
    if (this.isComplete && !this._proved) this._proved = settleLines(puzzle);
    const cells = this.isComplete && this._proved ? this._proved : new Uint8Array(puzzle.width * puzzle.height).fill(UNKNOWN);
    const broken = [...this._sheet.rows, ...this._sheet.columns].map((line) => ({ isDone: false, isBroken: line.problem !== null, finished: [] }));
    this._page.draw(puzzle, cells, broken.length === puzzle.width + puzzle.height ? broken : undefined);
    this._draw.disabled = cells.includes(UNKNOWN);
  }

  /** @param {import("./checker.js").Verdict} verdict */
  judged({ known, status }) {
    if (this.isComplete) this._find.disabled = status !== "none";
    if (!known || (status !== "unique" && status !== "multiple")) return;
    this._proved = this._page.readCells(known);
    this.draw();
  }

  /** What was probably meant; the answer counts as long as nothing else was typed. */
  async _findMistake() {
    const sheet = this._sheet;
    const { t } = this._page.app;
    this._doctor.replaceChildren(el("p", { class: "note", role: "status" }, t("doctor-working")));
    const answer = await diagnosed(this.puzzleWith({}));
    if (this._sheet !== sheet) return;
    const take = (/** @type {import("../model/puzzle.js").Puzzle} */ puzzle) => {
      this._page.document.replaceClues({ rows: formatSide(puzzle, "rows"), columns: formatSide(puzzle, "columns") });
      this.fill();
      this._page.changed();
    };
    this._doctor.replaceChildren(answer ? suggestionList(this._page.app, answer, take) : el("p", { class: "note", role: "status" }, t("import-needs-server")));
  }

  _takePicture() {
    const { puzzle, picture } = this._page;
    const next = changed(blankPicture(puzzle.width, puzzle.height, picture.palette), { cells: this.known.slice() });
    this._page.replacePicture(next);
  }
}

/** @param {import("./picture.js").Picture} picture @returns {import("./document.js").ClueTexts} */
function cluesOf(picture) {
  const puzzle = puzzleOf(picture);
  return { rows: formatSide(puzzle, "rows"), columns: formatSide(puzzle, "columns") };
}
