/** The rules by doing: one small picture, clue by clue. Each step begins where the one before has ended. */

export const RULES = "rules";

const ROWS = [[3], [1, 1], [1]];
const COLUMNS = [[2], [1, 1], [2]];
const GOAL = ["###", "#.#", ".#."].join("\n");

/** What is known before each step, and the cells it settles. @type {[string[], number[][]][]} */
const STEPS = [
  [["???", "???", "???"], [[0, 0, 1], [0, 1, 1], [0, 2, 1]]],
  [["###", "???", "???"], [[1, 0, 1], [1, 2, 1]]],
  [["###", "#?#", "???"], [[2, 0, 0], [2, 2, 0]]],
  [["###", "#?#", ".?."], [[2, 1, 1]]],
];

export const RULES_STEPS = STEPS.map(([state, step]) =>
  ({ rows: ROWS, columns: COLUMNS, state: state.join("\n"), goal: GOAL, steps: [step] }));
