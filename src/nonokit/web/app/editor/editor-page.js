/**
 * The page where pictures are drawn: joins the drawing, the board, the tools and what is found out about it.
 *
 * It decides what a command does; everything it joins knows nothing of the others.
 */

import { SITE_TITLE } from "../files/files.js";
import { formatRoute } from "../model/route.js";
import { UNKNOWN, formatPuzzle, parseGrid } from "../model/puzzle.js";
import { ApiError, api } from "../net/api.js";
import { MoveError } from "../play/moves.js";
import { GridMirror } from "../view/grid-mirror.js";
import { readTheme } from "../view/theme.js";
import { el } from "../ui/dom.js";
import { EditorBoard, asDrawn } from "./board.js";
import { Checker } from "./checker.js";
import { CluePanel } from "./clue-panel.js";
import { openColour } from "./colour-dialog.js";
import { draftsIn } from "./drafts.js";
import { EditorBar } from "./editor-bar.js";
import { EditorKeys } from "./editor-keys.js";
import { Handles } from "./handles.js";
import { formatChanges, formatMarks, formatPalette, formatSheet } from "./moves.js";
import { PenInput } from "./pen-input.js";
import { countFilled, gridText, markedCells, puzzleOf } from "./picture.js";
import { nextColour } from "./palette.js";
import { SidePanel } from "./side-panel.js";
import { Strokes } from "./strokes.js";
import { isPossible, symmetryAfter } from "./symmetry.js";
import { Toolbar } from "./toolbar.js";
import { listenToTransfers } from "./transfers.js";

/** @typedef {import("../ui/context.js").App} App */
/** @typedef {import("../model/puzzle.js").Puzzle} Puzzle */
/** @typedef {import("./picture.js").Picture} Picture */
/** @typedef {{tool: import("./tools.js").ToolName, colour: number, isSolid: boolean, symmetry: import("./symmetry.js").Symmetry, target: string}} Pen */

const SAVE_AFTER_MS = 400;

export class EditorPage {
  /** @param {App} app @param {HTMLElement} root @param {string} [id] of a draft */
  constructor(app, root, id) {
    this.app = app;
    this.root = root;
    this.drafts = draftsIn(app.storage);
    this.document = this.drafts.open(id);
    /** @type {Pen} */
    this.pen = { tool: "pencil", colour: 1, isSolid: false, symmetry: "none", target: "unique" };
    this.showsHeat = false;
    /** What the board shows when it is not the drawing: another solution. @type {Uint8Array|null} */
    this._other = null;
    this._isFullTold = false;
    this.leave = new AbortController();
    this._board = el("div", { class: "board" });
    this._frame = el("div", { class: "edit-canvas" }, this._board);
    this._spoken = el("p", { class: "hidden", role: "status", "aria-live": "polite" });
    this.puzzle = puzzleOf(this.picture);
    this.view = new EditorBoard(this._board, this.puzzle, { theme: this._theme(), scale: this._scale() });
    this._mirror = this._makeMirror();
    this.strokes = new Strokes(this);
    this.toolbar = new Toolbar(this);
    this.bar = new EditorBar(this);
    this.panel = new SidePanel(this);
    this.cluePanel = new CluePanel(this);
    this.keys = new EditorKeys(this);
    this.checker = new Checker((verdict) => this._judged(verdict));
  }

  /** @returns {Picture} */
  get picture() { return this.document.picture; }

  get mode() { return this.document.mode; }

  get mirror() { return this._mirror; }

  /** The cells of the drawing, or of clues what is known for certain. @returns {Uint8Array} */
  get shownCells() { return this.mode === "draw" ? this.picture.cells : this.cluePanel.known; }

  open() {
    const { root, bar, toolbar, panel, cluePanel } = this;
    root.className = "page editor";
    root.replaceChildren(bar.element, el("div", { class: "edit-area" }, toolbar.element,
      el("main", { class: "edit-stage", id: "main" }, cluePanel.element, this._frame, toolbar.palette), panel.element), this._spoken);
    this._input = new PenInput(this._board, this.view, this._hands());
    const handles = { t: this.app.t, size: () => this.picture, resize: (/** @type {string} */ move) => this.play(move) };
    this._handles = new Handles(this._frame, this.view, handles);
    this.keys.listen(this.leave.signal);
    listenToTransfers(this);
    this._follow();
    document.title = `${this.app.t("edit-title")} · ${SITE_TITLE}`;
    this.setMode(this.mode);
  }

  _follow() {
    const { signal } = this.leave;
    window.addEventListener("pagehide", () => this.save(), { signal });
    document.addEventListener("visibilitychange", () => { this.save(); this._followDraft(); }, { signal });
    window.addEventListener("storage", () => this._followDraft(), { signal });
    const stops = [this.app.settings.onChange(() => this._restyle()), this.app.onTheme(() => this._restyle())];
    signal.addEventListener("abort", () => stops.forEach((stop) => stop()));
  }

  /** Another tab may have drawn on it. */
  _followDraft() {
    const followed = this.drafts.followed(this.document);
    if (!followed) return;
    this.document = followed;
    this.setMode(followed.mode);
  }

  /** @returns {import("./pen-input.js").DrawingHands} */
  _hands() {
    const { strokes } = this;
    return {
      begin: (cell, event) => { if (this.mode === "draw") strokes.begin(cell, event.button === 2 || event.ctrlKey, event.shiftKey); },
      go: (cell, event) => strokes.go(cell, event.shiftKey),
      end: () => strokes.end(),
      drop: () => strokes.drop(),
      hover: (cell) => this.view.decorate({ focus: this.app.settings.values.crosshair ? cell : null }),
      clickClue: (line) => { if (this.mode === "clues") this.cluePanel.goTo(line); },
    };
  }

  /** @param {string|null} move changes the picture; it can be undone @returns {boolean} whether it was one */
  play(move) {
    if (!move) return false;
    try {
      this.document.play(move);
    } catch (error) {
      if (!(error instanceof MoveError)) throw error;
      this.app.toast(error.message);
      return false;
    }
    this._turnPen(move);
    this.changed();
    return true;
  }

  undo() { this._travel(() => this.document.undo()); }

  redo() { this._travel(() => this.document.redo()); }

  /** @param {() => string|null} go */
  _travel(go) {
    this.strokes.drop();
    this._turnPen(go());
    if (this.mode === "clues") this.cluePanel.fill();
    this.changed();
  }

  /** @param {string|null} move made or taken back */
  _turnPen(move) { if (move) this.pen = { ...this.pen, symmetry: symmetryAfter(this.pen.symmetry, move) }; }

  /** Everything anew after the picture or the clues have changed. */
  changed() {
    if (!isPossible(this.pen.symmetry, this.picture)) this.pen = { ...this.pen, symmetry: "none" };
    if (this.pen.colour >= this.picture.palette.length) this.pen = { ...this.pen, colour: 1 };
    this.strokes.forget();
    this._other = null;
    this.view.look({ changes: [], islands: [], open: [], heat: null, differs: [], symmetry: this.mode === "draw" ? this.pen.symmetry : "none", locked: this.mode === "draw" ? this.picture.locked : null, shown: this.mode === "draw" ? this.picture.shown : null });
    if (this.mode === "draw") this.drawPicture(this.picture);
    else this.cluePanel.draw();
    this.toolbar.show();
    this.bar.show();
    this.panel.showSheet();
    this._check();
    this._saveSoon();
  }

  /** @param {Picture} picture what is drawn, or would be when the pointer is lifted */
  drawPicture(picture) {
    this.draw(puzzleOf(picture), asDrawn(picture.cells, picture.shown));
  }

  /** @param {Puzzle} puzzle @param {Uint8Array} cells @param {import("../logic/status.js").LineStatus[]} [statuses] */
  draw(puzzle, cells, statuses) {
    const isOther = puzzle.palette !== this.puzzle.palette || puzzle.width !== this.puzzle.width || puzzle.height !== this.puzzle.height;
    this.puzzle = puzzle;
    if (isOther) this.view.theme = this._theme();
    this.view.draw(puzzle, cells, statuses);
    if (isOther) {
      const { cursor } = this._mirror;
      this._mirror.destroy();
      this._mirror = this._makeMirror();
      this._mirror.cursor = { y: Math.min(cursor.y, puzzle.height - 1), x: Math.min(cursor.x, puzzle.width - 1) };
    }
    this._mirror.show(cells, puzzle);
  }

  _makeMirror() {
    const { t } = this.app;
    /** @type {Record<string, string>} */
    const own = { "cell-unknown": "edit-cell-empty", "board-label": "edit-board-label" };
    const mirror = new GridMirror(this._board, this.puzzle, (key, params) => t(own[key] ?? key, params));
    mirror.element.addEventListener("focusin", () => this.keys.showCursor());
    mirror.element.addEventListener("focusout", () => this.view.decorate({ cursor: null }));
    return mirror;
  }

  _check() {
    const isDrawing = this.mode === "draw";
    const { puzzle, picture, pen } = this;
    const missing = isDrawing ? (countFilled(picture) ? null : "empty") : (this.cluePanel.isComplete ? null : "unfinished");
    const protect = markedCells(picture, "locked").map(({ y, x }) => /** @type {const} */ ([y, x]));
    const repair = isDrawing ? {
      puzzle: { ...formatPuzzle(puzzle), goal: gridText(picture) }, // with the cells it gives away
      protect, difficulty: pen.target, max_fixes: 6, symmetry: pen.symmetry === "none" ? null : pen.symmetry,
    } : null;
    this.checker.check({ puzzle, missing, repair });
  }

  /** @param {import("./checker.js").Verdict} verdict */
  _judged(verdict) {
    this.panel.show(verdict);
    this.bar.showVerdict(verdict);
    if (verdict.status === "checking") return;
    this.view.look({ islands: this._other ? [] : verdict.islands, open: verdict.status === "open" || verdict.status === "unknown" ? verdict.undecided : [] });
    if (this.mode === "clues") this.cluePanel.judged(verdict);
  }

  /** @param {Uint8Array|null} cells another solution in place of the drawing; null: the drawing again */
  showSolution(cells) {
    this._other = cells;
    const { puzzle } = this;
    const own = this.shownCells;
    const differs = cells ? [...cells.keys()].filter((i) => cells[i] !== own[i]).map((i) => ({ y: Math.floor(i / puzzle.width), x: i % puzzle.width })) : [];
    this.view.look({ differs: this.mode === "draw" ? differs : [], islands: cells ? [] : this.checker.verdict.islands });
    if (cells || this.mode === "draw") this.view.draw(puzzle, asDrawn(cells ?? own, this.mode === "draw" ? this.picture.shown : new Uint8Array(own.length)));
    else this.cluePanel.draw();
  }

  /** @param {Uint8Array} cells */
  useSolution(cells) {
    const { width } = this.picture;
    this.play(formatChanges(this.picture, [...cells].map((value, i) => ({ y: Math.floor(i / width), x: i % width, value }))));
  }

  /** @param {import("./checker.js").Fix} fix */
  applyFix(fix) {
    this.play(formatChanges(this.picture, fix.changes));
    this.say(this.app.t("edit-fix-done"));
  }

  /** Leaves the picture as it is, and gives away as few cells as will do. */
  async giveCells() {
    const { picture, pen, app } = this;
    try {
      const { cells } = await api.give({ grid: gridText(picture), palette: picture.palette, difficulty: pen.target });
      if (this.picture !== picture) return;
      if (!cells?.length) app.toast(app.t("edit-give-none"));
      else this.play(formatMarks("give", cells.map(([y, x]) => ({ y, x }))));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      app.toast(error.code === "offline" ? app.t("edit-needs-server") : error.message);
    }
  }

  /** @param {Picture} picture takes the place of the whole sheet; Undo brings the old one back */
  replacePicture(picture) {
    if (this.mode === "clues") this.setMode("draw");
    const shown = markedCells(picture, "shown");
    this.play([formatSheet(picture), ...(shown.length ? [formatMarks("give", shown)] : [])].join("; "));
    this.setMode("draw");
    this.view.fit();
  }

  /** @param {import("./tools.js").ToolName} tool */
  chooseTool(tool) { this.set({ tool }); }

  /** @param {number} colour */
  chooseColour(colour) {
    if (colour >= this.picture.palette.length) return;
    const isPainting = this.pen.tool !== "eraser" && !["select", "lock", "give"].includes(this.pen.tool);
    this.set({ colour, tool: isPainting ? this.pen.tool : "pencil" });
  }

  /** @param {Partial<Pen>} changes */
  set(changes) {
    this.strokes.drop();
    this.pen = { ...this.pen, ...changes };
    if ("tool" in changes && changes.tool !== "select") this.strokes.select(null);
    this.toolbar.show();
    this.view.look({ symmetry: this.pen.symmetry });
    if ("symmetry" in changes || "target" in changes) this._check();
  }

  addColour() {
    const colour = nextColour(this.picture.palette);
    if (colour && this.play(formatPalette([...this.picture.palette, colour]))) this.chooseColour(this.picture.palette.length - 1);
  }

  /** @param {number} value */
  editColour(value) { openColour(this, value); }

  /** @param {number} width @param {number} height */
  resizeTo(width, height) {
    const { picture } = this;
    if (width === picture.width && height === picture.height) return;
    if (!this.play(`resize 0 ${width - picture.width} ${height - picture.height} 0`)) this.panel.showSheet();
  }

  /** @param {Blob|null} file @param {number} opacity */
  async setUnderlay(file, opacity) {
    try {
      this.view.look({ underlay: file ? { image: await createImageBitmap(file), opacity } : null });
    } catch (error) {
      if (!(error instanceof DOMException)) throw error;
      this.app.toast(this.app.t("edit-image-unreadable"));
    }
    this.panel.showSheet();
  }

  /** @param {number} opacity */
  fadeUnderlay(opacity) {
    const { underlay } = this.view.annotations;
    if (underlay) this.view.look({ underlay: { ...underlay, opacity } });
  }

  /** @param {"draw"|"clues"} mode */
  setMode(mode) {
    this.strokes.drop();
    this.strokes.select(null);
    if (mode !== this.mode) this.cluePanel.dropUntyped();
    this.document.mode = mode;
    this.root.classList.toggle("is-clues", mode === "clues");
    if (mode === "clues") this.cluePanel.enter();
    this.changed();
  }

  /** @param {string} grid */
  readCells(grid) { return parseGrid(grid, this.puzzle.width, this.puzzle.height, this.puzzle.palette); }

  /** @returns {Puzzle} with its words */
  finishedPuzzle() {
    return this.mode === "draw" ? puzzleOf(this.picture, this.document.details) : this.cluePanel.puzzleWith(this.document.details);
  }

  /** @returns {string|null} the picture, for files that hold one */
  get goal() {
    if (this.mode === "draw") return gridText(this.picture);
    const { known } = this.cluePanel;
    return known.includes(UNKNOWN) ? null : gridText({ ...this.picture, width: this.puzzle.width, palette: this.puzzle.palette, cells: known });
  }

  /** @param {string} text for screen readers */
  say(text) { this._spoken.textContent = text; }

  _saveSoon() {
    clearTimeout(this._saving);
    this._saving = setTimeout(() => this.save(), SAVE_AFTER_MS);
  }

  save() {
    if (this.document.isFresh && countFilled(this.picture) === 0) return;
    const { id } = this.document;
    const isKept = this.drafts.save(this.document);
    if (!isKept && !this._isFullTold) this.app.toast(this.app.t("save-full"));
    this._isFullTold = !isKept;
    if (id !== this.document.id) history.replaceState(null, "", formatRoute({ page: "edit", id: this.document.id }));
  }

  _theme() { return readTheme(this.puzzle, String(this.app.settings.values.symbols)); }

  _scale() { return this.app.settings.values.large_text ? 1.3 : 1; }

  _restyle() { this.view.restyle(this._theme(), this._scale()); }

  close() {
    clearTimeout(this._saving);
    this.save();
    this.leave.abort();
    this.checker.destroy();
    this._input?.destroy();
    this._mirror.destroy();
    this.view.destroy();
  }
}
