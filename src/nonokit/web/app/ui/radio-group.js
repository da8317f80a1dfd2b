/** Radio groups as ARIA has them: one stop for Tab, the arrows choose, Home and End go to the ends. */

import { el } from "./dom.js";

/** @type {Record<string, number>} */
const STEPS = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** @param {string} label @param {HTMLElement[]} radios buttons of the role "radio" @param {import("./dom.js").Attributes} [attributes] */
export function radioGroup(label, radios, attributes = {}) {
  const group = el("div", { role: "radiogroup", "aria-label": label, ...attributes }, radios);
  group.addEventListener("keydown", (event) => choose(group, event));
  return group;
}

/** @param {HTMLElement} group @param {(radio: HTMLElement) => boolean} isChecked */
export function checkRadios(group, isChecked) {
  const radios = radiosOf(group);
  const last = radios.find((radio) => radio.tabIndex === 0);
  const stop = radios.find(isChecked) ?? last ?? radios[0];
  for (const radio of radios) {
    radio.setAttribute("aria-checked", String(isChecked(radio)));
    radio.tabIndex = radio === stop ? 0 : -1;
  }
}

/** @param {HTMLElement} group @returns {HTMLElement[]} */
function radiosOf(group) { return [...group.querySelectorAll("[role=radio]")].map((radio) => /** @type {HTMLElement} */ (radio)); }

/** @param {HTMLElement} group @param {KeyboardEvent} event */
function choose(group, event) {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  const radios = radiosOf(group);
  const at = radios.findIndex((radio) => radio === event.target);
  const next = nextOf(event.key, at, radios.length);
  if (at < 0 || next === null) return;
  event.preventDefault();
  event.stopPropagation(); // the board has the same keys
  radios[next].focus();
  radios[next].click();
}

/** @param {string} key @param {number} at @param {number} count @returns {number|null} the place a key leads to, round and round */
export function nextOf(key, at, count) {
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  return key in STEPS ? (at + STEPS[key] + count) % count : null;
}
