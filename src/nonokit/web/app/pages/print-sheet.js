/**
 * A puzzle on paper: black on white, clues and an empty sheet, as large as the page allows. Colours carry their
 * symbols and are named below, for most printers know only one.
 */

import { colourName } from "../play/summary.js";
import { clueTexts } from "../view/geometry.js";
import { readableOn } from "../view/colours.js";
import { drawSymbol } from "../view/symbols.js";
import { el } from "../ui/dom.js";

/** @typedef {import("../ui/context.js").App} App */
/** @typedef {import("../model/puzzle.js").Puzzle} Puzzle */

const SVG = "http://www.w3.org/2000/svg";
const CELL = 20;
const FONT = 11;
const CHIP = CELL * 0.84;

/** @param {App} app @param {Puzzle} puzzle */
export function printPuzzle(app, puzzle) {
  const sheet = el("div", { class: "print-sheet" },
    el("h1", {}, app.t("print-heading", { width: puzzle.width, height: puzzle.height })), drawing(puzzle),
    puzzle.palette.length > 2 ? legend(app, puzzle) : null,
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
  const root = svg("svg", { viewBox: `-1 -1 ${width + 2} ${height + 2}`, "font-size": FONT, "text-anchor": "middle", preserveAspectRatio: "xMidYMin", role: "img" });
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
  const colour = puzzle.palette.length > 2 ? clue?.[run]?.colour : undefined;
  if (colour === undefined) return [svg("text", { x, y: y + FONT * 0.36 }, text)];
  const { rgb } = puzzle.palette[colour];
  return [...chip(puzzle, colour, x, y, -CHIP * 0.27),
    svg("text", { x, y: y + FONT * 0.62, "font-size": FONT * 0.86, fill: readableOn(rgb) }, text)];
}

/** @param {Puzzle} puzzle @param {number} colour @param {number} x @param {number} y @param {number} lift where its symbol stands, from the middle */
function chip(puzzle, colour, x, y, lift) {
  const { rgb } = puzzle.palette[colour];
  const pen = new PathPen();
  drawSymbol(/** @type {any} */ (pen), colour, x, y + lift, CHIP * 0.18, readableOn(rgb));
  return [svg("rect", { x: x - CHIP / 2, y: y - CHIP / 2, width: CHIP, height: CHIP, rx: 3, fill: rgb, stroke: "#000000", "stroke-width": 0.4 }), ...pen.made];
}

/** @param {App} app @param {Puzzle} puzzle */
function legend(app, puzzle) {
  return el("p", { class: "print-legend" }, puzzle.palette.slice(1).map((_, i) => {
    const root = svg("svg", { viewBox: `0 0 ${CELL} ${CELL}`, "aria-hidden": "true" });
    root.append(...chip(puzzle, i + 1, CELL / 2, CELL / 2, 0));
    return el("span", {}, root, colourName(puzzle, i + 1, app.t));
  }));
}

/** As much of a canvas as the symbols need, made into paths. */
class PathPen {
  constructor() {
    /** @type {Element[]} */
    this.made = [];
    this._path = "";
    this.fillStyle = this.strokeStyle = "";
    this.lineWidth = 1;
  }

  beginPath() { this._path = ""; }

  /** @param {number} x @param {number} y */
  lineTo(x, y) { this._path += `${this._path ? "L" : "M"}${x} ${y}`; }

  closePath() { this._path += "Z"; }

  /** @param {number} x @param {number} y @param {number} r a whole circle */
  arc(x, y, r) { this._path += `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`; }

  fill() { this.made.push(svg("path", { d: this._path, fill: this.fillStyle })); }

  stroke() { this.made.push(svg("path", { d: this._path, fill: "none", stroke: this.strokeStyle, "stroke-width": this.lineWidth })); }
}

/** @param {number} x1 @param {number} y1 @param {number} x2 @param {number} y2 @param {number} index @param {number} count */
function rule(x1, y1, x2, y2, index, count) {
  const isStrong = index % 5 === 0 || index === count;
  return svg("line", { x1, y1, x2, y2, stroke: "#000000", "stroke-width": isStrong ? 1.4 : 0.45 });
}
