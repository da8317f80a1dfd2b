/** What is asked for is on its way: said where that takes longer than a blink, until it is there. */

import { el } from "./dom.js";

const BLINK_MS = 400;

/** @param {string} text @returns {() => void} says it no more */
export function sayWaiting(text) {
  const note = el("div", { class: "waiting", role: "status" }, text);
  const timer = setTimeout(() => document.body.append(note), BLINK_MS);
  return () => {
    clearTimeout(timer);
    note.remove();
  };
}
