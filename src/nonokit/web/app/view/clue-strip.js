/**
 * One clue written out on a canvas of its own, in as many rows as it takes: a stamp for each number, so that following a
 * stroke costs a fraction of what elements would.
 */

import { clueTexts, numberWidth } from "./geometry.js";
import { numberStamp } from "./clues.js";
import { Sprites } from "./sprites.js";

/** @typedef {import("../model/puzzle.js").Clue} Clue */
/** @typedef {import("../logic/status.js").LineStatus} LineStatus */
/** @typedef {{font: number, width: number, ratio: number, hasChips: boolean, symbol: number}} StripLook  device pixels; symbol: room in digits */

const ROW = { plain: 1.35, chips: 1.5 };

/** @param {Clue} clue @param {StripLook} look @returns {{boxes: {x: number, y: number, width: number, height: number}[], width: number, height: number}} */
export function stripBoxes(clue, { font, width, hasChips, symbol }) {
  const height = Math.ceil(font * (hasChips ? ROW.chips : ROW.plain));
  let [x, y, widest] = [0, 0, 0];
  const boxes = clueTexts(clue).map((text) => {
    const size = Math.ceil(numberWidth(text.length + symbol, font, hasChips));
    if (x && x + size > width) [x, y] = [0, y + height];
    const box = { x, y, width: size, height };
    x += size;
    widest = Math.max(widest, x);
    return box;
  });
  return { boxes, width: widest, height: y + height };
}

export class ClueStrip {
  constructor() {
    this.canvas = document.createElement("canvas");
    this._sprites = new Sprites();
    /** @type {StripLook} */
    this._look = { font: 1, width: 1, ratio: 1, hasChips: false, symbol: 0 };
  }

  /** Keeps the room of the clue that takes most. @param {StripLook} look @param {ReadonlyArray<Clue>} clues all that it may show */
  measure(look, clues) {
    this._look = look;
    this._sprites.clear();
    const rooms = clues.map((clue) => stripBoxes(clue, look));
    const most = (/** @type {"width"|"height"} */ side) => Math.max(1, ...rooms.map((room) => room[side]));
    [this.canvas.width, this.canvas.height] = [most("width"), most("height")];
    this.canvas.style.width = `${this.canvas.width / look.ratio}px`;
  }

  /** @param {Clue} clue @param {LineStatus} status @param {boolean} showsFinished @param {import("./theme.js").Theme} theme */
  paint(clue, status, showsFinished, theme) {
    const pen = /** @type {CanvasRenderingContext2D} */ (this.canvas.getContext("2d"));
    pen.clearRect(0, 0, this.canvas.width, this.canvas.height);
    const layout = { ...this._look, rule: Math.max(1, Math.round(this._look.ratio)), isStacked: false };
    const texts = clueTexts(clue);
    stripBoxes(clue, this._look).boxes.forEach((box, i) => {
      const isFinished = showsFinished && (status.finished[i] ?? status.isDone);
      const number = { text: texts[i], colour: clue?.length ? clue[i].colour : null, isFinished, status };
      pen.drawImage(numberStamp({ sprites: this._sprites, theme, layout }, "row", number, box), box.x, box.y);
    });
    this.canvas.textContent = texts.join(" ");
  }
}
