/**
 * The colours of the stylesheet, for the canvas; and what a puzzle's own colours become in them.
 */

import { isColoured } from "../model/puzzle.js";
import { contrast, isHardToTell, readableOn } from "./colours.js";

/** @typedef {import("../model/puzzle.js").Puzzle} Puzzle */
/** @typedef {{fill: string, text: string, hasEdge: boolean}} Paint  hasEdge: too close to the sheet to stand alone */
/**
 * @typedef {Object} Theme
 * @property {Record<string, string>} token
 * @property {Paint[]} paints  by palette index
 * @property {boolean} hasSymbols
 * @property {string} family
 * @property {number} faded  strength of a finished chip
 */

const TOKENS = ["paper", "sheet", "ink", "ink-soft", "ink-faint", "rule", "rule-five", "accent", "accent-2",
  "accent-2-wash", "good", "warn", "bad", "bad-wash", "glow"];

/** @param {Puzzle} puzzle @param {string} symbols "auto", "always" or "never" @returns {Theme} */
export function readTheme(puzzle, symbols) {
  const style = getComputedStyle(document.documentElement);
  const token = Object.fromEntries(TOKENS.map((name) => [name, style.getPropertyValue(`--${name}`).trim()]));
  const paints = puzzle.palette.map((colour, value) => paintOf(puzzle, value, token));
  const hasSymbols = puzzle.palette.length > 2
    && (symbols === "always" || (symbols === "auto" && isHardToTell(puzzle.palette)));
  const faded = Number(style.getPropertyValue("--faded")) || 0.34;
  return { token, paints, hasSymbols, faded, family: style.getPropertyValue("--figures").trim() || "sans-serif" };
}

/** @param {Puzzle} puzzle @param {number} value @param {Record<string, string>} token @returns {Paint} */
function paintOf(puzzle, value, token) {
  if (!isColoured(puzzle)) return { fill: token.ink, text: token.sheet, hasEdge: false };
  const { rgb } = puzzle.palette[value];
  return { fill: rgb, text: readableOn(rgb), hasEdge: contrast(rgb, token.sheet) < 1.6 };
}
