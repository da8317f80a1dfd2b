/** Which cells a stroke covers: freehand, lines, rectangles, ellipses, areas. Pure geometry on whole cells. */

/** @typedef {import("./picture.js").Cell} Cell */
/** @typedef {import("./picture.js").Picture} Picture */

/** @param {Cell} a @param {Cell} b @returns {Cell[]} without gaps, both ends included (Bresenham) */
export function lineCells(a, b) {
  const [dx, dy] = [Math.abs(b.x - a.x), -Math.abs(b.y - a.y)];
  const [sx, sy] = [a.x < b.x ? 1 : -1, a.y < b.y ? 1 : -1];
  const cells = [];
  let { x, y } = a;
  for (let error = dx + dy; ;) {
    cells.push({ y, x });
    if (x === b.x && y === b.y) return cells;
    const twice = 2 * error;
    if (twice >= dy) { error += dy; x += sx; }
    if (twice <= dx) { error += dx; y += sy; }
  }
}

/** @param {Cell} a @param {Cell} b @returns {{y0: number, x0: number, y1: number, x1: number}} ends included */
export function boxOf(a, b) {
  return { y0: Math.min(a.y, b.y), x0: Math.min(a.x, b.x), y1: Math.max(a.y, b.y), x1: Math.max(a.x, b.x) };
}

/** @param {Cell} a @param {Cell} b @param {(y: number, x: number) => boolean} isIn @returns {Cell[]} */
function within(a, b, isIn) {
  const { y0, x0, y1, x1 } = boxOf(a, b);
  const cells = [];
  for (let y = y0; y <= y1; y += 1) for (let x = x0; x <= x1; x += 1) if (isIn(y, x)) cells.push({ y, x });
  return cells;
}

/** @param {Cell} a @param {Cell} b @param {boolean} isSolid @returns {Cell[]} */
export function rectangleCells(a, b, isSolid) {
  const { y0, x0, y1, x1 } = boxOf(a, b);
  return within(a, b, (y, x) => isSolid || y === y0 || y === y1 || x === x0 || x === x1);
}

/** @param {Cell} a @param {Cell} b opposite corners of its box @param {boolean} isSolid @returns {Cell[]} */
export function ellipseCells(a, b, isSolid) {
  const { y0, x0, y1, x1 } = boxOf(a, b);
  const [ry, rx] = [(y1 - y0 + 1) / 2, (x1 - x0 + 1) / 2];
  const isInside = (/** @type {number} */ y, /** @type {number} */ x) =>
    ((y - (y0 + y1) / 2) / ry) ** 2 + ((x - (x0 + x1) / 2) / rx) ** 2 <= 1;
  if (isSolid) return within(a, b, isInside);
  // The outline: inside, with a neighbour outside. Diagonal neighbours do not count, so it stays thin.
  return within(a, b, (y, x) => isInside(y, x)
    && !(isInside(y - 1, x) && isInside(y + 1, x) && isInside(y, x - 1) && isInside(y, x + 1)));
}

/** @param {Cell} from @param {Cell} to @returns {Cell} the corner that makes the box a square, or the line straight */
export function squared(from, to) {
  const size = Math.max(Math.abs(to.y - from.y), Math.abs(to.x - from.x));
  return { y: from.y + size * (to.y < from.y ? -1 : 1), x: from.x + size * (to.x < from.x ? -1 : 1) };
}

/** @param {Cell} from @param {Cell} to @returns {Cell} the end of the nearest line along a row, a column or a diagonal */
export function straightened(from, to) {
  const [dy, dx] = [Math.abs(to.y - from.y), Math.abs(to.x - from.x)];
  if (dx > 2 * dy) return { y: from.y, x: to.x };
  return dy > 2 * dx ? { y: to.y, x: from.x } : squared(from, to);
}

/** @param {Picture} picture @param {Cell} at @returns {Cell[]} the area of one colour around a cell */
export function areaCells({ cells, width, height }, at) {
  const start = at.y * width + at.x;
  const seen = new Set([start]);
  for (const index of seen) {
    const [y, x] = [Math.floor(index / width), index % width];
    const beside = [y > 0 ? index - width : -1, y < height - 1 ? index + width : -1, x > 0 ? index - 1 : -1, x < width - 1 ? index + 1 : -1];
    for (const next of beside) if (next >= 0 && cells[next] === cells[start]) seen.add(next);
  }
  return [...seen].map((index) => ({ y: Math.floor(index / width), x: index % width }));
}
