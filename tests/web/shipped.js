/** The puzzles that come with the page, from its own files. */

import { readFileSync } from "node:fs";
import { parsePuzzle } from "../../src/nonokit/web/app/model/puzzle.js";

const PACKAGE = new URL("../../src/nonokit/", import.meta.url);
const [WHITE, BLACK] = [["white", "#ffffff", "."], ["black", "#000000", "#"]];
const read = (/** @type {string} */ path) => JSON.parse(readFileSync(new URL(`${path}.json`, PACKAGE), "utf8"));

/** @returns {import("../../src/nonokit/web/app/model/puzzle.js").Puzzle[]} */
export function shippedPuzzles() {
  return Object.entries(read("puzzles/data/catalogue")).flatMap(([collection, entries]) => {
    const clues = read(`web/puzzles/${collection}`);
    return entries.map((/** @type {any} */ { colours = [BLACK], ...entry }) => parsePuzzle({
      ...entry, ...clues[entry.slug], palette: [WHITE, ...colours].map(([name, rgb, char]) => ({ name, rgb, char })),
    }));
  });
}
