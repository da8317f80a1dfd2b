/** The puzzles that come with the page, from its own files. */

import { readFileSync } from "node:fs";
import { parsePuzzle } from "../../src/nonokit/web/app/model/puzzle.js";

const PACKAGE = new URL("../../src/nonokit/", import.meta.url);
const [WHITE, BLACK] = [["white", "#ffffff", "."], ["black", "#000000", "#"]];
const read = (/** @type {string} */ path) => JSON.parse(readFileSync(new URL(`${path}.json`, PACKAGE), "utf8"));

/** @param {string[]} cells characters; a dot is an empty one */
function clueOf(cells, /** @type {string[]} */ chars) {
  const starts = cells.flatMap((cell, i) => (cell === cells[i - 1] ? [] : [i]));
  return starts.map((start, i) => [(starts[i + 1] ?? cells.length) - start, chars.indexOf(cells[start])]).filter(([, colour]) => colour);
}

/** @returns {import("../../src/nonokit/web/app/model/puzzle.js").Puzzle[]} */
export function shippedPuzzles() {
  return Object.entries(read("puzzles/data/catalogue")).flatMap(([collection, entries]) => {
    const pictures = read(`puzzles/data/${collection}`);
    return entries.map((/** @type {any} */ { colours = [BLACK], ...entry }) => {
      const palette = [WHITE, ...colours].map(([name, rgb, char]) => ({ name, rgb, char }));
      const rows = pictures[entry.slug].goal.map((/** @type {string} */ row) => [...row]);
      const clue = (/** @type {string[]} */ cells) => clueOf(cells, palette.map(({ char }) => char));
      const columns = rows[0].map((/** @type {string} */ _, /** @type {number} */ x) => clue(rows.map((/** @type {string[]} */ row) => row[x])));
      return parsePuzzle({ ...entry, rows: rows.map(clue), columns, palette });
    });
  });
}
