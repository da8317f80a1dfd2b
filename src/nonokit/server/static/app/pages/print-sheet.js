/** A puzzle on paper: black on white, clues and an empty sheet, as large as the page allows. */

import { clueTexts } from "../view/geometry.js";
import { readableOn } from "../view/colours.js";
import { el } from "./dom.js";

/** @typedef {import("./app.js").App} App */
/** @typedef {import("../model/puzzle.js").Puzzle} Puzzle */

const SVG = "http://www.w3.org/2000/svg";
const CELL = 20;
const FONT = 11;

/** @param {App} app @param {Puzzle} puzzle */
export function printPuzzle(app, puzzle) {
  const sheet = el("div", { class: "print-sheet" },
    el("h1", {}, app.t("print.heading", { width: puzzle.width, height: puzzle.height })), drawing(puzzle),
    el("p", {}, [...new Set([puzzle.author, puzzle.copyright, "nonokit"])].filter(Boolean).join(" · ")));
  document.body.append(sheet);
  window.addEventListener("afterprint", () => sheet.remove(), { once: true });
  window.print();
}

/** @param {string} name @param {Record<string, string|number>} attributes @param {string} [text] */
function svg(name, attributes, text) {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  if (text !== undefined) element.textContent = text;
  return element;
}

/** @param {Puzzle} puzzle */
export function drawing(puzzle) {
  const most = (/** @type {Puzzle["rows"]} */ clues) => Math.max(1, ...clues.map((clue) => clueTexts(clue).length));
  const [left, top] = [most(puzzle.rows) * CELL, most(puzzle.columns) * CELL];
  const [width, height] = [left + puzzle.width * CELL, top + puzzle.height * CELL];
  const root = svg("svg", { viewBox: `-1 -1 ${width + 2} ${height + 2}`, "font-size": FONT, "text-anchor": "middle", role: "img" });
  puzzle.rows.forEach((clue, y) => clueTexts(clue).reverse().forEach((text, i) =>
    root.append(...number(puzzle, clue, clueTexts(clue).length - 1 - i, left - (i + 0.5) * CELL, top + (y + 0.5) * CELL, text))));
  puzzle.columns.forEach((clue, x) => clueTexts(clue).reverse().forEach((text, i) =>
    root.append(...number(puzzle, clue, clueTexts(clue).length - 1 - i, left + (x + 0.5) * CELL, top - (i + 0.5) * CELL, text))));
  for (let x = 0; x <= puzzle.width; x += 1) root.append(rule(left + x * CELL, 0, left + x * CELL, height, x, puzzle.width));
  for (let y = 0; y <= puzzle.height; y += 1) root.append(rule(0, top + y * CELL, width, top + y * CELL, y, puzzle.height));
  return root;
}

/** @param {Puzzle} puzzle @param {import("../model/puzzle.js").Clue} clue @param {number} run @param {number} x @param {number} y @param {string} text */
function number(puzzle, clue, run, x, y, text) {
  const colour = puzzle.palette.length > 2 ? puzzle.palette[clue?.[run]?.colour ?? 0].rgb : null;
  const label = svg("text", { x, y: y + FONT * 0.36, fill: colour ? readableOn(colour) : "#000000" }, text);
  if (!colour) return [label];
  return [svg("rect", { x: x - CELL * 0.42, y: y - CELL * 0.42, width: CELL * 0.84, height: CELL * 0.84, rx: 3, fill: colour, stroke: "#000000", "stroke-width": 0.4 }), label];
}

/** @param {number} x1 @param {number} y1 @param {number} x2 @param {number} y2 @param {number} index @param {number} count */
function rule(x1, y1, x2, y2, index, count) {
  const isStrong = index % 5 === 0 || index === count;
  return svg("line", { x1, y1, x2, y2, stroke: "#000000", "stroke-width": isStrong ? 1.4 : 0.45 });
}
