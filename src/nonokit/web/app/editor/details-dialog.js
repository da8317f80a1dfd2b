/** The words that go with a puzzle. */

import { openDialog } from "../ui/dialog.js";
import { el } from "../ui/dom.js";

const FIELDS = /** @type {const} */ (["title", "author", "licence", "description"]);

/** @param {import("./editor-page.js").EditorPage} page */
export function openDetails(page) {
  const { app, document: drawing } = page;
  const { t } = app;
  const inputs = FIELDS.map((name) => /** @type {HTMLInputElement} */ (el(name === "description" ? "textarea" : "input", {
    class: "input", id: `details-${name}`, maxlength: name === "description" ? 2000 : 200, autocomplete: "off", value: drawing.details[name] ?? "",
    rows: name === "description" ? 3 : null, list: name === "licence" ? "licences" : null,
  })));
  const licences = el("datalist", { id: "licences" }, ["CC0 1.0", "CC BY 4.0", "CC BY-SA 4.0"].map((value) => el("option", { value })));
  const save = (/** @type {Event} */ event) => {
    event.preventDefault();
    drawing.details = Object.fromEntries(FIELDS.map((name, i) => [name, inputs[i].value.trim()]).filter(([, text]) => text));
    dialog.close();
    page.bar.show();
    page.save();
  };
  const dialog = openDialog(app, t("edit-details"), [el("form", { class: "stack", onsubmit: save },
    FIELDS.map((name, i) => el("div", { class: "field" }, el("label", { for: `details-${name}` }, t(`edit-details-${name}`)), inputs[i])), licences,
    el("div", { class: "row end" }, el("button", { type: "submit", class: "button primary" }, t("save"))))]);
}
