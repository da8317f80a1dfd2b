/** How the book looks and what comes with the puzzles. */

import { el } from "../ui/dom.js";

const TRIMS = { a4: "A4", letter: "Letter", a5: "A5", "6x9": "6 × 9 in", "8.5x11": "8.5 × 11 in" };
const COVERS = ["quilt", "portrait", "band", "pencil", "title", "none"];
const ORDERS = ["listed", "easy first"];
/** What may come with the puzzles, and the words for it. */
const PARTS = { contents: "book-contents", rules: "book-rules", answers: "book-answers", difficulty: "filter-difficulty", credits: "book-credits" };

export class BookForm {
  /** @param {import("../ui/context.js").App} app */
  constructor(app) {
    const { t } = app;
    /** @type {Record<string, HTMLInputElement|HTMLSelectElement>} */
    this._fields = {
      title: text("title", t("gallery-title")), author: text("author", ""),
      trim: select("trim", Object.entries(TRIMS)), cover: select("cover", COVERS.map((name) => [name, t(`make-book-cover-${name}`)])),
      order: select("order", ORDERS.map((name) => [name, t(`make-book-order-${name}`)])),
      large_print: check("large_print", "switch", false),
      ...Object.fromEntries(Object.keys(PARTS).map((name) => [name, check(name, "tick", true)])),
    };
    const labels = { title: "edit-details-title", author: "edit-details-author", trim: "make-book-trim", cover: "make-book-cover", order: "make-book-order", large_print: "make-book-large-print", ...PARTS };
    const label = (/** @type {string} */ name) => t(labels[/** @type {keyof typeof labels} */ (name)]);
    const row = (/** @type {string} */ name) => el("div", { class: "setting" },
      el("label", { for: `book-${name}` }, label(name)), this._fields[name]);
    this.element = el("form", { class: "settings-group", onsubmit: (/** @type {Event} */ event) => event.preventDefault() },
      ["title", "author", "trim", "cover", "order", "large_print"].map(row),
      el("fieldset", { class: "settings-group" }, el("legend", {}, t("make-book-with")), el("div", { class: "book-with" },
        Object.keys(PARTS).map((name) => el("label", { class: "book-item" }, this._fields[name], label(name))))));
  }

  /** @param {Record<string, string|boolean>} values as they were */
  set(values) {
    for (const [name, value] of Object.entries(values)) {
      const field = this._fields[name];
      if (field instanceof HTMLInputElement && typeof value === "boolean") field.checked = value;
      else field.value = String(value);
    }
  }

  /** @returns {Record<string, string|boolean>} as the server wants them */
  values() {
    return Object.fromEntries(Object.entries(this._fields).map(([name, field]) =>
      [name, field instanceof HTMLInputElement && field.type === "checkbox" ? field.checked : field.value.trim()]));
  }
}

/** @param {string} name @param {string} value */
const text = (name, value) => /** @type {HTMLInputElement} */ (el("input", { id: `book-${name}`, class: "input", value, maxlength: 100, autocomplete: "off" }));

/** @param {string} name @param {string} style @param {boolean} isOn */
const check = (name, style, isOn) => /** @type {HTMLInputElement} */ (el("input", { id: `book-${name}`, class: style, type: "checkbox", checked: isOn }));

/** @param {string} name @param {string[][]} choices */
const select = (name, choices) => /** @type {HTMLSelectElement} */ (el("select", { id: `book-${name}`, class: "input" },
  choices.map(([value, label]) => el("option", { value }, label))));
