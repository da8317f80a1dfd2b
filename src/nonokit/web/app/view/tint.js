/** A hint of a puzzle's colours, soft as watercolour: it promises without telling. */

/** @typedef {import("../model/puzzle.js").Puzzle} Puzzle */

const SPOTS = 5;

/**
 * @param {{id: string, palette: Puzzle["palette"]}} puzzle
 * @returns {string} a CSS background; where the spots lie follows from the id
 */
export function tintOf({ id, palette }) {
  const inks = palette.length > 2 ? palette.slice(1).map((colour) => colour.rgb) : ["var(--ink)"];
  const share = inks.length > 1 ? 62 : 24;
  const random = numbersFrom(id);
  return Array.from({ length: SPOTS }, (_, i) => {
    const [x, y, size] = [random() * 100, random() * 100, 34 + random() * 34];
    const ink = `color-mix(in srgb, ${inks[i % inks.length]} ${share}%, transparent)`;
    return `radial-gradient(circle at ${x.toFixed(0)}% ${y.toFixed(0)}%, ${ink}, transparent ${size.toFixed(0)}%)`;
  }).join(",");
}

/** @param {string} text @returns {() => number} numbers from 0 to 1, always the same for a text */
function numbersFrom(text) {
  let state = [...text].reduce((sum, char) => Math.imul(sum ^ char.charCodeAt(0), 16777619), 2166136261) >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
