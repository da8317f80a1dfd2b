/** A short burst of squares in the picture's own colours, when a puzzle is solved. Nothing of it takes a click. */

import { isColoured } from "../model/puzzle.js";
import { el } from "../ui/dom.js";

/** @typedef {import("../model/puzzle.js").Puzzle} Puzzle */

const PIECES = 36;
const LASTS_MS = 1400;

/** @param {HTMLElement} stage @param {Puzzle} puzzle */
export function burst(stage, puzzle) {
  const inks = isColoured(puzzle) ? puzzle.palette.slice(1).map((colour) => colour.rgb) : ["var(--ink)", "var(--accent)", "var(--accent-2)"];
  const layer = el("div", { class: "confetti", "aria-hidden": "true" });
  const flights = Array.from({ length: PIECES }, (_, i) => {
    const piece = el("i", {});
    piece.style.background = inks[i % inks.length];
    layer.append(piece);
    const turn = (i / PIECES) * 2 * Math.PI;
    const reach = 30 + 25 * Math.random();
    const to = `translate(${(Math.cos(turn) * reach).toFixed(1)}vmin, ${(Math.sin(turn) * reach + 18).toFixed(1)}vmin) rotate(${Math.round(Math.random() * 360)}deg)`;
    return piece.animate([{ transform: "none", opacity: 1 }, { transform: to, opacity: 0 }], { duration: LASTS_MS * (0.7 + 0.3 * Math.random()), easing: "cubic-bezier(.15,.7,.4,1)" });
  });
  stage.append(layer);
  Promise.allSettled(flights.map((flight) => flight.finished)).then(() => layer.remove());
}
