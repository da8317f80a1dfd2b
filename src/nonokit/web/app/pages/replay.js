/** One's own solve again, in a few seconds: the picture grows as it grew. */

/** @typedef {import("./player.js").PlayerPage} PlayerPage */

const MOVE_MS = 90;
const LONGEST_MS = 8000;

/** @param {PlayerPage} page @returns {boolean} whether there is anything to see */
export function canReplay({ game }) { return game.timeline.history.position > 2; }

/** @param {number} moves @param {number} passed_ms @returns {number} how many moves have been made by then */
export function movesAfter(moves, passed_ms) {
  const whole_ms = Math.min(LONGEST_MS, moves * MOVE_MS);
  return Math.min(moves, Math.floor((moves * passed_ms) / whole_ms));
}

/**
 * @param {PlayerPage} page with a solved game; nothing of it changes
 * @param {AbortSignal} stop ends it early; the picture is then shown whole
 * @returns {Promise<void>} when it is over
 */
export function replay(page, stop) {
  const { game, view } = page;
  const { position } = game.timeline.history;
  const start = performance.now();
  return new Promise((resolve) => {
    const step = (/** @type {number} */ now) => {
      const at = stop.aborted ? position : movesAfter(position, Math.max(0, now - start));
      const state = at === position ? game.state : game.timeline.at(at);
      view.show(state, game.statuses);
      if (at < position && !page.leave.signal.aborted) requestAnimationFrame(step);
      else resolve();
    };
    requestAnimationFrame(step);
  });
}
