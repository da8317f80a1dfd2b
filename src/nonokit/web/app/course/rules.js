/** The rules by doing: one small picture, clue by clue. Each step begins where the one before has ended. */

export const RULES = "rules";

const ROWS = [[3], [1, 1], [1]];
const COLUMNS = [[2], [1, 1], [2]];
const GOAL = ["###", "#.#", ".#."].join("\n");

/** What is known before each step, the cells it settles, and the lines that are spoken of. @type {[string[], number[][], import("../model/puzzle.js").Line[]][]} */
const STEPS = [
  [["???", "???", "???"], [[0, 0, 1], [0, 1, 1], [0, 2, 1]], [{ kind: "row", index: 0 }]],
  [["###", "???", "???"], [[1, 0, 1], [1, 2, 1]], [{ kind: "row", index: 1 }]],
  [["###", "#?#", "???"], [[2, 0, 0], [2, 2, 0]], [{ kind: "column", index: 0 }, { kind: "column", index: 2 }]],
  [["###", "#?#", ".?."], [[2, 1, 1]], [{ kind: "row", index: 2 }]],
];

export const RULES_STEPS = STEPS.map(([state, step, lines]) =>
  ({ rows: ROWS, columns: COLUMNS, state: state.join("\n"), goal: GOAL, steps: [step], lines }));
