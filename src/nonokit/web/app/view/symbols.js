/**
 * A shape for each colour, so that no one has to tell colours apart. They differ in outline, not only in
 * size, and none looks like the X of an empty cell. The order is that of the library's pictures.
 */

/** @typedef {CanvasRenderingContext2D} Pen */

/** @param {Pen} pen @param {number} x @param {number} y @param {number[][]} points in units of the radius @param {number} r */
function polygon(pen, x, y, points, r) {
  pen.beginPath();
  for (const [px, py] of points) pen.lineTo(x + px * r, y + py * r);
  pen.closePath();
  pen.fill();
}

/** @param {number} corners @param {number} inner radius of every second corner; 1 for a plain polygon */
function regular(corners, inner) {
  return Array.from({ length: corners }, (_, i) => {
    const angle = (i / corners) * 2 * Math.PI - Math.PI / 2;
    const radius = i % 2 ? inner : 1;
    return [Math.cos(angle) * radius, Math.sin(angle) * radius];
  });
}

/** @param {Pen} pen @param {number} x @param {number} y @param {number} r */
function ring(pen, x, y, r) {
  pen.beginPath();
  pen.arc(x, y, r * 0.8, 0, Math.PI * 2);
  pen.lineWidth = r * 0.4;
  pen.stroke();
}

/** @param {Pen} pen @param {number} x @param {number} y @param {number} r */
function disc(pen, x, y, r) {
  pen.beginPath();
  pen.arc(x, y, r * 0.85, 0, Math.PI * 2);
  pen.fill();
}

const shape = (/** @type {number[][]} */ points) =>
  (/** @type {Pen} */ pen, /** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ r) =>
    polygon(pen, x, y, points, r);
const box = (/** @type {number} */ w, /** @type {number} */ h) => shape([[-w, -h], [w, -h], [w, h], [-w, h]]);

/** @type {((pen: Pen, x: number, y: number, r: number) => void)[]} */
const SHAPES = [
  disc,
  shape([[0, -0.95], [0.95, 0.75], [-0.95, 0.75]]),
  shape([[0, -1], [0.8, 0], [0, 1], [-0.8, 0]]),
  box(1, 0.32),
  shape(regular(10, 0.42)),
  ring,
  box(0.78, 0.78),
  shape([[0, -1.1], [0.6, 0.1], [0.5, 0.65], [0, 0.95], [-0.5, 0.65], [-0.6, 0.1]]),
  shape([[-0.28, -1], [0.28, -1], [0.28, -0.28], [1, -0.28], [1, 0.28], [0.28, 0.28], [0.28, 1], [-0.28, 1],
    [-0.28, 0.28], [-1, 0.28], [-1, -0.28], [-0.28, -0.28]]),
  box(0.32, 1),
  shape(regular(6, 1)),
  shape([[-0.9, 0.3], [0, -0.7], [0.9, 0.3], [0.9, 0.9], [0, -0.05], [-0.9, 0.9]]),
];

/** @param {Pen} pen @param {number} colour @param {number} x @param {number} y @param {number} radius @param {string} ink */
export function drawSymbol(pen, colour, x, y, radius, ink) {
  pen.fillStyle = ink;
  pen.strokeStyle = ink;
  SHAPES[(colour - 1) % SHAPES.length](pen, x, y, radius);
}
