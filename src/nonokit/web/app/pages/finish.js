/** The moment a puzzle is solved: marks dissolve, the picture glides to the middle, a banner says the rest. Without motion it stays where it is. */

import { burst } from "./confetti.js";
import { tellSolved } from "./embedding.js";
import { solvedBanner } from "./solved-banner.js";

/** @typedef {import("./player.js").PlayerPage} PlayerPage */
/** @typedef {{y: number, x: number}} Cell */

const CELEBRATION_MS = 600;
const PULSE_MS = 900;

export class Finish {
  /** @param {PlayerPage} page */
  constructor(page) {
    this._page = page;
    /** @type {HTMLElement|null} */
    this._banner = null;
  }

  /** @param {boolean} isFresh the game just changed by a move; show or hide accordingly */
  follow(isFresh) {
    const { isSolved } = this._page.game;
    if (isSolved && !this._banner) this._celebrate(isFresh);
    if (!isSolved) this._hide();
  }

  /** @param {ReadonlyArray<Cell>} cells a soft pulse where something was just set */
  pulse(cells) {
    const isStill = this._page.app.isMotionReduced();
    animate(PULSE_MS, this._page.leave.signal, (share) => {
      this._page.view.decorate({ pulse: share < 1 ? { cells, strength: isStill ? 0.8 : (1 - share) * 0.8 } : null });
    });
  }

  /** @param {boolean} isFresh solved by a move just now, not found solved */
  _celebrate(isFresh) {
    const { app, view } = this._page;
    this._page.hints.close();
    this._page.panel.close();
    view.decorate({ focus: null, cursor: null, count: null, wrong: [] });
    this.show(isFresh ? 0 : 1);
    if (isFresh) tellSolved(this._page);
    if (app.isMotionReduced() || !isFresh) return;
    burst(this._page.root, this._page.puzzle);
    const banner = this._banner;
    animate(CELEBRATION_MS, this._page.leave.signal, (share) => {
      if (this._banner !== banner) return; // taken back meanwhile
      view.dissolve = share;
      view.centre(1 - (1 - share) ** 3);
    });
  }

  /** @param {number} centred 1 in the middle of its room, 0 where it was played */
  show(centred = 1) {
    const { view } = this._page;
    view.centred = centred;
    const banner = solvedBanner(this._page);
    view.dissolve = 1;
    this._banner = banner;
    this._page.root.classList.add("is-solved");
    this._page.root.querySelector(".play-area")?.after(banner);
    view.roomsForPicture = () => roomsBeside(view, banner);
    view.fit();
    this._page.showTitle();
  }

  _hide() {
    if (!this._banner) return;
    this._banner.remove();
    this._banner = null;
    this._page.root.classList.remove("is-solved");
    this._page.view.dissolve = 0;
    this._page.view.roomsForPicture = null;
    this._page.view.fit();
    this._page.showTitle();
  }
}

/** @param {import("../view/board.js").BoardView} view @param {HTMLElement} banner @returns {{width: number, height: number}[]} what it leaves of the board: above it, or before it */
function roomsBeside({ container, layout }, { offsetLeft, offsetTop }) {
  const { left, top, width, height } = container.getBoundingClientRect();
  const ratio = layout?.ratio ?? 1;
  return [[width, Math.min(height, offsetTop - top)], [Math.min(width, offsetLeft - left), height]]
    .map(([across, down]) => ({ width: Math.floor(across * ratio), height: Math.floor(down * ratio) }));
}

/** @param {number} duration_ms @param {AbortSignal} signal @param {(share: number) => void} draw from 0 to 1 */
function animate(duration_ms, signal, draw) {
  const start = performance.now();
  const step = (/** @type {number} */ now) => {
    if (signal.aborted) return;
    const share = Math.min(1, Math.max(0, (now - start) / duration_ms));
    draw(share);
    if (share < 1) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}
