/** The groups of puzzles to choose from, each as a whole or opened one by one. */

import { el } from "../ui/dom.js";
import { FILES } from "./choice.js";

/** @typedef {import("./choice.js").Choice} Choice */
/** @typedef {import("./choice.js").Group} Group */

/** @param {import("../ui/context.js").App} app @param {Choice} choice @param {HTMLElement} place @param {() => void} changed */
export function sourceList(app, choice, place, changed) {
  place.replaceChildren(...[...choice.groups].reverse().filter(({ key }) => key === FILES).concat(choice.groups.filter(({ key }) => key !== FILES))
    .map((group) => source(app, choice, group, changed)));
}

/** @param {import("../ui/context.js").App} app @param {Choice} choice @param {Group} group @param {() => void} changed */
function source(app, choice, group, changed) {
  const whole = /** @type {HTMLInputElement} */ (el("input", { type: "checkbox", class: "tick", onchange: () => {
    choice.set(group.items.map(({ id }) => id), whole.checked);
    refresh();
  } }));
  const count = el("span", { class: "group-count" });
  const each = el("div", { class: "book-each" });
  const fill = () => each.replaceChildren(...group.items.map(({ id, name }) => {
    const tick = /** @type {HTMLInputElement} */ (el("input", { type: "checkbox", class: "tick", checked: choice.has(id), onchange: () => {
      choice.set([id], tick.checked);
      show();
      changed();
    } }));
    return el("label", { class: "book-item" }, tick, el("span", {}, name));
  }));
  const details = /** @type {HTMLDetailsElement} */ (el("details", { ontoggle: () => { if (details.open) fill(); } },
    el("summary", { "aria-label": `${group.title}: ${app.t("make-book-each")}` }, app.t("make-book-each")), each));
  const show = () => {
    const state = choice.of(group);
    whole.checked = state === "all";
    whole.indeterminate = state === "some";
    count.textContent = `${group.items.filter(({ id }) => choice.has(id)).length} / ${group.items.length}`;
  };
  const refresh = () => {
    show();
    if (details.open) fill();
    changed();
  };
  show();
  return el("div", { class: "book-source" }, el("label", { class: "book-item" }, whole, el("strong", {}, group.title), count), details);
}
