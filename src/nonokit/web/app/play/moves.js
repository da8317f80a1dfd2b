/**
 * Moves are text; `applyMove(state, text)` gives the next state and changes nothing.
 *
 *     1 r4:3-5,7 c2:0     set cells to colour 1: cells 3, 4, 5, 7 of row 4 and cell 0 of column 2
 *     . r4:0-2            the same with X; `?` clears, `~` is a maybe
 *     load 12? 3. 2:1     the whole sheet as run lengths in reading order: 12 unknown, 3 X, 2 of colour 1
 *     clear               back to the given cells
 *     try, keep, drop     begin a what-if, keep what it changed, or drop it
 *     1 r4:3; . r4:0-2    several at once, undone together
 *
 * All numbers count from 0. Given cells never change.
 */

import { BACKGROUND, MAYBE, UNKNOWN } from "../model/puzzle.js";
import { cellIndex, lengthOf } from "../model/lines.js";
import { initialState, isGiven } from "./state.js";

/** @typedef {import("./state.js").State} State */
/** @typedef {import("../model/puzzle.js").Puzzle} Puzzle */
/** @typedef {import("../model/puzzle.js").Line} Line */

/** A text that is no move of this puzzle. */
export class MoveError extends Error {}

const VALUE_OF_SIGN = new Map([["?", UNKNOWN], [".", BACKGROUND], ["~", MAYBE]]);
const SIGN_OF_VALUE = new Map([...VALUE_OF_SIGN].map(([sign, value]) => [value, sign]));

/** @param {State} state @param {string} text @returns {State} */
export function applyMove(state, text) {
  return text.split("; ").reduce(applyOne, state);
}

/** @param {Puzzle} puzzle @param {string} text whether it is a move of this puzzle */
export function isMove(puzzle, text) {
  try {
    applyMove(initialState(puzzle), text);
    return true;
  } catch (error) {
    if (error instanceof MoveError) return false;
    throw error;
  }
}

/** @param {State} state @param {string} text @returns {State} */
function applyOne(state, text) {
  const [head, ...rest] = text.split(" ");
  switch (head) {
    case "try": return { ...state, before: state.before ?? state.cells };
    case "keep": return { ...state, before: null };
    case "drop": return { ...state, cells: state.before ?? state.cells, before: null };
    case "clear": return { ...state, cells: initialState(state.puzzle).cells };
    case "load": return { ...state, cells: withGiven(state.puzzle, parseCells(state.puzzle, rest.join(" "))) };
    default: return { ...state, cells: setCells(state, parseValue(head, state.puzzle), rest) };
  }
}

/** @param {State} state @param {number} value @param {string[]} spans */
function setCells(state, value, spans) {
  if (!spans.length) throw new MoveError("a move names its cells");
  const cells = state.cells.slice();
  for (const span of spans) {
    const { line, positions } = parseSpan(span, state.puzzle);
    for (const position of positions) {
      const index = cellIndex(state.puzzle, line, position);
      if (!isGiven(state.puzzle, index)) cells[index] = value;
    }
  }
  return cells;
}

/** @param {string} text @param {Puzzle} puzzle */
function parseValue(text, puzzle) {
  const value = VALUE_OF_SIGN.get(text) ?? (/^\d{1,3}$/.test(text) ? Number(text) : -1);
  const isColour = value > 0 && value < puzzle.palette.length;
  if (!isColour && !VALUE_OF_SIGN.has(text)) throw new MoveError(`${text} is no value of this puzzle`);
  return value;
}

/** @param {string} text @param {Puzzle} puzzle @returns {{line: Line, positions: number[]}} */
function parseSpan(text, puzzle) {
  const match = /^([rc])(\d{1,4}):(\d{1,4}(?:-\d{1,4})?(?:,\d{1,4}(?:-\d{1,4})?)*)$/.exec(text);
  if (!match) throw new MoveError(`${text} names no cells`);
  /** @type {Line} */
  const line = { kind: match[1] === "r" ? "row" : "column", index: Number(match[2]) };
  const lines = line.kind === "row" ? puzzle.height : puzzle.width;
  const positions = match[3].split(",").flatMap((range) => {
    const [first, last = first] = range.split("-").map(Number);
    if (!(first <= last && last < lengthOf(puzzle, line))) throw new MoveError(`${text} is outside the sheet`);
    return Array.from({ length: last - first + 1 }, (_, i) => first + i);
  });
  if (line.index >= lines) throw new MoveError(`${text} is outside the sheet`);
  return { line, positions };
}

/** @param {number} value */
export function formatValue(value) {
  return SIGN_OF_VALUE.get(value) ?? String(value);
}

/**
 * A move that sets cells of one line. Positions in ascending order.
 * @param {number} value @param {Line} line @param {number[]} positions
 */
export function formatMove(value, line, positions) {
  return `${formatValue(value)} ${formatSpan(line, positions)}`;
}

/** @param {Line} line @param {number[]} positions */
function formatSpan(line, positions) {
  /** @type {[number, number][]} */
  const ranges = [];
  for (const position of positions) {
    const last = ranges.at(-1);
    if (last && last[1] === position - 1) last[1] = position;
    else ranges.push([position, position]);
  }
  const text = ranges.map(([a, b]) => (a === b ? String(a) : `${a}-${b}`)).join(",");
  return `${line.kind === "row" ? "r" : "c"}${line.index}:${text}`;
}

/**
 * A move that sets any cells to one value.
 * @param {number} value @param {{y: number, x: number}[]} cells
 */
export function formatCellsMove(value, cells) {
  /** @type {Map<number, number[]>} */
  const rows = new Map();
  for (const { y, x } of cells) rows.set(y, [...(rows.get(y) ?? []), x]);
  const spans = [...rows].map(([y, xs]) => formatSpan({ kind: "row", index: y }, xs.sort((a, b) => a - b)));
  return `${formatValue(value)} ${spans.join(" ")}`;
}

/** @param {Uint8Array} cells the sheet as run lengths */
export function formatCells(cells) {
  const parts = [];
  for (let i = 0, start = 0; i < cells.length; i = start) {
    while (start < cells.length && cells[start] === cells[i]) start += 1;
    parts.push(`${start - i}${SIGN_OF_VALUE.get(cells[i]) ?? `:${cells[i]}`}`);
  }
  return parts.join(" ");
}

/** @param {Puzzle} puzzle @param {string} text @returns {Uint8Array} */
export function parseCells(puzzle, text) {
  const cells = new Uint8Array(puzzle.width * puzzle.height);
  let at = 0;
  for (const part of text.split(" ")) {
    const match = /^(\d{1,7})(?:([?.~])|:(\d{1,3}))$/.exec(part);
    if (!match) throw new MoveError(`${part} is no run of cells`);
    const count = Number(match[1]);
    if (at + count > cells.length) throw new MoveError("more cells than the sheet has");
    cells.fill(parseValue(match[2] ?? match[3], puzzle), at, at + count);
    at += count;
  }
  if (at !== cells.length) throw new MoveError("fewer cells than the sheet has");
  return cells;
}

/** @param {Puzzle} puzzle @param {Uint8Array} cells */
function withGiven(puzzle, cells) {
  puzzle.given?.forEach((value, index) => {
    if (value !== UNKNOWN) cells[index] = value;
  });
  return cells;
}
