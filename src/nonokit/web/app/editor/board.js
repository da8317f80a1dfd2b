/**
 * The board while one draws: clues come from the cells, so they change with every stroke. Room for them only ever
 * grows, in steps, so that the sheet does not move under the pen. One more layer shows what is known of the picture.
 */

import { BACKGROUND, UNKNOWN } from "../model/puzzle.js";
import { BoardView } from "../view/board.js";
import { paintAnnotations } from "./annotations.js";

/** @typedef {import("../model/puzzle.js").Puzzle} Puzzle */
/** @typedef {import("./annotations.js").Annotations} Annotations */

const STEP = 2;

/** @type {Annotations} */
const CLEAR = {
  underlay: null, islands: [], open: [], heat: null, locked: null, shown: null, selection: null, changes: [], differs: [], symmetry: "none",
};

export class EditorBoard extends BoardView {
  /** @param {HTMLElement} container @param {Puzzle} puzzle @param {{theme: import("../view/theme.js").Theme, scale: number}} options */
  constructor(container, puzzle, options) {
    super(container, puzzle, options);
    /** @type {Annotations} */
    this.annotations = CLEAR;
    /** @type {Set<() => void>} */
    this._moved = new Set();
    this._canvases.annotations = this._makeCanvas("annotations");
    container.insertBefore(this._canvases.annotations, this._canvases.overlay);
    this._room = roomFor(puzzle, { rows: 0, columns: 0 });
    this.ground = groundOf(puzzle);
    this.resize();
  }

  get sizing() {
    if (!this._room) return this.puzzle;
    const { rows, columns, height } = this.puzzle;
    const filler = (/** @type {number} */ count, /** @type {number} */ length) => Array.from({ length: count }, () => ({ length, colour: 1 }));
    return { ...this.puzzle, rows: [...rows, filler(this._room.rows, 1)], columns: [...columns, filler(this._room.columns, height)] };
  }

  /** @param {Puzzle} puzzle @param {Uint8Array} cells background is shown as bare paper @param {import("../logic/status.js").LineStatus[]} [statuses] */
  draw(puzzle, cells, statuses) {
    const isSameSize = puzzle.width === this.puzzle.width && puzzle.height === this.puzzle.height;
    const room = roomFor(puzzle, isSameSize ? this._room : { rows: 0, columns: 0 });
    const isSameRoom = isSameSize && room.rows === this._room.rows && room.columns === this._room.columns;
    const hasSamePalette = puzzle.palette === this.puzzle.palette;
    /** @type {any} */ (this).puzzle = puzzle;
    this._room = room;
    this.ground = groundOf(puzzle);
    this.statuses = statuses ?? Array.from({ length: puzzle.width + puzzle.height }, () => ({ isDone: false, isBroken: false, finished: [] }));
    if (!isSameSize) this.state = null;
    this.preview({ puzzle, cells, before: null });
    if (isSameRoom && hasSamePalette) this.invalidate(["clues"]);
    else this.resize();
  }

  /** @param {Partial<Annotations>} changes */
  look(changes) {
    this.annotations = { ...this.annotations, ...changes };
    this._request();
  }

  /** @param {() => void} listen called after every frame: whoever stands beside the board follows it */
  onMoved(listen) { this._moved.add(listen); }

  _draw() {
    super._draw();
    const { layout, scroll, theme, puzzle, state } = this;
    if (!layout || !state) return;
    paintAnnotations(this._clean(/** @type {any} */ ("annotations")), { layout, scroll, theme, puzzle, ground: this.ground }, this.annotations, state.cells);
    for (const listen of this._moved) listen();
  }
}

/** @param {Puzzle} puzzle @param {{rows: number, columns: number}} least numbers of runs to make room for */
function roomFor(puzzle, least) {
  const most = (/** @type {Puzzle["rows"]} */ clues) => Math.max(1, ...clues.map((clue) => clue?.length ?? 0));
  const stepped = (/** @type {number} */ count) => Math.ceil(count / STEP) * STEP;
  return {
    rows: Math.max(least.rows, stepped(most(puzzle.rows)), stepped(puzzle.width / 6)),
    columns: Math.max(least.columns, stepped(most(puzzle.columns)), stepped(puzzle.height / 6)),
  };
}

/** @param {Pick<Puzzle, "palette">} puzzle @returns {string|null} the background that was chosen; white is the paper of the theme, also at night */
export function groundOf({ palette }) { return palette[0].rgb === "#ffffff" ? null : palette[0].rgb; }

/** @param {Uint8Array} cells @param {Uint8Array} shown @returns {Uint8Array} as the board shows a drawing: background is bare, unless given away */
export function asDrawn(cells, shown) {
  return cells.map((value, i) => (value === BACKGROUND && !shown[i] ? UNKNOWN : value));
}
