/** The tools at the side (below on a phone) and the colours under the sheet. They show; the page decides. */

import "../ui/icons.js";
import { readableOn } from "../view/colours.js";
import { isColoured } from "../model/puzzle.js";
import { colourName } from "../play/summary.js";
import { button, el, icon } from "../ui/dom.js";
import { checkRadios, radioGroup } from "../ui/radio-group.js";
import { groundOf } from "./board.js";
import { SYMMETRIES, isPossible } from "./symmetry.js";
import { TOOLS } from "./tools.js";

/** @typedef {import("./editor-page.js").EditorPage} EditorPage */

export const TOOL_KEYS = { p: "pencil", e: "eraser", l: "line", r: "rectangle", o: "ellipse", f: "bucket", s: "select", k: "lock", g: "give" };
const KEY_OF = Object.fromEntries(Object.entries(TOOL_KEYS).map(([key, tool]) => [tool, key.toUpperCase()]));

export class Toolbar {
  /** @param {EditorPage} page */
  constructor(page) {
    this._page = page;
    const { t } = page.app;
    this._tools = radioGroup(t("tools-title"), TOOLS.map((tool) => button(tool, `${t(`edit-tool-${tool}`)} (${KEY_OF[tool]})`, () => page.chooseTool(tool), {
      class: "quiet tool", role: "radio", "data-tool": tool,
    })), { class: "radios" });
    this._solid = button("solid", t("edit-solid"), () => page.set({ isSolid: !page.pen.isSolid }), { class: "quiet tool", "aria-pressed": "false" });
    this._symmetry = /** @type {HTMLSelectElement} */ (el("select", {
      class: "symmetry-select", "aria-label": t("edit-symmetry"), title: t("edit-symmetry"),
      onchange: (/** @type {any} */ event) => page.set({ symmetry: event.target.value }),
    }, SYMMETRIES.map((name) => el("option", { value: name }, t(`edit-symmetry-${name}`)))));
    this._symmetryBox = el("label", { class: "button quiet tool symmetry", title: t("edit-symmetry") }, icon("symmetry"), this._symmetry);
    this.element = el("div", { class: "edit-tools" }, this._tools,
      el("span", { class: "tool-gap", "aria-hidden": "true" }), this._solid, this._symmetryBox);
    this.palette = el("div", { class: "palette edit-palette" });
    /** @type {import("./picture.js").Picture["palette"]|null} */
    this._shownPalette = null;
  }

  show() {
    const { pen, picture } = this._page;
    checkRadios(this._tools, (one) => one.dataset.tool === pen.tool);
    this._solid.setAttribute("aria-pressed", String(pen.isSolid));
    this._symmetry.value = pen.symmetry;
    this._symmetryBox.classList.toggle("is-on", pen.symmetry !== "none");
    for (const option of this._symmetry.options) option.disabled = !isPossible(/** @type {any} */ (option.value), picture);
    // Swatches made anew would take the focus away from whoever goes through them with the arrows.
    if (picture.palette !== this._shownPalette) this._makePalette();
    checkRadios(/** @type {HTMLElement} */ (this.palette.firstChild), (one) => Number(one.dataset.colour) === pen.colour);
  }

  _makePalette() {
    const { app, picture } = this._page;
    this._shownPalette = picture.palette;
    const swatches = picture.palette.slice(1).map((colour, i) => {
      const name = colourName(/** @type {any} */ (picture), i + 1, app.t);
      const isInk = !isColoured(picture);
      const swatch = el("button", {
        type: "button", class: `swatch ${isInk ? "swatch-ink" : ""}`, role: "radio", title: `${name} (${i + 1})`, "aria-label": name, "data-colour": i + 1,
        onclick: () => this._page.chooseColour(i + 1), ondblclick: () => this._page.editColour(i + 1),
      }, i < 9 ? String(i + 1) : "");
      if (!isInk) {
        swatch.style.background = colour.rgb;
        swatch.style.color = readableOn(colour.rgb);
      }
      return swatch;
    });
    const ground = el("button", {
      type: "button", class: "swatch swatch-ground", title: app.t("edit-colour-ground"), "aria-label": app.t("edit-colour-ground"), onclick: () => this._page.editColour(0),
    });
    ground.style.background = groundOf(picture) ?? "var(--sheet)";
    this.palette.replaceChildren(radioGroup(app.t("palette-title"), swatches, { class: "radios" }), ground,
      button("add", app.t("edit-colour-add"), () => this._page.addColour(), { class: "quiet" }),
      button("settings", app.t("edit-colour-edit"), () => this._page.editColour(this._page.pen.colour), { class: "quiet" }));
  }
}

