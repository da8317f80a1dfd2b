/**
 * Hints that need no server: the easiest line that has news, and why, in the same shape as the server's.
 *
 * Techniques from easy to hard: an empty or finished clue leaves only X; runs that overlap with themselves; cells
 * out of every run's reach; everything else a line says. Depths: where, why, cells.
 */

import { MAX_LOGIC_COLOURS, fullMask, masksOf, newsOf, settle } from "./line.js";
import { isDone, lineStatus } from "./status.js";
import { allLines, isFilled, lineCells, lengthOf } from "../model/lines.js";
import { BACKGROUND, clueOf } from "../model/puzzle.js";

/** @typedef {import("../model/puzzle.js").Puzzle} Puzzle */
/** @typedef {import("../model/puzzle.js").Line} Line */
/** @typedef {"where"|"why"|"cells"} Depth */
/** @typedef {import("../wire/wire.js").HintAnswer} Hint */
/** @typedef {Hint["evidence"][number]} Mark */
/** @typedef {{rank: number, technique: string, message?: string, line: Line, values: {position: number, value: number}[],
 *   params: Record<string, any>, evidence: Mark[]}} Finding */
/** @typedef {(key: string, params?: Record<string, any>) => string} Translate */

/**
 * @param {Puzzle} puzzle @param {Uint8Array} cells @param {Depth} depth @param {Translate} t
 * @returns {Hint|null} null when no single line has news
 */
export function localHint(puzzle, cells, depth, t) {
  if (puzzle.palette.length > MAX_LOGIC_COLOURS) return null;
  const broken = brokenLine(puzzle, cells);
  if (broken) return mistakeHint(broken, depth, t);
  const findings = allLines(puzzle).flatMap((line) => findOn(puzzle, cells, line));
  if (!findings.length) return null;
  const best = findings.reduce((a, b) => (score(b) < score(a) ? b : a));
  return told(best, depth, t);
}

const score = (/** @type {Finding} */ f) => f.rank * 1000 - Math.min(f.values.length, 999);

/** @param {Puzzle} puzzle @param {Uint8Array} cells @returns {Line|undefined} */
function brokenLine(puzzle, cells) {
  return allLines(puzzle).find((line) =>
    lineStatus(clueOf(puzzle, line), lineCells(puzzle, cells, line), puzzle.palette.length, "line").isBroken);
}

/** @param {Line} line @param {Depth} depth @param {Translate} t @returns {Hint} */
function mistakeHint(line, depth, t) {
  const text = t("hint-mistake", { line: nameOf(line, t) });
  const kind = "impossible-line";
  return {
    technique: kind, depth, text, lines: [line], cells: [], evidence: [{ type: "broken_line", line }], fair: true,
    mistake: { kind, lines: [line], cells: [], rewind_to: null },
  };
}

/** @param {Puzzle} puzzle @param {Uint8Array} cells @param {Line} line @returns {Finding[]} */
function findOn(puzzle, cells, line) {
  const clue = clueOf(puzzle, line);
  if (clue === null) return [];
  const own = lineCells(puzzle, cells, line);
  const values = newsOf(clue, own, puzzle.palette.length);
  if (!values?.length) return [];
  const technique = clue.length ? "complete" : "empty";
  if (isDone(clue, own)) return [{ rank: 0, technique, line, values, params: {}, evidence: [{ type: "clue_box", line, runs: null }] }];
  const settled = settle(clue, masksOf(own, fullMask(puzzle.palette.length)));
  if (!settled) return [];
  return [overlap(clue, line, values, settled), outOfReach(line, values, settled), anything(line, values)]
    .filter((finding) => finding !== null);
}

/**
 * The run whose first and last place share the most cells that are still open.
 * @param {ReadonlyArray<import("../model/puzzle.js").Run>} clue @param {Line} line
 * @param {Finding["values"]} values @param {import("./line.js").Settled} settled @returns {Finding|null}
 */
function overlap(clue, line, values, settled) {
  const found = settled.placements.map((places, run) => {
    const [first, last] = [places[0], places[places.length - 1]];
    const shared = values.filter(({ position, value }) =>
      value !== BACKGROUND && position >= last.start && position < first.end);
    return { run, first, last, shared };
  }).reduce((a, b) => (b.shared.length > a.shared.length ? b : a));
  if (!found.shared.length) return null;
  const { run, first, last } = found;
  const length = clue[run].length ?? "?";
  const label = String(length);
  const isPlaced = first.start === last.start;
  return {
    rank: isPlaced ? 1 : 2, technique: "overlap", message: isPlaced ? "hint-only-place" : "hint-overlap", line, values: found.shared,
    params: { length, from: last.start + 1, to: first.end, count: first.end - last.start },
    evidence: [
      { type: "clue_box", line, runs: [run] },
      { type: "bracket", line, start: first.start, length: first.end - first.start, extreme: "first", label },
      { type: "bracket", line, start: last.start, length: last.end - last.start, extreme: "last", label },
      { type: "overlap", line, start: last.start, length: first.end - last.start },
    ],
  };
}

/** @param {Line} line @param {Finding["values"]} values @param {import("./line.js").Settled} settled */
function outOfReach(line, values, settled) {
  const spans = settled.placements.map((places) => ({
    start: places[0].start, end: Math.max(...places.map((place) => place.end)),
  }));
  const empty = values.filter(({ position, value }) =>
    value === BACKGROUND && spans.every(({ start, end }) => position < start || position >= end));
  if (!empty.length) return null;
  const evidence = spans.map(({ start, end }, level) =>
    ({ type: /** @type {const} */ ("reach"), line, start, length: end - start, level: level % 3, label: "" }));
  /** @type {Finding} */
  const finding = { rank: 3, technique: "unreachable", line, values: empty, params: {}, evidence };
  return finding;
}

/** @param {Line} line @param {Finding["values"]} values @returns {Finding} */
function anything(line, values) {
  return { rank: 4, technique: "exact", line, values, params: {}, evidence: [] };
}

/** @param {Finding} finding @param {Depth} depth @param {Translate} t @returns {Hint} */
function told(finding, depth, t) {
  const { line, technique, values } = finding;
  const name = nameOf(line, t);
  const params = { line: name, count: values.length };
  const isWhere = depth === "where";
  const cells = values.map(({ position, value }) => (line.kind === "row"
    ? { y: line.index, x: position, value } : { y: position, x: line.index, value }));
  return {
    technique, depth, lines: [line], mistake: null, fair: true,
    text: isWhere ? t("hint-where", params) : t(finding.message ?? `hint-${technique}`, { ...params, ...finding.params }),
    cells: depth === "cells" ? cells : [],
    evidence: [{ type: "line_glow", line }, ...(isWhere ? [/** @type {Mark} */ ({ type: "clue_box", line, runs: null })] : finding.evidence)],
  };
}

/** @param {Line} line @param {Translate} t */
export function nameOf(line, t) {
  return t(`line-${line.kind}`, { number: line.index + 1 });
}

/**
 * X for all open cells of a line whose clue is satisfied.
 * @param {Puzzle} puzzle @param {Uint8Array} cells @param {Line} line @returns {number[]} positions
 */
export function restOfLine(puzzle, cells, line) {
  const own = lineCells(puzzle, cells, line);
  if (!isDone(clueOf(puzzle, line), own) || clueOf(puzzle, line) === null) return [];
  return Array.from({ length: lengthOf(puzzle, line) }, (_, i) => i)
    .filter((i) => !isFilled(own[i]) && own[i] !== BACKGROUND);
}
