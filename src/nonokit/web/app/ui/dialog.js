/** Dialogs on the browser's own `<dialog>`: focus, Escape and the backdrop come with it. */

import { button, el } from "./dom.js";

/** @typedef {import("./context.js").App} App */

/**
 * @param {App} app @param {string} title @param {import("./dom.js").Child[]} content
 * @param {{class?: string}} [options] @returns {HTMLDialogElement}
 */
export function openDialog(app, title, content, options = {}) {
  const body = el("div", { class: "dialog-body" }, content);
  if (!body.querySelector("button, a, input, select, textarea")) body.tabIndex = 0; // nothing but text: keys scroll it
  const dialog = /** @type {HTMLDialogElement} */ (el("dialog", { class: `dialog ${options.class ?? ""}`, "aria-labelledby": "dialog-title" },
    el("header", { class: "dialog-head" },
      el("h2", { id: "dialog-title" }, title),
      button("close", app.t("close"), () => dialog.close(), { class: "quiet" })),
    body));
  dialog.addEventListener("close", () => dialog.remove());
  closeOnBackdrop(dialog);
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}

/** Pressed and released there: text that is selected up to beyond the edge is no wish to leave. @param {HTMLDialogElement} dialog */
function closeOnBackdrop(dialog) {
  /** @type {EventTarget|null} */
  let pressed = null;
  dialog.addEventListener("pointerdown", ({ target }) => { pressed = target; });
  dialog.addEventListener("click", ({ target }) => { if (target === dialog && pressed === dialog) dialog.close(); });
}

/** The page they belong to is left, by the way back for instance: the topmost first, as if each had been cancelled. */
export function closeDialogs() {
  const open = /** @type {NodeListOf<HTMLDialogElement>} */ (document.querySelectorAll("dialog[open]"));
  for (const dialog of [...open].reverse()) dialog.close();
}

/** @param {App} app @param {string} question @param {string} action @returns {Promise<boolean>} */
export function confirmDialog(app, question, action) {
  return new Promise((resolve) => {
    let isYes = false;
    const dialog = openDialog(app, question, [
      el("div", { class: "row end" },
        el("button", { type: "button", class: "button", onclick: () => dialog.close() }, app.t("cancel")),
        el("button", { type: "button", class: "button primary", onclick: () => { isYes = true; dialog.close(); } }, action)),
    ], { class: "small" });
    dialog.addEventListener("close", () => resolve(isYes));
  });
}

/** @param {App} app @param {string} title @param {string} label @param {string} value @returns {Promise<string|null>} */
export function askDialog(app, title, label, value) {
  return new Promise((resolve) => {
    /** @type {string|null} */
    let answer = null;
    const input = /** @type {HTMLInputElement} */ (el("input", { id: "ask", class: "input", value, maxlength: 60, autocomplete: "off" }));
    const form = el("form", {
      class: "stack",
      onsubmit: (/** @type {Event} */ event) => {
        event.preventDefault();
        answer = input.value.trim() || null;
        dialog.close();
      },
    }, el("label", { for: "ask" }, label), input,
    el("div", { class: "row end" }, el("button", { type: "submit", class: "button primary" }, app.t("save"))));
    const dialog = openDialog(app, title, [form], { class: "small" });
    input.select();
    dialog.addEventListener("close", () => resolve(answer));
  });
}
