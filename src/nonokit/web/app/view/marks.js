/**
 * Marks of a hint as they come from the server or from the page's own logic, made uniform.
 *
 * A line is `{kind, index}` or `[kind, index]`, a cell `{y, x}` or `[y, x]`; spans are `start` and `length`.
 * Marks this version does not know are left out: the sentence still says everything.
 */

/** @typedef {import("../model/puzzle.js").Line} Line */
/** @typedef {{y: number, x: number}} Cell */
/**
 * @typedef {Object} Mark
 * @property {"line_glow"|"broken"|"clue_box"|"bracket"|"overlap"|"reach"|"gap"|"trial"|"assumed"|"arrow"|"cells"} type
 * @property {Line} [line]
 * @property {number[]|null} [runs]
 * @property {number} [start]
 * @property {number} [length]
 * @property {"first"|"last"} [extreme]
 * @property {string} [label]
 * @property {number} [level]
 * @property {Cell} [cell]
 * @property {number} [value]
 * @property {Cell} [source]
 * @property {Cell} [target]
 * @property {number|null} [number]
 * @property {Cell[]} [cells]
 * @property {string} [style]
 */

/** @type {Record<string, Mark["type"]>} */
const TYPES = {
  line_glow: "line_glow", glow: "line_glow", broken: "broken", broken_line: "broken", clue_box: "clue_box",
  bracket: "bracket", overlap: "overlap", band: "overlap", reach: "reach", gap: "gap", trial: "trial",
  assumed: "assumed", arrow: "arrow", cells: "cells", cell_mark: "cells", cell: "cells",
};
const NEEDS_LINE = new Set(["line_glow", "broken", "clue_box", "bracket", "overlap", "reach", "gap"]);

/** @param {any} json @returns {Mark|null} */
export function readMark(json) {
  const type = TYPES[json?.type];
  if (!type) return null;
  const mark = {
    ...json, type, line: readLine(json.line), cell: readCell(json.cell), source: readCell(json.source),
    target: readCell(json.target), cells: (json.cells ?? []).map(readCell), label: json.label ?? "",
  };
  if (NEEDS_LINE.has(type) && !mark.line) return null;
  if ((type === "trial" || type === "assumed") && !mark.cell) return null;
  if (type === "arrow" && !(mark.source && mark.target)) return null;
  return mark;
}

/** @param {any[]} list @returns {Mark[]} */
export function readMarks(list) {
  return (list ?? []).map(readMark).filter((mark) => mark !== null);
}

/** @param {any} value @returns {Line|undefined} */
export function readLine(value) {
  const [kind, index] = Array.isArray(value) ? value : [value?.kind, value?.index];
  return (kind === "row" || kind === "column") && Number.isInteger(index) ? { kind, index } : undefined;
}

/** @param {any} value @returns {Cell|undefined} */
function readCell(value) {
  const [y, x] = Array.isArray(value) ? value : [value?.y, value?.x];
  return Number.isInteger(y) && Number.isInteger(x) ? { y, x } : undefined;
}

/** @param {Mark} mark @returns {Cell[]} the cells it lies upon, both ends of a span; none for a whole line */
export function markedCells({ line, start, length, cell, source, target, cells = [] }) {
  const found = [cell, ...cells, source, target].filter((one) => one !== undefined);
  if (!line || start === undefined || !length) return found;
  const ends = [start, start + length - 1];
  return [...found, ...ends.map((at) => (line.kind === "row" ? { y: line.index, x: at } : { y: at, x: line.index }))];
}
