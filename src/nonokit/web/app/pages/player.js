/**
 * The page where a puzzle is played: joins the game, the board, the hands and the panels.
 *
 * It decides what a command does; everything it joins knows nothing of the others.
 */

import { MAYBE, BACKGROUND, UNKNOWN } from "../model/puzzle.js";
import { Game } from "../play/game.js";
import { applyMove } from "../play/moves.js";
import { newsOf } from "../play/news.js";
import { PointerInput } from "../input/pointer.js";
import { bindingOf } from "../input/keyboard.js";
import { BoardView } from "../view/board.js";
import { GridMirror } from "../view/grid-mirror.js";
import { readTheme } from "../view/theme.js";
import { askDialog, confirmDialog } from "../ui/dialog.js";
import { BranchPanel } from "./branch-panel.js";
import { ClueBar } from "./clue-bar.js";
import { button, el } from "../ui/dom.js";
import { giveFeedback } from "../ui/feedback.js";
import { Finish } from "./finish.js";
import { HintPanel } from "./hint-panel.js";
import { openKeys } from "./keys-dialog.js";
import { KeyboardCursor } from "./keyboard-cursor.js";
import { Panel, roomForPanel } from "./panel.js";
import { openPlayerMenu } from "./player-menu.js";
import { PlayerBar } from "./player-bar.js";
import { Looks } from "./looks.js";
import { Mistakes } from "./mistakes.js";
import { nameInLibrary, nameOutside } from "./titles.js";

/** @typedef {import("../ui/context.js").App} App */
/** @typedef {import("../model/puzzle.js").Puzzle} Puzzle */
/** @typedef {import("../input/keyboard.js").Command} Command */
/** @typedef {{y: number, x: number}} Cell */

const SAVE_TIME_EVERY_S = 60;
/** What can be asked for while the board is covered. */
const PAUSED_COMMANDS = new Set(["pause", "help", "drop"]);
const RADIO_KEYS = [" ", "Enter", "ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "Home", "End"];

/** @param {HTMLElement} target @returns {string[]} keys that belong to what has the focus, before the board */
function keysOf(target) {
  if (target.closest("[role=radio]")) return RADIO_KEYS;
  return target.closest("button, a") ? [" ", "Enter"] : [];
}

export class PlayerPage {
  /** @param {App} app @param {HTMLElement} root @param {Puzzle} puzzle */
  constructor(app, root, puzzle) {
    this.app = app;
    this.puzzle = puzzle;
    this.root = root;
    const { check, auto_cross } = app.settings.values;
    this.game = new Game(puzzle, {
      progress: app.progress.get(puzzle.id), level: /** @type {any} */ (check), autoCross: Boolean(auto_cross),
    });
    /** @type {{kind: import("./player-bar.js").ToolKind, colour: number}} */
    this.tool = { kind: "fill", colour: 1 };
    this.isPaused = false;
    this.isTest = false; // a draft that is tried out
    this.isApplyingHint = false;
    this.leave = new AbortController();
    this._board = el("div", { class: "board" });
    this._cover = el("div", { class: "cover", hidden: true });
    this.panel = new Panel(this);
    this._status = el("p", { class: "hidden", role: "status", "aria-live": "polite" });
    this.view = new BoardView(this._board, puzzle, {
      theme: this._theme(), scale: this._scale(), aside: () => roomForPanel(this._board),
    });
    this.view.showsFinished = Boolean(app.settings.values.finished);
    this.mirror = new GridMirror(this._board, puzzle, app.t);
    this.cursor = new KeyboardCursor(this);
    this.finish = new Finish(this);
    this.bar = new PlayerBar(this);
    this._clueBar = new ClueBar(this);
    this.view.onDrawn = () => this._clueBar.follow();
    this.view.onResized = () => this.panel.follow();
    this.hints = new HintPanel(this);
    this.branches = new BranchPanel(this);
    this.looks = new Looks(this);
    this.mistakes = new Mistakes(this);
    this._isLossTold = false;
    this._lastCells = this.game.state.cells;
    this._lastDone = 0;
  }

  open() {
    const { app, game, puzzle, root, bar } = this;
    root.className = "page player";
    root.replaceChildren(bar.top, el("div", { class: "play-area" },
      el("main", { class: "stage", id: "main", tabindex: "-1" }, this._lesson(), this._board, this._clueBar.element, this._cover), this.panel.element), bar.bottom, this._status);
    this._wire();
    this.bar.showTool(this.tool);
    this.showTitle();
    this._refresh();
    this.mistakes.mark();
    if (game.isSolved) this.finish.show();
    app.library.keep(puzzle);
    this.branches.follow();
  }

  /** @returns {HTMLElement|null} what a puzzle of the course teaches */
  _lesson() {
    const entry = this.app.library.entry(this.puzzle.id);
    return entry?.course ? el("p", { class: "lesson" }, this.app.t(`lesson-text-${entry.slug}`)) : null;
  }

  _wire() {
    const { app, game } = this;
    const { signal } = this.leave;
    this._pointer = new PointerInput(this._board, this.view, this._hands());
    document.addEventListener("keydown", (event) => this._key(event), { signal });
    this.mirror.element.addEventListener("focusin", () => this.cursor.show(), { signal });
    this.mirror.element.addEventListener("focusout", () => this.view.decorate({ cursor: null }), { signal });
    const clock = setInterval(() => this._tick(), 1000);
    const stops = [
      game.onChange((reason) => this._changed(reason)),
      app.progress.onElsewhere((ids) => { if (ids.has(this.puzzle.id)) this._follow(); }),
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
      commit: (move, cell) => {
        this.mirror.moveTo(cell, false); // the keys carry on where the hand was
        this.game.play(move);
      },
      clickClue: (line) => {
        this.cursor.pointTo(line);
        if (this.game.statusOf(line).isDone) this.game.crossRest(line);
      },
      hover: (cell) => this.view.decorate({ focus: this.crosshairAt(cell) }),
      longPressed: () => giveFeedback("held", settings.values),
    };
  }

  /** @param {Cell|null} cell @returns {Cell|null} where the crosshair is; a finished picture has none */
  crosshairAt(cell) {
    return this.app.settings.values.crosshair && !this.game.isSolved ? cell : null;
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
    if (binding.isForBoard && keysOf(target).includes(event.key)) return;
    event.preventDefault();
    this.run(binding.command);
  }

  /** @param {Command} command */
  run(command) {
    const { game, view } = this;
    if (this.isPaused && !PAUSED_COMMANDS.has(command.name)) return;
    /** @type {Record<string, () => void>} */
    const commands = {
      move: () => this.cursor.move(command),
      news: () => this.cursor.toNews(),
      fill: () => this.cursor.paint(this.tool.colour),
      cross: () => this.cursor.paint(BACKGROUND),
      maybe: () => this.cursor.paint(MAYBE),
      erase: () => this.cursor.paint(UNKNOWN),
      colour: () => this.chooseColour(command.colour ?? 1),
      speak_row: () => this.cursor.speak({ kind: "row", index: this.mirror.cursor.y }),
      speak_column: () => this.cursor.speak({ kind: "column", index: this.mirror.cursor.x }),
      undo: () => game.undo(),
      redo: () => game.redo(),
      hint: () => { this.hints.next(); },
      try: () => game.play(game.isTrying ? "keep" : "try"),
      keep: () => (game.isTrying ? game.play("keep") : this.cursor.paint(this.tool.colour)),
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
    if (this._pointer?.cancel()) return;
    if (this.isPaused) this.togglePause();
    else if (this.game.isTrying) this.game.play("drop");
    else this.panel.close();
  }

  /** @param {string} text for screen readers */
  say(text) { this._status.textContent = text; }

  /** @param {import("../play/game.js").Reason} reason */
  _changed(reason) {
    if (reason === "time") {
      this.bar.show();
      return;
    }
    if (reason === "move") {
      this.looks.moved(this._lastCells);
      this._giveFeedback();
    }
    if (reason === "move" && !this.isApplyingHint && this.hints.isOpen && this._lastCells !== this.game.state.cells) {
      this.hints.expire(this._lastCells);
    }
    if (reason === "move") this._save();
    this._refresh();
    this.mistakes.mark();
    this.finish.follow(reason === "move");
  }

  _giveFeedback() {
    const { app, game } = this;
    const after = { cells: game.state.cells, done: this._countDone(), isSolved: game.isSolved };
    const news = newsOf({ cells: this._lastCells, done: this._lastDone }, after);
    if (news) giveFeedback(news, app.settings.values);
  }

  _countDone() { return this.game.statuses.filter(({ isDone }) => isDone).length; }

  _refresh() {
    const { game, view } = this;
    this._lastCells = game.state.cells;
    this._lastDone = this._countDone();
    view.show(game.state, game.statuses);
    this.mirror.show(game.state.cells);
    this.bar.show();
    this.panel.onChange?.();
  }

  _save() {
    if (!this.game.isBegun) return;
    const { app } = this;
    const isFull = !app.progress.save(this.game.save());
    const isForbidden = !app.storage.isKept && !app.library.hasServer && !this.isTest;
    if ((isFull || isForbidden) && !this._isLossTold) app.toast(app.t(isForbidden ? "progress-not-kept" : "save-full"));
    this._isLossTold = isFull || isForbidden;
  }

  /** Keeps what is not kept yet: the page is left, perhaps for good. */
  keep() {
    this.game.keepTime();
    this._save();
  }

  /** Someone else went on with this game, or played another branch of it. */
  _follow() {
    const { app, game, puzzle } = this;
    const progress = app.progress.get(puzzle.id);
    if (progress) game.adopt(progress);
    this.branches.follow();
  }

  _tick() {
    const { game } = this;
    if (this.isPaused || game.isSolved || document.hidden || !game.isBegun) return;
    game.addTime(1);
    if (game.seconds % SAVE_TIME_EVERY_S === 0) this.keep();
  }

  togglePause() {
    if (this.game.isSolved) return;
    this._pointer?.cancel();
    this.isPaused = !this.isPaused;
    this._cover.hidden = !this.isPaused;
    this._cover.replaceChildren(button("play", this.app.t("pause-resume"), () => this.togglePause(), { text: true, class: "primary large" }));
    if (this.isPaused) /** @type {HTMLElement} */ (this._cover.firstChild).focus();
    this.bar.show();
  }

  openMenu() { openPlayerMenu(this); }

  async addCheckpoint() {
    const { t, locale } = this.app;
    const time = new Intl.DateTimeFormat(locale, { timeStyle: "short" }).format(new Date());
    const name = await askDialog(this.app, t("checkpoint-add"), t("checkpoint-name"), time);
    if (!name) return;
    this.game.addCheckpoint(name);
    this.app.toast(t("checkpoint-added", { name }));
  }

  async restart() {
    const { t } = this.app;
    if (await confirmDialog(this.app, t("restart-question"), t("restart-title"))) this.game.restart();
  }

  showTitle() {
    const { app, puzzle, game } = this;
    const entry = app.library.entry(puzzle.id);
    const solved = game.isSolved || game.wasSolved;
    this.bar.showTitle(entry ? nameInLibrary(app, entry, solved) : nameOutside(app, puzzle, solved));
  }

  _theme() { return readTheme(this.puzzle, String(this.app.settings.values.symbols)); }

  _scale() { return this.app.settings.values.large_text ? 1.3 : 1; }

  _restyle() {
    const { check, auto_cross } = this.app.settings.values;
    this.view.showsFinished = Boolean(this.app.settings.values.finished);
    this.view.restyle(this._theme(), this._scale());
    this.game.configure(/** @type {any} */ (check), Boolean(auto_cross));
  }

  close() {
    this.keep();
    this.hints.close();
    this.leave.abort();
    this._pointer?.destroy();
    this.mirror.destroy();
    this.view.destroy();
  }
}
