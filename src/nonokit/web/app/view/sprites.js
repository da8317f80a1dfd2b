/**
 * Small pictures drawn once and stamped often. Text is what makes clues slow: measured on a board of a
 * hundred by hundred, stamping took about half the time of writing every number anew.
 */

export class Sprites {
  constructor() {
    /** @type {Map<string, HTMLCanvasElement>} */
    this._known = new Map();
  }

  /**
   * @param {string} key @param {number} width @param {number} height
   * @param {(pen: CanvasRenderingContext2D) => void} draw @returns {HTMLCanvasElement}
   */
  get(key, width, height, draw) {
    const known = this._known.get(key);
    if (known) return known;
    const canvas = document.createElement("canvas");
    canvas.width = Math.max(1, Math.ceil(width));
    canvas.height = Math.max(1, Math.ceil(height));
    draw(/** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d")));
    this._known.set(key, canvas);
    return canvas;
  }

  /** Sizes or colours have changed. */
  clear() { this._known.clear(); }
}
