/** Puzzles from pictures, for tests. */

import { parsePuzzle } from "../../src/nonokit/web/app/model/puzzle.js";
import { runsOf } from "../../src/nonokit/web/app/logic/line.js";

const COLOURS = { r: ["red", "#d91e18"], g: ["green", "#278639"], b: ["blue", "#1e54c8"], "#": ["black", "#000000"] };

/** @param {string} text one row a line; `.` background, letters colours */
export function puzzleOf(text, fields = {}) {
  const rows = text.trim().split(/\s+/);
  const chars = [...new Set(rows.join(""))].filter((char) => char !== ".").sort();
  const value = (char) => chars.indexOf(char) + 1;
  const grid = rows.map((row) => [...row].map(value));
  const palette = [{ name: "white", rgb: "#ffffff", char: "." },
    ...chars.map((char) => ({ name: COLOURS[char][0], rgb: COLOURS[char][1], char }))];
  const clue = (cells) => runsOf(cells).map(({ length, colour }) => ({ length, colour }));
  return parsePuzzle({
    rows: grid.map(clue), columns: grid[0].map((_, x) => clue(grid.map((row) => row[x]))), palette, ...fields,
  });
}

export const HOUSE = `
..#..
.###.
#####
.#.#.
.#.#.`;

/** A small generator with a seed, so that a failing test can be run again. @param {number} seed */
export function random(seed) {
  let state = seed;
  return (limit) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * limit);
  };
}
