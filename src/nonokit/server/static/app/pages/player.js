/**
 * The page where a puzzle is played: joins the game, the board, the hands and the panels.
 *
 * It decides what a command does; everything it joins knows nothing of the others.
 */

import { MAYBE, BACKGROUND, UNKNOWN } from "../model/puzzle.js";
import { nextLineWithNews } from "../logic/status.js";
import { answerOf } from "../net/answers.js";
import { Game, mistakes } from "../play/game.js";
import { applyMove, formatMove } from "../play/moves.js";
import { describeLine, describeValue } from "../play/summary.js";
import { PointerInput } from "../input/pointer.js";
import { bindingOf } from "../input/keyboard.js";
import { BoardView } from "../view/board.js";
import { GridMirror } from "../view/grid-mirror.js";
import { readTheme } from "../view/theme.js";
import { StorageFull } from "../store/storage.js";
import { dayOf } from "../store/statistics.js";
import { askDialog, confirmDialog } from "./dialog.js";
import { button, el } from "./dom.js";
import { HintPanel } from "./hint-panel.js";
import { openKeys } from "./keys-dialog.js";
import { nameOf } from "./card.js";
import { openPlayerMenu } from "./player-menu.js";
import { PlayerBar } from "./player-bar.js";
import { solvedBanner } from "./solved-banner.js";

/** @typedef {import("./app.js").App} App */
/** @typedef {import("../model/puzzle.js").Puzzle} Puzzle */
/** @typedef {import("../model/puzzle.js").Line} Line */
/** @typedef {import("../input/keyboard.js").Command} Command */
/** @typedef {{y: number, x: number}} Cell */

const CELEBRATION_MS = 600;
const PULSE_MS = 900;
const SAVE_TIME_EVERY_S = 10;

export class PlayerPage {
  /** @param {App} app @param {HTMLElement} root @param {Puzzle} puzzle */
  constructor(app, root, puzzle) {
    this.app = app;
    this.puzzle = puzzle;
    this._root = root;
    const { check, auto_cross } = app.settings.values;
    this.game = new Game(puzzle, {
      progress: app.progress.get(puzzle.id), level: /** @type {any} */ (check), autoCross: Boolean(auto_cross),
    });
    /** @type {{kind: import("./player-bar.js").ToolKind, colour: number}} */
    this.tool = { kind: "fill", colour: 1 };
    this.isPaused = false;
    this.isApplyingHint = false;
    /** @type {Uint8Array|null} */
    this._answer = null;
    this._leave = new AbortController();
  }

  open() {
    const { app, game, puzzle } = this;
    this._board = el("div", { class: "board" });
    this._cover = el("div", { class: "cover", hidden: true });
    this._panel = el("aside", { class: "panel", hidden: true });
    this._status = el("p", { class: "hidden", role: "status", "aria-live": "polite" });
    const stage = el("main", { class: "stage", id: "main" }, this._board, this._cover);
    this._root.className = "page player";
    this._root.replaceChildren(el("div", { class: "play-area" }, stage, this._panel), this._status);
    this.view = new BoardView(this._board, puzzle, { theme: this._theme(), scale: this._scale() });
    this.mirror = new GridMirror(this._board, puzzle, app.t);
    this.bar = new PlayerBar(this);
    this._root.prepend(this.bar.top);
    this._root.append(this.bar.bottom);
    stage.prepend(this.bar.whatIf);
    this.hints = new HintPanel(this);
    this._wire();
    this.bar.showTool(this.tool);
    this._showTitle();
    this._refresh();
    this._checkCells();
    if (game.isSolved) this._showSolved();
    app.library.keep(puzzle);
  }

  _wire() {
    const { app, game } = this;
    const { signal } = this._leave;
    this._pointer = new PointerInput(this._board, this.view, this._hands());
    document.addEventListener("keydown", (event) => this._key(event), { signal });
    this.mirror.element.addEventListener("focusin", () => this._showCursor(), { signal });
    this.mirror.element.addEventListener("focusout", () => this.view.decorate({ cursor: null }), { signal });
    window.addEventListener("pagehide", () => this._save(), { signal });
    document.addEventListener("visibilitychange", () => this._save(), { signal });
    const clock = setInterval(() => this._tick(), 1000);
    const stops = [
      game.onChange((reason) => this._changed(reason)),
      app.progress.onElsewhere((progress) => { if (progress.id === this.puzzle.id) game.adopt(progress); }),
      app.settings.onChange(() => this._restyle()),
      app.onTheme(() => this._restyle()),
    ];
    signal.addEventListener("abort", () => {
      clearInterval(clock);
      for (const stop of stops) stop();
    });
  }

  /** @returns {import("../input/pointer.js").Hands} */
  _hands() {
    const { settings } = this.app;
    return {
      state: () => this.game.state,
      canPaint: () => !this.game.isSolved && !this.isPaused,
      toolFor: (event) => this._toolFor(event),
      longPressTool: () => this._longPressTool(),
      dragMode: () => /** @type {any} */ (settings.values.drag),
      preview: (move, count) => {
        this.view.preview(move ? applyMove(this.game.state, move) : this.game.state);
        this.view.decorate({ count: settings.values.drag_count ? count : null });
      },
      commit: (move) => this.game.play(move),
      clickClue: (line) => { if (this.game.statusOf(line).isDone) this.game.crossRest(line); },
      hover: (cell) => this.view.decorate({ focus: settings.values.crosshair ? cell : null }),
      longPressed: () => { if (settings.values.vibrate) navigator.vibrate?.(15); },
    };
  }

  /** @param {PointerEvent} event @returns {number} */
  _toolFor(event) {
    const value = this._toolValue();
    if (event.button === 5) return UNKNOWN;
    if (event.button === 1) return MAYBE;
    const isOther = event.button === 2 || event.ctrlKey || event.shiftKey || event.altKey;
    if (!isOther) return value;
    return value === BACKGROUND ? this.tool.colour : BACKGROUND;
  }

  _toolValue() {
    const { kind, colour } = this.tool;
    return { fill: colour, cross: BACKGROUND, maybe: MAYBE, erase: UNKNOWN }[kind];
  }

  /** @returns {number|null} */
  _longPressTool() {
    const choice = this.app.settings.values.long_press;
    if (choice === "off") return null;
    const value = choice === "maybe" ? MAYBE : BACKGROUND;
    return value === this._toolValue() ? this.tool.colour : value;
  }

  /** @param {import("./player-bar.js").ToolKind} kind */
  chooseTool(kind) {
    this.tool = { ...this.tool, kind };
    this.bar.showTool(this.tool);
  }

  /** @param {number} colour */
  chooseColour(colour) {
    if (colour >= this.puzzle.palette.length) return;
    this.tool = { kind: "fill", colour };
    this.bar.showTool(this.tool);
  }

  /** @param {KeyboardEvent} event */
  _key(event) {
    const target = /** @type {HTMLElement} */ (event.target);
    if (document.querySelector("dialog[open]") || target.closest("input, textarea, select")) return;
    const binding = bindingOf(event);
    if (!binding) return;
    const isElsewhere = target.closest("button, a") !== null;
    if (binding.isForBoard && isElsewhere) return;
    event.preventDefault();
    this.run(binding.command);
  }

  /** @param {Command} command */
  run(command) {
    const { game, view } = this;
    /** @type {Record<string, () => void>} */
    const commands = {
      move: () => this._moveCursor(command),
      news: () => this._toNews(),
      fill: () => this._keyPaint(this.tool.colour),
      cross: () => this._keyPaint(BACKGROUND),
      maybe: () => this._keyPaint(MAYBE),
      erase: () => this._keyPaint(UNKNOWN),
      colour: () => this.chooseColour(command.colour ?? 1),
      speak_row: () => this._speakLine({ kind: "row", index: this.mirror.cursor.y }),
      speak_column: () => this._speakLine({ kind: "column", index: this.mirror.cursor.x }),
      undo: () => game.undo(),
      redo: () => game.redo(),
      hint: () => { this.hints.next(); },
      try: () => game.play(game.isTrying ? "keep" : "try"),
      keep: () => (game.isTrying ? game.play("keep") : this._keyPaint(this.tool.colour)),
      drop: () => this._escape(),
      checkpoint: () => { this.addCheckpoint(); },
      pause: () => this.togglePause(),
      zoom_in: () => view.zoom(1.25),
      zoom_out: () => view.zoom(0.8),
      fit: () => view.fit(),
      help: () => { openKeys(this.app); },
    };
    commands[command.name]();
  }

  _escape() {
    if (this.game.isTrying) this.game.play("drop");
    else this.closePanel();
  }

  /** @param {Command} command */
  _moveCursor({ dy = 0, dx = 0, isPainting = false }) {
    const { width, height } = this.puzzle;
    const from = this.mirror.cursor;
    const into = (/** @type {number} */ value, /** @type {number} */ size) => Math.max(0, Math.min(size - 1, value));
    const to = this.mirror.hasFocus ? { y: into(from.y + dy, height), x: into(from.x + dx, width) } : from;
    if (isPainting) this._paintTo(from, to);
    this._goTo(to);
  }

  /** @param {Cell} from @param {Cell} to with Shift the arrows carry on what the cell they leave holds */
  _paintTo(from, to) {
    const value = this.game.state.cells[from.y * this.puzzle.width + from.x];
    if (from.y !== to.y || from.x !== to.x) this._set(to, value);
  }

  /** @param {Cell} cell */
  _goTo(cell) {
    this.mirror.moveTo(cell, true);
    this.view.reveal(cell);
    this._showCursor();
  }

  _showCursor() {
    const { cursor } = this.mirror;
    this.view.decorate({ cursor, focus: this.app.settings.values.crosshair ? cursor : null });
  }

  /** @param {number} value */
  _keyPaint(value) {
    const { cursor } = this.mirror;
    if (!this.mirror.hasFocus) this._goTo(cursor);
    const held = this.game.state.cells[cursor.y * this.puzzle.width + cursor.x];
    this._set(cursor, held === value ? UNKNOWN : value);
  }

  /** @param {Cell} cell @param {number} value */
  _set(cell, value) {
    if (this.isPaused || this.game.isSolved) return;
    const index = cell.y * this.puzzle.width + cell.x;
    if (this.game.state.cells[index] !== value) this.game.play(formatMove(value, { kind: "row", index: cell.y }, [cell.x]));
    this.say(describeValue(this.puzzle, this.game.state.cells[index], this.app.t));
  }

  _toNews() {
    const { puzzle, game, mirror } = this;
    const line = nextLineWithNews(puzzle, game.state.cells, this._news ?? null);
    if (!line) {
      this.app.toast(this.app.t("news.none"));
      return;
    }
    this._news = line;
    this._goTo(line.kind === "row" ? { y: line.index, x: mirror.cursor.x } : { y: mirror.cursor.y, x: line.index });
    this._speakLine(line);
  }

  /** @param {Line} line */
  _speakLine(line) { this.say(describeLine(this.puzzle, this.game.state.cells, line, this.app.t)); }

  /** @param {string} text for screen readers */
  say(text) { if (this._status) this._status.textContent = text; }

  /** @param {import("../play/game.js").Reason} reason */
  _changed(reason) {
    if (reason === "time") {
      this.bar.show();
      return;
    }
    if (reason === "move" && !this.isApplyingHint && this.hints.isOpen && this._lastCells !== this.game.state.cells) {
      this.hints.close();
      this.closePanel();
    }
    if (reason === "move") this._save();
    this._refresh();
    this._checkCells();
    const isSolved = this.game.isSolved;
    if (isSolved && !this._shownSolved) this._celebrate(reason === "move");
    if (!isSolved) this._hideSolved();
  }

  _refresh() {
    const { game, view } = this;
    this._lastCells = game.state.cells;
    view.showsFinished = Boolean(this.app.settings.values.finished);
    view.show(game.state, game.statuses);
    this.mirror.show(game.state.cells);
    this.bar.show();
    this.onPanelChange?.();
  }

  /** Wrong cells, for those who asked for that level. */
  async _checkCells() {
    if (this.app.settings.values.check !== "cells") {
      if (this.view.overlay.wrong.length) this.view.decorate({ wrong: [] });
      return;
    }
    this._answer ??= await answerOf(this.puzzle);
    if (!this._answer) return;
    this.view.decorate({ wrong: mistakes(this.game.state.cells, this._answer).map((index) => this._cellOf(index)) });
  }

  /** @param {number} index @returns {Cell} */
  _cellOf(index) { return { y: Math.floor(index / this.puzzle.width), x: index % this.puzzle.width }; }

  _save() {
    if (!this.game.updated) return;
    try {
      this.app.progress.save(this.game.save());
    } catch (error) {
      if (!(error instanceof StorageFull)) throw error;
      this.app.toast(this.app.t("save.full"));
    }
  }

  _tick() {
    const { game } = this;
    if (this.isPaused || game.isSolved || document.hidden || !game.updated) return;
    game.addTime(1);
    if (game.seconds % SAVE_TIME_EVERY_S === 0) this._save();
  }

  togglePause() {
    if (this.game.isSolved) return;
    this.isPaused = !this.isPaused;
    this._cover.hidden = !this.isPaused;
    this._cover.replaceChildren(button("play", this.app.t("pause.resume"), () => this.togglePause(), { text: true, class: "primary large" }));
    if (this.isPaused) /** @type {HTMLElement} */ (this._cover.firstChild).focus();
    this.bar.show();
  }

  /** @param {string} title @param {import("./dom.js").Child[]} content @param {() => void} [closed] */
  openPanel(title, content, closed) {
    this._panelClosed = closed;
    this._panel.hidden = false;
    this._panel.setAttribute("aria-label", title);
    this._panel.replaceChildren(el("header", { class: "panel-head" }, el("h2", {}, title),
      button("close", this.app.t("close"), () => this.closePanel(), { class: "quiet" })), ...content.filter((child) => child instanceof Node));
  }

  closePanel() {
    if (this._panel.hidden) return;
    this._panel.hidden = true;
    this.onPanelChange = null;
    this._panelClosed?.();
    this._panelClosed = undefined;
  }

  openMenu() { openPlayerMenu(this); }

  async addCheckpoint() {
    const { t, language } = this.app;
    const time = new Intl.DateTimeFormat(language, { timeStyle: "short" }).format(new Date());
    const name = await askDialog(this.app, t("checkpoint.add"), t("checkpoint.name"), time);
    if (!name) return;
    this.game.addCheckpoint(name);
    this.app.toast(t("checkpoint.added", { name }));
  }

  async restart() {
    const { t } = this.app;
    if (await confirmDialog(this.app, t("restart.question"), t("restart.title"))) this.game.restart();
  }

  async rewind() {
    const { t } = this.app;
    const answer = await answerOf(this.puzzle);
    if (!answer) {
      this.app.toast(t("rewind.unknown"));
      return;
    }
    const position = this.game.positionBeforeMistake(answer);
    if (position === null) {
      this.app.toast(t("rewind.none"));
      return;
    }
    const steps = this.game.timeline.history.position - position;
    this.hints.close();
    this.closePanel();
    this.game.goTo(position);
    this.app.toast(t("rewind.done", { count: steps }));
  }

  async check() {
    const { t } = this.app;
    const answer = await answerOf(this.puzzle);
    if (!answer) {
      this.app.toast(t("check.unknown"));
      return;
    }
    const wrong = mistakes(this.game.state.cells, answer);
    if (!wrong.length) this.app.toast(t("check.fine"));
    else if (await confirmDialog(this.app, t("check.wrong", { count: wrong.length }), t("rewind.action"))) this.rewind();
  }

  /** @param {Cell[]} cells a soft pulse where something was just set */
  pulse(cells) {
    if (this.app.isMotionReduced()) return;
    animate(PULSE_MS, this._leave.signal, (share) => {
      this.view.decorate({ pulse: share < 1 ? { cells, strength: (1 - share) * 0.8 } : null });
    });
  }

  /** @param {boolean} isFresh solved by a move just now, not found solved */
  _celebrate(isFresh) {
    const { app, game, puzzle, view } = this;
    this.hints.close();
    this.closePanel();
    view.decorate({ focus: null, cursor: null, count: null, wrong: [] });
    if (isFresh) {
      app.statistics.addSolve({
        id: puzzle.id, day: dayOf(new Date()), seconds: Math.round(game.seconds), hints: game.hints,
        width: puzzle.width, height: puzzle.height,
      });
    }
    this._showSolved();
    if (app.isMotionReduced() || !isFresh) return;
    animate(CELEBRATION_MS, this._leave.signal, (share) => {
      view.dissolve = share;
      view.invalidate(["sheet"]);
    });
  }

  _showSolved() {
    this.view.dissolve = 1;
    this.view.invalidate(["sheet"]);
    this._shownSolved = solvedBanner(this);
    this._root.classList.add("is-solved");
    this._root.querySelector(".play-area")?.after(this._shownSolved);
    this._showTitle();
  }

  _hideSolved() {
    if (!this._shownSolved) return;
    this._shownSolved.remove();
    this._shownSolved = undefined;
    this._root.classList.remove("is-solved");
    this.view.dissolve = 0;
    this._showTitle();
  }

  _showTitle() {
    const { app, puzzle, game } = this;
    const entries = app.library.all();
    const number = entries.findIndex((entry) => entry.id === puzzle.id) + 1;
    const entry = entries[number - 1];
    const solved = game.isSolved || game.wasSolved;
    const title = entry ? nameOf(app, entry, solved, number) : (puzzle.title ?? app.t("puzzle.untitled"));
    this.bar.showTitle(title);
  }

  _theme() { return readTheme(this.puzzle, String(this.app.settings.values.symbols)); }

  _scale() { return this.app.settings.values.large_text ? 1.3 : 1; }

  _restyle() {
    const { check, auto_cross } = this.app.settings.values;
    this.view.restyle(this._theme(), this._scale());
    this.game.configure(/** @type {any} */ (check), Boolean(auto_cross));
  }

  close() {
    this._save();
    this.hints.close();
    this._leave.abort();
    this._pointer?.destroy();
    this.mirror.destroy();
    this.view.destroy();
  }
}

/** @param {number} duration_ms @param {AbortSignal} signal @param {(share: number) => void} draw from 0 to 1 */
function animate(duration_ms, signal, draw) {
  const start = performance.now();
  const step = (/** @type {number} */ now) => {
    if (signal.aborted) return;
    const share = Math.min(1, Math.max(0, (now - start) / duration_ms));
    draw(share);
    if (share < 1) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}
