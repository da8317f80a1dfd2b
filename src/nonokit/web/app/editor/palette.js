/** The next colour of a palette: one that eyes, colour-blind ones too, tell apart from those there are. */

import { distance } from "../view/colours.js";

/** @typedef {import("../model/puzzle.js").Colour} Colour */

/** @type {ReadonlyArray<[string, string]>} */
const CHOICES = [
  ["black", "#000000"], ["red", "#d91e18"], ["blue", "#1e54c8"], ["yellow", "#f2c200"], ["green", "#278639"], ["orange", "#f07818"],
  ["cyan", "#38b8e0"], ["brown", "#7a4a21"], ["purple", "#8e3bb0"], ["pink", "#f08cb4"], ["grey", "#8a8f98"],
];
const MOST = 12;
const SPARE = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** @param {ReadonlyArray<Colour>} palette @returns {Colour|null} null when there are enough */
export function nextColour(palette) {
  if (palette.length > MOST) return null;
  const names = new Set(palette.map(({ name }) => name));
  const free = CHOICES.filter(([name]) => !names.has(name));
  const nearest = (/** @type {string} */ rgb) => Math.min(...palette.map((one) => distance(one.rgb, rgb)));
  const [name, rgb] = free.reduce((a, b) => (nearest(b[1]) > nearest(a[1]) + 0.02 ? b : a), free[0] ?? [`colour ${palette.length}`, "#808080"]);
  return { name, rgb, char: freeChar(name, palette) };
}

/** @param {string} name @param {ReadonlyArray<Colour>} palette */
export function freeChar(name, palette) {
  const taken = new Set([...palette.map(({ char }) => char), ".", "?", "#"]);
  if (name === "black" && !palette.some(({ char }) => char === "#")) return "#";
  return [...name.toLowerCase().replace(/[^a-z]/g, ""), ...SPARE].find((char) => !taken.has(char)) ?? "@";
}

/** @param {string} name @param {ReadonlyArray<Colour>} palette @param {number} index whose name it becomes */
export function freeName(name, palette, index) {
  const isTaken = (/** @type {string} */ text) => palette.some((one, i) => i !== index && one.name === text);
  let free = name.trim().replaceAll(";", ",").slice(0, 40) || `colour ${index}`;
  for (let i = 2; isTaken(free); i += 1) free = `${name.trim()} ${i}`;
  return free;
}
