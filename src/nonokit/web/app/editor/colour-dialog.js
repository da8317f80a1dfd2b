/** One colour of the palette: how it looks, what it is called, or away with it. The background stays. */

import { openDialog } from "../ui/dialog.js";
import { el } from "../ui/dom.js";
import { isHardToTell } from "../view/colours.js";
import { formatPalette } from "./moves.js";
import { freeName } from "./palette.js";

/** @param {import("./editor-page.js").EditorPage} page @param {number} value */
export function openColour(page, value) {
  const { app, picture } = page;
  const { t } = app;
  const colour = picture.palette[value];
  const rgb = /** @type {HTMLInputElement} */ (el("input", { type: "color", id: "colour-rgb", class: "colour-input", value: colour.rgb, oninput: () => { rename(); warn(); } }));
  const name = /** @type {HTMLInputElement} */ (el("input", { id: "colour-name", class: "input", value: colour.name, maxlength: 40, autocomplete: "off" }));
  const note = el("p", { class: "note", role: "status" });
  const wanted = () => picture.palette.map((one, i) => (i === value ? { ...one, rgb: rgb.value, name: freeName(name.value, picture.palette, i) } : one));
  const rename = () => { if (value === 0 && name.value === "white") name.value = "background"; };
  const warn = () => { note.textContent = isHardToTell(wanted()) ? t("edit-colour-alike") : ""; };
  const remove = () => {
    dialog.close();
    const values = picture.palette.map((_, i) => (i < value ? i : i === value ? 0 : i - 1));
    page.play(`remap ${values.join(" ")}; ${formatPalette(picture.palette.filter((_, i) => i !== value))}`);
  };
  const save = (/** @type {Event} */ event) => {
    event.preventDefault();
    dialog.close();
    page.play(formatPalette(wanted()));
  };
  const dialog = openDialog(app, t(value ? "edit-colour-edit" : "edit-colour-ground"), [el("form", { class: "stack", onsubmit: save },
    el("div", { class: "row" }, rgb, el("label", { for: "colour-rgb" }, t("edit-colour-look"))),
    el("div", { class: "field" }, el("label", { for: "colour-name" }, t("edit-colour-name")), name), note,
    el("div", { class: "row end" },
      picture.palette.length > 2 && value > 0 ? el("button", { type: "button", class: "button", onclick: remove }, t("edit-colour-remove")) : null,
      el("button", { type: "submit", class: "button primary" }, t("save"))))], { class: "small" });
  warn();
}
