/** Marks of a hint, as the server and the page's own logic send them; those this version does not know draw nothing. */

/** @typedef {import("../wire/wire.js").HintAnswer["evidence"][number]} Mark */
/** @typedef {readonly [number, number]} Place  row and column, as marks have them */
/** @typedef {{y: number, x: number}} Cell */

/** @param {Place} place @returns {Cell} */
const cellOf = ([y, x]) => ({ y, x });

/** @param {Mark} mark @returns {Cell[]} the cells it lies upon, both ends of a span; none for a whole line */
export function markedCells(mark) {
  if ("cells" in mark) return mark.cells.map(cellOf);
  if ("cell" in mark) return [cellOf(mark.cell)];
  if ("source" in mark) return [mark.source, mark.target].map(cellOf);
  if (!("start" in mark) || !mark.length) return [];
  const { line, start, length } = mark;
  return [start, start + length - 1].map((at) => (line.kind === "row" ? { y: line.index, x: at } : { y: at, x: line.index }));
}
