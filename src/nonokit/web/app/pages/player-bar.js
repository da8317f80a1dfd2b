/** The slim bar above the board and the tools below it. They show; the page decides. */

import { SITE_TITLE } from "../files/files.js";
import { colourName } from "../play/summary.js";
import { formatRoute } from "../model/route.js";
import { drawSymbol } from "../view/symbols.js";
import { button, el, icon } from "../ui/dom.js";
import { checkRadios, radioGroup } from "../ui/radio-group.js";

/** @typedef {import("./player.js").PlayerPage} PlayerPage */
/** @typedef {"fill"|"cross"|"maybe"|"erase"} ToolKind */

const TOOLS = /** @type {const} */ (["fill", "cross", "maybe", "erase"]);

/** @param {number} seconds */
export function formatTime(seconds) {
  const whole = Math.floor(seconds);
  const [h, m, s] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const two = (/** @type {number} */ n) => String(n).padStart(2, "0");
  return h ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}

/** @type {Map<string, string>} drawn once: a line of a large board has dozens, and changes with every cell one drags over */
const SYMBOLS = new Map();

/** @param {number} colour @param {string} ink @returns {string} the shape that stands for a colour on the board */
export function symbolAddress(colour, ink) {
  const key = `${colour} ${ink}`;
  const address = SYMBOLS.get(key) ?? drawnSymbol(colour, ink);
  SYMBOLS.set(key, address);
  return address;
}

/** @param {number} colour @param {string} ink */
function drawnSymbol(colour, ink) {
  const canvas = /** @type {HTMLCanvasElement} */ (el("canvas", { width: 40, height: 40 }));
  drawSymbol(/** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d")), colour, 20, 20, 16, ink);
  return canvas.toDataURL();
}

export class PlayerBar {
  /** @param {PlayerPage} page */
  constructor(page) {
    const { app, game } = page;
    const { t } = app;
    this._page = page;
    this._time = el("span", { class: "time" });
    this.timer = /** @type {HTMLButtonElement} */ (el("button", {
      type: "button", class: "button quiet timer", onclick: () => page.togglePause(), title: t("pause"),
    }, this._time, el("span", { class: "hidden" }, t("pause"))));
    this.undo = button("undo", t("undo"), () => game.undo(), { class: "quiet wide-only" });
    this.redo = button("redo", t("redo"), () => game.redo(), { class: "quiet" });
    this.tryOut = button("try", t("try-title"), () => page.run({ name: "try" }), { class: "quiet", "aria-pressed": "false" });
    this._whatIf = el("div", { class: "what-if", role: "status" },
      el("span", {}, t("try-running")),
      button("check", t("try-keep"), () => page.run({ name: "keep" }), { text: true, class: "primary", "aria-label": t("try-keep") }),
      button("close", t("try-drop"), () => page.run({ name: "drop" }), { text: true, "aria-label": t("try-drop") }));
    this._title = el("h1", { class: "play-title" });
    this._size = el("span", { class: "play-size" }, `${page.puzzle.width}×${page.puzzle.height}`);
    this.top = el("header", { class: "bar" },
      app.isAlone ? null : el("a", { class: "button quiet", href: formatRoute({ page: "gallery" }), title: t("back"), "aria-label": t("back") }, icon("back")),
      el("div", { class: "titles" }, this._title, this._size), this._whatIf,
      el("div", { class: "spacer" }), this.timer, this.undo, this.redo, this.tryOut,
      button("hint", t("hint-title"), () => page.run({ name: "hint" }), { text: true, class: "accent wide-only" }),
      button("menu", t("menu-title"), () => page.openMenu(), { class: "quiet" }));
    this.bottom = this._makeTools();
  }

  _makeTools() {
    const { app, game } = this._page;
    const { t } = app;
    this._tools = radioGroup(t("tools-title"), TOOLS.map((kind) =>
      button(kind, t(`tool-${kind}`), () => this._page.chooseTool(kind), { class: "segment", role: "radio", "data-tool": kind })), { class: "segments" });
    this._phoneUndo = button("undo", t("undo"), () => game.undo(), { class: "narrow-only tall" });
    this._colours = this._page.puzzle.palette.length > 2 ? this._makePalette() : null;
    return el("footer", { class: "tools" }, this._colours,
      el("div", { class: "tools-row" }, this._phoneUndo, this._tools,
        button("hint", t("hint-title"), () => this._page.run({ name: "hint" }), { class: "narrow-only tall accent" })));
  }

  _makePalette() {
    const { app, puzzle, view } = this._page;
    const swatches = puzzle.palette.slice(1).map((colour, i) => {
      const name = colourName(puzzle, i + 1, app.t);
      const swatch = el("button", {
        type: "button", class: "swatch", role: "radio", title: `${name} (${i + 1})`, "aria-label": name,
        "data-colour": i + 1, onclick: () => this._page.chooseColour(i + 1),
      }, view.theme.hasSymbols ? el("img", { class: "swatch-symbol", src: symbolAddress(i + 1, view.theme.paints[i + 1].text), alt: "" }) : null, i < 9 ? String(i + 1) : "");
      swatch.style.background = colour.rgb;
      swatch.style.color = view.theme.paints[i + 1].text;
      return swatch;
    });
    return radioGroup(app.t("palette-title"), swatches, { class: "palette" });
  }

  /** @param {{kind: ToolKind, colour: number}} tool */
  showTool({ kind, colour }) {
    if (this._tools) checkRadios(this._tools, (one) => one.dataset.tool === kind);
    if (this._colours) checkRadios(this._colours, (one) => kind === "fill" && Number(one.dataset.colour) === colour);
  }

  /** @param {string} title */
  showTitle(title) {
    this._title.textContent = title;
    document.title = `${title} · ${SITE_TITLE}`;
  }

  show() {
    const { game, app, isPaused } = this._page;
    const { timeline } = game;
    this.undo.disabled = isPaused || !timeline.canUndo;
    if (this._phoneUndo) this._phoneUndo.disabled = isPaused || !timeline.canUndo;
    this.redo.disabled = isPaused || !timeline.canRedo;
    this.tryOut.setAttribute("aria-pressed", String(game.isTrying));
    this._whatIf.hidden = !game.isTrying;
    this.top.classList.toggle("is-trying", game.isTrying);
    this.timer.hidden = !app.settings.values.timer;
    this._time.textContent = formatTime(game.seconds);
    this.timer.classList.toggle("is-paused", isPaused);
  }
}
