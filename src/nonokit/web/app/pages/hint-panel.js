/**
 * Hints in three steps, each only when asked for: where to look, why, and do it.
 *
 * The server explains with all techniques; without it the page's own line logic helps as far as it goes.
 * Any move takes the hint back, for it spoke of a sheet that is no more; the panel stays where it covers nothing. Who
 * wants to find the step alone is told where, and the next move is judged.
 */

import { PYTHON_FOLDER } from "../files/files.js";
import { ApiError, api } from "../net/api.js";
import { warmUpPython } from "../net/python.js";
import { localHint } from "../logic/hint.js";
import { formatGrid, formatPuzzle } from "../model/puzzle.js";
import { formatCellsMove } from "../play/moves.js";
import { markedCells } from "../view/marks.js";
import { el } from "../ui/dom.js";

/** @typedef {import("./player.js").PlayerPage} PlayerPage */
/** @typedef {import("../logic/hint.js").Hint} Hint */
/** @typedef {import("../model/puzzle.js").Puzzle} Puzzle */
/** @typedef {{step: Hint, why: Hint}} Sought */

/** Time for a hint that knows the answer; a puzzle that takes longer gets hints from the sheet alone. */
const CHECK_S = 4;
const DEPTHS = /** @type {const} */ (["where", "why", "cells"]);

export class HintPanel {
  /** @param {PlayerPage} page */
  constructor(page) {
    this._page = page;
    this._step = -1;
    /** @type {Hint|null} */
    this._hint = null;
    /** @type {AbortController|null} */
    this._asking = null;
    this._isLocal = false;
    this._isHard = false;
    /** What the player is looking for. @type {Sought|null} */
    this._sought = null;
  }

  /** Whether something is told: also what was done at last, until the player moves on. */
  get isOpen() { return this._step >= 0 || this._hint !== null; }

  /** The next step: opens with "where"; after "do it" begins again. */
  async next() {
    if (this._page.game.isSolved || this._asking) return;
    await this._show(Math.min(this._step + 1, DEPTHS.length - 1));
  }

  /** @param {number} step */
  async _show(step) {
    const { game } = this._page;
    const { signal } = this._asking = new AbortController();
    const position = game.timeline.state;
    try {
      const hint = await this._ask(DEPTHS[step], signal);
      if (signal.aborted || position !== game.timeline.state) return;
      if (step === 0) {
        game.countHint(hint && isMove(hint) ? hint.technique : "");
      }
      this._step = step;
      this._hint = hint;
      this._render();
      if (hint && step === 2 && hint.cells.length) this._apply(hint);
    } finally {
      this._asking = null;
    }
  }

  /** @param {"where"|"why"|"cells"} depth @param {AbortSignal} signal @returns {Promise<Hint|null>} */
  async _ask(depth, signal) {
    const { app, game, puzzle } = this._page;
    // A step from a wrong cell leads astray, so that is told first; but a what-if may be wrong, and some want nothing told.
    const mayTell = !this._isHard && !game.isTrying && app.settings.values.check !== "off";
    const request = hintRequest(app, puzzle, game.state.cells, depth);
    try {
      const hint = mayTell ? await api.hint({ ...request, mistakes: "cells", timeout_s: CHECK_S }, signal) : null;
      this._isHard ||= hint?.technique === "unknown";
      const told = hint && !this._isHard ? hint : await api.hint({ ...request, mistakes: "line" }, signal);
      this._isLocal = false;
      return told;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this._isLocal = true;
      const own = localHint(puzzle, game.state.cells, depth, app.t);
      return own || error.code !== "offline" || !PYTHON_FOLDER || signal.aborted ? own : this._askLater(depth, signal);
    }
  }

  /** Harder steps are Python's, which is still being loaded. @param {"where"|"why"|"cells"} depth @param {AbortSignal} signal @returns {Promise<Hint|null>} */
  async _askLater(depth, signal) {
    const { panel, app: { t } } = this._page;
    panel.open(t("hint-title"), [el("p", { role: "status" }, t("hint-none"), " ", t("hint-loading"))], () => this.close());
    const closed = new Promise((resolve) => { signal.addEventListener("abort", () => resolve(false)); });
    return await Promise.race([warmUpPython(), closed]) ? this._ask(depth, signal) : null;
  }

  /** @param {Puzzle} puzzle with its given cells @returns {Promise<Hint|null>} why the next step is so; null where nobody can tell */
  async reasonAt(puzzle) {
    if (!puzzle.given) return null;
    try {
      return await api.hint(hintRequest(this._page.app, puzzle, puzzle.given, "why"));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return localHint(puzzle, puzzle.given, "why", this._page.app.t);
    }
  }

  /** Shows where only, and waits for the player's answer. */
  async _find() {
    const signal = (this._asking = new AbortController()).signal;
    const { t } = this._page.app;
    try {
      const [step, why] = [await this._ask("cells", signal), await this._ask("why", signal)];
      if (!step || !why || signal.aborted || !this._hint) return;
      this._sought = { step, why };
      this._page.panel.open(t("hint-title"), [el("p", { class: "hint-text", role: "status" }, this._hint.text, " ", t("hint-find-text"))], () => this.close());
    } finally {
      this._asking = null;
    }
  }

  /** @param {Sought} sought @param {Uint8Array} before @param {Uint8Array} after the player's answer */
  _tellVerdict({ step, why }, before, after) {
    const { app, view, puzzle, panel } = this._page;
    const verdict = verdictOn(step.cells, puzzle.width, before, after);
    panel.open(app.t("hint-title"), [
      el("p", { class: `found is-${verdict}`, role: "status" }, app.t(`hint-find-${verdict}`)), el("p", { class: "hint-text" }, why.text),
      el("button", { type: "button", class: "button", onclick: () => this.next() }, app.t("hint-again")),
    ], () => this.close());
    view.decorate({ marks: why.evidence });
  }

  _render() {
    const { app, view } = this._page;
    const { t } = app;
    const hint = this._hint;
    if (!hint) {
      this._page.panel.open(t("hint-title"), [el("p", {}, t("hint-none")),
        this._isLocal ? el("p", { class: "note" }, t("hint-needs-server")) : null], () => this.close());
      view.decorate({ marks: [] });
      return;
    }
    const key = `technique-${hint.technique}`;
    const name = this._step > 0 && t(key) !== key ? el("p", { class: "technique" }, t(key)) : null;
    this._page.panel.open(t("hint-title"), [
      isMove(hint) ? this._steps() : null, name, el("p", { class: "hint-text", role: "status" }, hint.text),
      el("div", { class: "panel-actions" }, this._actions(hint)),
    ], () => this.close());
    view.decorate({ marks: hint.evidence });
    this._reveal(hint);
  }

  _steps() {
    const { t } = this._page.app;
    return el("ol", { class: "steps", "aria-label": t("hint-steps") }, DEPTHS.map((depth, i) =>
      el("li", { class: i <= this._step ? "is-done" : "", "aria-current": i === this._step ? "step" : null }, t(`hint-step-${depth}`))));
  }

  /** @param {Hint} hint */
  _actions(hint) {
    const { t } = this._page.app;
    const action = (/** @type {string} */ label, /** @type {() => void} */ act, style = "button") =>
      el("button", { type: "button", class: style, onclick: act }, t(label));
    const further = () => this._show(this._step + 1);
    if (!isMove(hint)) {
      return el("div", { class: "row wrap" },
        hint.mistake ? action("rewind-action", () => this._page.mistakes.rewind(), "button primary") : null,
        this._step < 2 && !this._isLocal ? action("hint-closer", further) : null);
    }
    if (this._step >= 2) return action("hint-again", () => this.next());
    if (this._step > 0) return action("hint-ask-cells", further, "button primary");
    return el("div", { class: "row wrap" }, action("hint-ask-why", further, "button primary"), action("hint-find", () => this._find()));
  }

  /** @param {Hint} hint brings the evidence into view, its beginning for sure */
  _reveal(hint) {
    const line = hint.lines[0];
    const { view } = this._page;
    const seen = [...hint.cells, ...hint.evidence.flatMap(markedCells)].reverse();
    if (!seen.length && line && view.layout && !hint.mistake) {
      const { x, y } = view.scroll;
      const { cell } = view.layout;
      seen.push(line.kind === "row" ? { y: line.index, x: Math.ceil(x / cell) + 1 } : { y: Math.ceil(y / cell) + 1, x: line.index });
    }
    const lines = [...hint.lines, ...hint.evidence.flatMap((mark) => ("line" in mark ? [mark.line] : []))];
    this._page.panel.showBeside({ cells: seen, lines: [...new Map(lines.map((one) => [`${one.kind} ${one.index}`, one])).values()] });
  }

  /** @param {Hint} hint */
  _apply(hint) {
    const values = [...new Set(hint.cells.map((cell) => cell.value))];
    const moves = values.map((value) => formatCellsMove(value, hint.cells.filter((cell) => cell.value === value)));
    const { marks } = this._page.view.overlay;
    this._page.isApplyingHint = true;
    this._page.game.play(moves.join("; "));
    this._page.isApplyingHint = false;
    if (this._page.game.isSolved) return; // that closed the hint, and a finished picture has no marks
    this._page.view.decorate({ marks: marks.filter((mark) => mark.type === "line_glow") });
    this._page.finish.pulse(hint.cells);
    this._step = -1;
  }

  /** The sheet has changed. @param {Uint8Array} before */
  expire(before) {
    const sought = this._sought;
    this.close();
    if (sought) {
      this._tellVerdict(sought, before, this._page.game.state.cells);
      return;
    }
    if (this._page.panel.isCovering) {
      this._page.panel.close();
      return;
    }
    const { t } = this._page.app;
    this._page.panel.open(t("hint-title"), [el("p", {}, t("hint-moved")),
      el("button", { type: "button", class: "button", onclick: () => this.next() }, t("hint-again"))]);
  }

  close() {
    this._asking?.abort();
    this._step = -1;
    this._hint = null;
    this._sought = null;
    this._page.view.decorate({ marks: [] });
  }
}

/** @param {Hint} hint whether it leads to a move; else it tells how things stand: a mistake, several pictures */
const isMove = ({ lines, mistake }) => lines.length > 0 && !mistake;

/** @param {import("../ui/context.js").App} app @param {Puzzle} puzzle @param {Uint8Array} cells @param {"where"|"why"|"cells"} depth */
export function hintRequest(app, puzzle, cells, depth) {
  const language = /** @type {import("../wire/wire.js").HintRequest["language"]} */ (app.language);
  const without = String(app.settings.values.without).split(" ").filter(Boolean);
  return { puzzle: formatPuzzle(puzzle), state: formatGrid(cells, puzzle.width, puzzle.palette), depth, language, without };
}

/**
 * @param {ReadonlyArray<{y: number, x: number, value: number}>} sought @param {number} width @param {Uint8Array} before @param {Uint8Array} after
 * @returns {"right"|"wrong"|"elsewhere"} of a move: only cells of the step as the step has them; one of them otherwise; or others
 */
export function verdictOn(sought, width, before, after) {
  const values = new Map(sought.map(({ y, x, value }) => [y * width + x, value]));
  const changed = [...after.keys()].filter((index) => after[index] !== before[index]);
  if (changed.some((index) => values.has(index) && values.get(index) !== after[index])) return "wrong";
  return changed.every((index) => values.has(index)) ? "right" : "elsewhere";
}
