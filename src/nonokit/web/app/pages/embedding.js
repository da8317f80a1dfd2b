/** A game inside somebody's page tells it when it is solved. */

/** @param {import("./player.js").PlayerPage} page whoever embeds it learns nothing that is secret, so anyone may */
export function tellSolved({ puzzle, game }) {
  if (window.parent === window) return;
  const { id, width, height } = puzzle;
  window.parent.postMessage({ type: "nonokit-solved", id, width, height, seconds: Math.round(game.seconds), hints: game.hints }, "*");
}
