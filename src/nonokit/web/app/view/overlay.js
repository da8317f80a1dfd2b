/**
 * Everything that comes and goes above the sheet: crosshair, cursor, drag count, wrong cells, pulses,
 * evidence of hints, and the bars that say how much is out of view.
 */

import { within } from "./clues.js";
import { paintEvidence, pill } from "./evidence.js";

/** @typedef {import("./evidence.js").Scene} Scene */
/**
 * @typedef {Object} Overlay
 * @property {{y: number, x: number}|null} focus  crosshair
 * @property {{y: number, x: number}|null} cursor  keyboard ring
 * @property {{x: number, y: number, text: string}|null} count  pixels
 * @property {{y: number, x: number}[]} wrong
 * @property {{cells: ReadonlyArray<{y: number, x: number}>, strength: number}|null} pulse
 * @property {ReadonlyArray<import("./marks.js").Mark>} marks
 */

/** @param {CanvasRenderingContext2D} pen @param {Scene} scene @param {Overlay} overlay */
export function paintOverlay(pen, scene, overlay) {
  const { layout } = scene;
  if (overlay.focus) paintCrosshair(pen, scene, overlay.focus);
  insideBoard(pen, layout, () => {
    for (const cell of overlay.wrong) paintWrong(pen, scene, cell);
    if (overlay.pulse) paintPulse(pen, scene, overlay.pulse);
  });
  paintEvidence(pen, scene, overlay.marks);
  if (overlay.cursor) insideBoard(pen, layout, () => paintCursor(pen, scene, overlay.cursor));
  paintBars(pen, scene);
  if (overlay.count) {
    const { x, y, text } = overlay.count;
    pill(pen, scene, x, y, text, scene.theme.token["accent-2"], 15 * layout.ratio);
  }
}

/** @param {CanvasRenderingContext2D} pen @param {import("./geometry.js").Layout} layout @param {() => void} draw */
function insideBoard(pen, layout, draw) {
  const { x, y, rule, viewWidth, viewHeight } = layout;
  within(pen, [x - rule, y - rule, viewWidth + 2 * rule, viewHeight + 2 * rule], draw);
}

/** @param {Scene} scene @param {{y: number, x: number}} at */
const corner = ({ layout, scroll }, at) => ({
  x: layout.x + at.x * layout.cell - scroll.x, y: layout.y + at.y * layout.cell - scroll.y,
});

/** @param {CanvasRenderingContext2D} pen @param {Scene} scene @param {{y: number, x: number}} focus */
function paintCrosshair(pen, scene, focus) {
  const { layout, theme } = scene;
  const { x, y } = corner(scene, focus);
  pen.fillStyle = theme.token["accent-2-wash"];
  insideBoard(pen, layout, () => {
    pen.fillRect(layout.x, y, layout.viewWidth, layout.cell);
    pen.fillRect(x, layout.y, layout.cell, layout.viewHeight);
  });
  within(pen, [0, layout.y, layout.x, layout.viewHeight], () => {
    pen.fillRect(layout.x - layout.left, y, layout.left, layout.cell);
  });
  within(pen, [layout.x, 0, layout.viewWidth, layout.y], () => {
    pen.fillRect(x, layout.y - layout.top, layout.cell, layout.top);
  });
}

/** @param {CanvasRenderingContext2D} pen @param {Scene} scene @param {any} cursor */
function paintCursor(pen, scene, cursor) {
  const { layout, theme } = scene;
  const { x, y } = corner(scene, cursor);
  const width = 2 * layout.ratio;
  pen.lineWidth = width + 2 * layout.ratio;
  pen.strokeStyle = theme.token.sheet;
  pen.strokeRect(x + layout.rule / 2, y + layout.rule / 2, layout.cell, layout.cell);
  pen.lineWidth = width;
  pen.strokeStyle = theme.token["accent-2"];
  pen.strokeRect(x + layout.rule / 2, y + layout.rule / 2, layout.cell, layout.cell);
}

/** @param {CanvasRenderingContext2D} pen @param {Scene} scene @param {{y: number, x: number}} cell */
function paintWrong(pen, scene, cell) {
  const { layout, theme } = scene;
  const { x, y } = corner(scene, cell);
  const inset = layout.cell * 0.14;
  pen.strokeStyle = theme.token.bad;
  pen.lineWidth = Math.max(2 * layout.ratio, layout.cell * 0.09);
  pen.beginPath();
  pen.roundRect(x + inset, y + inset, layout.cell - 2 * inset, layout.cell - 2 * inset, layout.cell * 0.3);
  pen.moveTo(x + inset, y + layout.cell - inset);
  pen.lineTo(x + layout.cell - inset, y + inset);
  pen.stroke();
}

/** @param {CanvasRenderingContext2D} pen @param {Scene} scene @param {NonNullable<Overlay["pulse"]>} pulse */
function paintPulse(pen, scene, { cells, strength }) {
  pen.globalAlpha = strength;
  pen.strokeStyle = scene.theme.token["accent-2"];
  pen.lineWidth = scene.layout.cell * 0.16;
  const half = pen.lineWidth / 2;
  for (const cell of cells) {
    const { x, y } = corner(scene, cell);
    pen.strokeRect(x + half, y + half, scene.layout.cell - 2 * half, scene.layout.cell - 2 * half);
  }
  pen.globalAlpha = 1;
}

/** @param {CanvasRenderingContext2D} pen @param {Scene} scene thin bars at the edges when there is more than fits */
function paintBars(pen, { layout, scroll, theme }) {
  pen.fillStyle = theme.token["ink-soft"];
  const thick = 3 * layout.ratio;
  if (layout.viewWidth < layout.boardWidth) {
    const share = layout.viewWidth / layout.boardWidth;
    pen.fillRect(layout.x + scroll.x * share, layout.y + layout.viewHeight - thick, layout.viewWidth * share, thick);
  }
  if (layout.viewHeight < layout.boardHeight) {
    const share = layout.viewHeight / layout.boardHeight;
    pen.fillRect(layout.x + layout.viewWidth - thick, layout.y + scroll.y * share, thick, layout.viewHeight * share);
  }
}
