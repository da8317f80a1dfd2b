/**
 * The board on the page: three canvases (sheet, clues, overlay), redrawn at most once a frame and only
 * where something changed. Knows nothing of rules or input: it is told what to show.
 */

import { CELL_LIMITS, NOTHING_COVERED, clampScroll, finishedLayout, hitTest, isWhole, layoutOf, openingCell, scrollTo } from "./geometry.js";
import { allLines } from "../model/lines.js";
import { paintSheet } from "./cells.js";
import { paintClues } from "./clues.js";
import { paintOverlay } from "./overlay.js";
import { Overview, mapBox } from "./overview.js";
import { Sprites } from "./sprites.js";

/** @typedef {import("../model/puzzle.js").Puzzle} Puzzle */
/** @typedef {import("../play/state.js").State} State */
/** @typedef {import("../logic/status.js").LineStatus} LineStatus */
/** @typedef {import("./theme.js").Theme} Theme */
/** @typedef {"sheet"|"clues"|"overlay"} Layer */

/** @type {Layer[]} */
const LAYERS = ["sheet", "clues", "overlay"];

export class BoardView {
  /** @param {HTMLElement} container @param {Puzzle} puzzle @param {{theme: Theme, scale: number, aside?: () => number}} options `aside`: pixels at the right that something else may need */
  constructor(container, puzzle, { theme, scale, aside = () => 0 }) {
    this.container = container;
    this.puzzle = puzzle;
    this.theme = theme;
    this.scale = scale;
    this._aside = aside;
    /** @type {State|null} */
    this.state = null;
    /** @type {LineStatus[]} */
    this.statuses = [];
    this.showsFinished = true;
    this.dissolve = 0;
    /** The colour of the paper when it is not the theme's. @type {string|null} */
    this.ground = null;
    /** Once the picture is finished: the rooms for it, in device pixels. @type {(() => {width: number, height: number}[])|null} */
    this.roomsForPicture = null;
    /** How much of the way to the middle of its room a finished picture has gone. */
    this.centred = 0;
    /** @type {import("./overlay.js").Overlay} */
    this.overlay = { focus: null, cursor: null, count: null, wrong: [], pulse: null, marks: [] };
    this.scroll = { x: 0, y: 0 };
    this.isFitted = true;
    /** What lies over the view. */
    this.covered = NOTHING_COVERED;
    this._overview = new Overview();
    /** @type {() => void} */
    this.onDrawn = () => {};
    this._frame = 0;
    this._sprites = new Sprites();
    /** @type {Set<Layer>} layers to draw anew */
    this._dirty = new Set();
    /** @type {import("./cells.js").Range|null} cells to draw over */
    this._changedCells = null;
    /** @type {import("../model/puzzle.js").Line[]} */
    this._changedLines = [];
    this._canvases = Object.fromEntries(LAYERS.map((name) => [name, this._makeCanvas(name)]));
    /** The window has another size, or the phone was turned. @type {() => void} */
    this.onResized = () => {};
    this._observer = new ResizeObserver(() => {
      this.resize();
      this.onResized();
    });
    this._observer.observe(container);
    this.resize();
  }

  /** @param {string} name */
  _makeCanvas(name) {
    const canvas = document.createElement("canvas");
    canvas.className = `layer layer-${name}`;
    canvas.setAttribute("aria-hidden", "true");
    this.container.append(canvas);
    return canvas;
  }

  /** @returns {Puzzle} what room is made for; the editor leaves some for clues that are still to come */
  get sizing() { return this.puzzle; }

  /** @returns {import("./geometry.js").Viewport} */
  _viewport() {
    const ratio = window.devicePixelRatio || 1;
    const { clientWidth, clientHeight } = this.container;
    return {
      width: Math.round(clientWidth * ratio), height: Math.round(clientHeight * ratio), ratio, scale: this.scale,
      hasSymbols: this.theme.hasSymbols, isTouched: matchMedia("(pointer: coarse)").matches, aside: Math.round(this._aside() * ratio),
    };
  }

  resize() {
    const viewport = this._viewport();
    if (!viewport.width || !viewport.height) return;
    for (const canvas of Object.values(this._canvases)) {
      canvas.width = viewport.width;
      canvas.height = viewport.height;
    }
    this._layOut(viewport);
  }

  /** @param {number} share */
  centre(share) {
    this.centred = share;
    this._layOut(this._viewport());
  }

  /** @param {import("./geometry.js").Viewport} viewport */
  _layOut(viewport) {
    const played = layoutOf(this.sizing, this.isFitted || !this.layout ? openingCell(this.sizing, viewport) : this.layout.cell, viewport);
    this.layout = this.isFitted && this.roomsForPicture ? finishedLayout(played, this.roomsForPicture(), this.centred) : played;
    this.scroll = clampScroll(this.layout, this.scroll);
    this._sprites.clear();
    this.invalidate();
  }

  /** @param {Layer[]} layers */
  invalidate(layers = LAYERS) {
    for (const layer of layers) this._dirty.add(layer);
    this._request();
  }

  _request() {
    if (!this._frame) this._frame = requestAnimationFrame(() => this._draw());
  }

  _draw() {
    this._frame = 0;
    const { layout, scroll, theme, puzzle, state } = this;
    if (!layout || !state) return;
    const base = { layout, scroll, theme, puzzle };
    const sheet = { ...base, state, dissolve: this.dissolve, ground: this.ground };
    const clues = { ...base, statuses: this.statuses, showsFinished: this.showsFinished, sprites: this._sprites };
    if (this._dirty.has("sheet")) paintSheet(this._clean("sheet"), sheet, null);
    else if (this._changedCells) paintSheet(this._pen("sheet"), sheet, this._changedCells);
    if (this._dirty.has("clues")) paintClues(this._clean("clues"), clues, null);
    else if (this._changedLines.length) paintClues(this._pen("clues"), clues, this._changedLines);
    this._drawMap(layout);
    if (this._dirty.has("overlay")) {
      paintOverlay(this._clean("overlay"), base, this.overlay);
      this._overview.paint(this._pen("overlay"), base);
    }
    this._dirty.clear();
    this._changedCells = null;
    this._changedLines = [];
    this.onDrawn();
  }

  /** @param {import("./geometry.js").Layout} layout */
  _drawMap(layout) {
    const isAll = this._dirty.has("sheet");
    if (isWhole(layout) || !this.state || (!isAll && !this._changedCells)) return;
    this._overview.update(this.puzzle, this.state.cells, this.theme, isAll ? null : this._changedCells);
    this._dirty.add("overlay");
  }

  /** @param {Layer} name */
  _pen(name) { return /** @type {CanvasRenderingContext2D} */ (this._canvases[name].getContext("2d")); }

  /** @param {Layer} name */
  _clean(name) {
    const pen = this._pen(name);
    pen.clearRect(0, 0, pen.canvas.width, pen.canvas.height);
    return pen;
  }

  /** @param {State} state @param {LineStatus[]} statuses */
  show(state, statuses) {
    const lines = allLines(this.puzzle);
    this._changedLines = [...this._changedLines, ...lines.filter((_, i) => statuses[i] !== this.statuses[i])];
    this.statuses = statuses;
    this.preview(state);
  }

  /** @param {State} state cells only: during a drag the clues wait until it is released */
  preview(state) {
    const old = this.state;
    this.state = state;
    if (!old || old.before !== state.before) this.invalidate(["sheet"]);
    else this._changedCells = around(this.puzzle, old.cells, state.cells, this._changedCells);
    this._request();
  }

  /** @param {Partial<import("./overlay.js").Overlay>} changes */
  decorate(changes) {
    this.overlay = { ...this.overlay, ...changes };
    this.invalidate(["overlay"]);
  }

  /** @param {Theme} theme @param {number} scale */
  restyle(theme, scale) {
    this.theme = theme;
    this.scale = scale;
    this._sprites.clear();
    this.resize();
  }

  /** @param {{clientX: number, clientY: number}} event @returns {{x: number, y: number}} in device pixels */
  pixelsOf(event) {
    const box = this.container.getBoundingClientRect();
    const ratio = this.layout?.ratio ?? 1;
    return { x: (event.clientX - box.left) * ratio, y: (event.clientY - box.top) * ratio };
  }

  /** @param {{clientX: number, clientY: number}} event @param {{isDragging?: boolean}} [options] */
  hit(event, options) {
    if (!this.layout) return null;
    const { x, y } = this.pixelsOf(event);
    return hitTest(this.layout, this.scroll, x, y, options);
  }

  /** @param {{clientX: number, clientY: number}} event @param {boolean} isDragging @returns {boolean} whether it points at the map; then that place comes into the middle */
  showOnMap(event, isDragging) {
    const { layout } = this;
    const box = layout && mapBox(layout);
    if (!layout || !box) return false;
    const { x, y } = this.pixelsOf(event);
    const isInside = x >= box.x && y >= box.y && x < box.x + box.width && y < box.y + box.height;
    if (!isInside && !isDragging) return false;
    const perCell = layout.cell / box.scale;
    const wanted = { x: (x - box.x) * perCell - layout.viewWidth / 2, y: (y - box.y) * perCell - layout.viewHeight / 2 };
    this.scrollBy(wanted.x - this.scroll.x, wanted.y - this.scroll.y);
    return true;
  }

  /** @param {number} dx @param {number} dy device pixels @returns {boolean} whether anything moved */
  scrollBy(dx, dy) {
    if (!this.layout) return false;
    const next = clampScroll(this.layout, { x: this.scroll.x + dx, y: this.scroll.y + dy });
    if (next.x === this.scroll.x && next.y === this.scroll.y) return false;
    this.scroll = next;
    this.invalidate();
    return true;
  }

  /** @param {number} factor @param {{x: number, y: number}} [at] the point that stays where it is */
  zoom(factor, at) {
    if (!this.layout) return;
    const { ratio } = this.layout;
    const most = CELL_LIMITS.zoomed * ratio;
    const wanted = this.layout.cell * factor;
    const rounded = factor > 1 ? Math.ceil(wanted) : Math.floor(wanted);
    this._setCell(Math.max(CELL_LIMITS.smallest * ratio, Math.min(most, rounded)), at);
  }

  /** @param {number} size @param {{x: number, y: number}} [at] */
  _setCell(size, at) {
    if (!this.layout) return;
    const old = this.layout;
    const fixed = at ?? { x: old.x + old.viewWidth / 2, y: old.y + old.viewHeight / 2 };
    const cellX = (fixed.x - old.x + this.scroll.x) / old.cell;
    const cellY = (fixed.y - old.y + this.scroll.y) / old.cell;
    this.isFitted = false;
    this.layout = layoutOf(this.sizing, Math.round(size), this._viewport());
    this._sprites.clear();
    const { cell, x, y } = this.layout;
    this.scroll = clampScroll(this.layout, { x: cellX * cell - (fixed.x - x), y: cellY * cell - (fixed.y - y) });
    this.invalidate();
  }

  /** @param {number} size an exact cell size in device pixels @param {{x: number, y: number}} at */
  zoomTo(size, at) {
    const ratio = this.layout?.ratio ?? 1;
    this._setCell(Math.max(CELL_LIMITS.smallest * ratio, Math.min(CELL_LIMITS.zoomed * ratio, size)), at);
  }

  fit() {
    this.isFitted = true;
    this.resize();
  }

  /** @param {{y: number, x: number}} cell */
  reveal(cell) {
    if (!this.layout) return;
    const next = scrollTo(this.layout, this.scroll, cell, this.covered);
    if (next.x === this.scroll.x && next.y === this.scroll.y) return;
    this.scroll = next;
    this.invalidate();
  }

  /** @param {{y: number, x: number}} cell the cell's box in CSS pixels, for whoever points at it */
  boxOf(cell) {
    const { layout, scroll } = this;
    if (!layout) return null;
    const box = this.container.getBoundingClientRect();
    return {
      x: box.left + (layout.x + cell.x * layout.cell - scroll.x) / layout.ratio,
      y: box.top + (layout.y + cell.y * layout.cell - scroll.y) / layout.ratio,
      size: layout.cell / layout.ratio,
    };
  }

  destroy() {
    cancelAnimationFrame(this._frame);
    this._observer.disconnect();
    for (const canvas of Object.values(this._canvases)) canvas.remove();
  }
}

/**
 * The smallest range that holds everything that differs.
 * @param {Puzzle} puzzle @param {Uint8Array} a @param {Uint8Array} b
 * @param {import("./cells.js").Range|null} range to widen @returns {import("./cells.js").Range|null}
 */
function around(puzzle, a, b, range) {
  let found = range;
  for (let i = 0; i < a.length; i += 1) {
    if (a[i] === b[i]) continue;
    const [y, x] = [Math.floor(i / puzzle.width), i % puzzle.width];
    found = found ? {
      x0: Math.min(found.x0, x), x1: Math.max(found.x1, x + 1), y0: Math.min(found.y0, y), y1: Math.max(found.y1, y + 1),
    } : { x0: x, x1: x + 1, y0: y, y1: y + 1 };
  }
  return found;
}
