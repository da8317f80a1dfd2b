/**
 * A map of the whole board with a frame around what is in view, in the corner between the gutters, where nothing else
 * stands; only while not everything is in view.
 */

import { BACKGROUND, MAYBE, UNKNOWN } from "../model/puzzle.js";
import { isWhole } from "./geometry.js";

/** @typedef {import("./geometry.js").Layout} Layout */
/** @typedef {import("./theme.js").Theme} Theme */
/** @typedef {import("./cells.js").Range} Range */

const SMALLEST_PX = 28;
const MARGIN_PX = 4;

export class Overview {
  constructor() { this._picture = document.createElement("canvas"); }

  /** @param {{width: number, height: number}} size @param {Uint8Array} cells @param {Theme} theme @param {Range|null} range cells that may have changed; null for all */
  update({ width, height }, cells, theme, range) {
    if (!range) [this._picture.width, this._picture.height] = [width, height];
    const pen = /** @type {CanvasRenderingContext2D} */ (this._picture.getContext("2d"));
    const { x0, x1, y0, y1 } = range ?? { x0: 0, x1: width, y0: 0, y1: height };
    pen.clearRect(x0, y0, x1 - x0, y1 - y0);
    for (let y = y0; y < y1; y += 1) {
      for (let x = x0; x < x1; x += 1) {
        const value = cells[y * width + x];
        if (value === UNKNOWN || value === MAYBE) continue;
        pen.fillStyle = value === BACKGROUND ? theme.token.rule : theme.paints[value].fill;
        pen.fillRect(x, y, 1, 1);
      }
    }
  }

  /** @param {CanvasRenderingContext2D} pen @param {{layout: Layout, scroll: {x: number, y: number}, theme: Theme}} scene */
  paint(pen, { layout, scroll, theme }) {
    const box = mapBox(layout);
    if (!box) return;
    const { x, y, scale } = box;
    pen.save();
    pen.fillStyle = theme.token.sheet;
    pen.fillRect(x, y, box.width, box.height);
    pen.imageSmoothingEnabled = scale < 1;
    pen.drawImage(this._picture, x, y, box.width, box.height);
    pen.lineWidth = layout.rule;
    pen.strokeStyle = theme.token["rule-five"];
    pen.strokeRect(x, y, box.width, box.height);
    pen.lineWidth = 2 * layout.ratio;
    pen.strokeStyle = theme.token["accent-2"];
    const perPixel = scale / layout.cell;
    pen.strokeRect(x + scroll.x * perPixel, y + scroll.y * perPixel, layout.viewWidth * perPixel, layout.viewHeight * perPixel);
    pen.restore();
  }
}

/** @param {Layout} layout @returns {{x: number, y: number, width: number, height: number, scale: number}|null} where the map lies; `scale` pixels a cell */
export function mapBox(layout) {
  if (isWhole(layout)) return null;
  const margin = MARGIN_PX * layout.ratio;
  const room = { width: layout.left - 3 * margin, height: layout.top - 3 * margin };
  const scale = Math.min(room.width / layout.width, room.height / layout.height);
  const [width, height] = [Math.floor(layout.width * scale), Math.floor(layout.height * scale)];
  if (Math.max(width, height) < SMALLEST_PX * layout.ratio) return null;
  return { x: layout.x - layout.left + margin, y: layout.y - layout.top + margin, width, height, scale };
}
