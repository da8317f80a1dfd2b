/**
 * The positions of the course, and whether an answer on the board is right.
 *
 * Each is a board on which one technique is the only easy step; what is known of it is given. `course/exercises.json` has
 * those of every technique, found by `bench/mine_exercises.py`; the first of each is the example that is shown.
 */

import { readJson } from "../files/files.js";
import { MAYBE, UNKNOWN, parseGrid, parsePuzzle } from "../model/puzzle.js";
import { RULES, RULES_STEPS } from "./rules.js";

/** @typedef {import("../model/puzzle.js").Puzzle} Puzzle */
/** @typedef {{y: number, x: number, value: number}} Placed */
/** @typedef {{id: string, lesson: string, puzzle: Puzzle, goal: Uint8Array, steps: ReadonlyArray<ReadonlyArray<Placed>>, lines: ReadonlyArray<import("../model/puzzle.js").Line>}} Exercise  any one of its steps answers it; its text speaks of `lines` */
/** @typedef {Readonly<Record<string, ReadonlyArray<Exercise>>>} Course  by lesson, in order */
/** @typedef {"open"|"partly"|"right"|"unfounded"|"wrong"} Verdict */

/** @type {Promise<Course>|null} */
let loading = null;

/** @returns {Promise<Course>} read once */
export function loadCourse() {
  loading ??= readJson("course/exercises.json").then(parseCourse);
  loading.catch(() => { loading = null; }); // the next one asks again
  return loading;
}

/** @param {Record<string, any[]>} json @returns {Course} */
export function parseCourse(json) {
  const lessons = { [RULES]: RULES_STEPS, ...json };
  return Object.fromEntries(Object.entries(lessons).map(([lesson, exercises]) =>
    [lesson, exercises.map((exercise, number) => parseExercise(lesson, number, exercise))]));
}

/** @param {string} lesson @param {number} number @param {any} json @returns {Exercise} */
function parseExercise(lesson, number, { state, goal, steps, lines = [], ...clues }) {
  const puzzle = parsePuzzle({ ...clues, given: state });
  return {
    id: `${lesson}-${number}`, lesson, puzzle,
    goal: parseGrid(goal, puzzle.width, puzzle.height, puzzle.palette),
    steps: steps.map((/** @type {number[][]} */ step) => step.map(([y, x, value]) => ({ y, x, value }))),
    lines,
  };
}

/** @param {number} value whether the player says nothing of a cell */
const isOpen = (value) => value === UNKNOWN || value === MAYBE;

/**
 * Right is what follows from one look: a whole step, and nothing that it does not say.
 * @param {Exercise} exercise @param {Uint8Array} cells
 * @returns {{verdict: Verdict, cells: Placed[]}} the cells that the verdict is about
 */
export function verdictOf({ puzzle, goal, steps }, cells) {
  const placed = placedCells(puzzle, cells);
  const wrong = placed.filter(({ y, x, value }) => goal[y * puzzle.width + x] !== value);
  if (wrong.length) return { verdict: "wrong", cells: wrong };
  if (!placed.length) return { verdict: "open", cells: [] };
  const isPlaced = (/** @type {Placed} */ cell) => cells[cell.y * puzzle.width + cell.x] === cell.value;
  if (steps.some((step) => step.every(isPlaced))) return { verdict: "right", cells: placed };
  const follows = placed.filter((one) => steps.some((step) => step.some(({ y, x }) => y === one.y && x === one.x)));
  const unfounded = placed.filter((one) => !follows.includes(one));
  return unfounded.length ? { verdict: "unfounded", cells: unfounded } : { verdict: "partly", cells: follows };
}

/** @param {Puzzle} puzzle @param {Uint8Array} cells @returns {Placed[]} what the player set */
function placedCells({ width, given }, cells) {
  return Array.from(cells, (value, index) => ({ y: Math.floor(index / width), x: index % width, value }))
    .filter(({ value }, index) => !isOpen(value) && (given?.[index] ?? UNKNOWN) === UNKNOWN);
}

/** @param {string} lesson @param {ReadonlyArray<Exercise>} exercises @returns {ReadonlyArray<Exercise>} those that are asked: the first of a technique is its example */
export const askedOf = (lesson, exercises) => (lesson === RULES ? exercises : exercises.slice(1));
