/** Everything that is wanted now and then: what helps with the game, what can be done with the puzzle, the page, the zoom. */

import { confirmDialog, openDialog } from "../ui/dialog.js";
import { button, el } from "../ui/dom.js";
import { openKeys } from "./keys-dialog.js";
import { printPuzzle } from "./print-sheet.js";
import { openSettings } from "./settings-dialog.js";
import { openShare } from "./share-dialog.js";

/** @typedef {import("./player.js").PlayerPage} PlayerPage */

/** @typedef {[icon: string, label: string, act: () => void]} Item */

/** @param {PlayerPage} page */
export function openPlayerMenu(page) {
  const { app } = page;
  const group = (/** @type {Item[]} */ items, style = "menu") => el("div", { class: style }, items.map(([name, label, act]) =>
    button(name, app.t(label), () => { dialog.close(); act(); }, { text: true, class: "menu-item" })));
  const dialog = openDialog(app, app.t("menu-title"), [
    ...[gameItems(page), puzzleItems(page), pageItems(app)].map((items) => group(items)), group(zoomItems(page), "menu menu-zoom"),
  ]);
}

/** @param {PlayerPage} page @returns {Item[]} */
const gameItems = (page) => [
  ["check", "check-title", () => page.mistakes.check()],
  ["rewind", "rewind-title", () => page.mistakes.rewind()],
  ["flag", "checkpoint-title", () => openCheckpoints(page)],
  ["restart", "restart-title", () => page.restart()],
];

/** @param {PlayerPage} page @returns {Item[]} */
function puzzleItems(page) {
  const { app, puzzle } = page;
  /** @type {Item[]} */
  const items = [["share", "share-title", () => openShare(app, puzzle)], ["print", "print-title", () => printPuzzle(app, puzzle)]];
  if (!page.isTest && !app.isAlone) items.push(["draw", "edit-copy", () => app.editCopy(puzzle)]);
  if (app.library.entry(puzzle.id)?.isMine) items.push(["trash", "remove-title", () => removePuzzle(page)]);
  return items;
}

/** @param {PlayerPage["app"]} app @returns {Item[]} */
const pageItems = (app) => [["settings", "settings-title", () => openSettings(app)], ["keys", "keys-title", () => openKeys(app)]];

/** @param {PlayerPage} page @returns {Item[]} */
const zoomItems = ({ view }) => [
  ["zoom_out", "zoom-out", () => view.zoom(0.8)], ["fit", "zoom-fit", () => view.fit()], ["zoom_in", "zoom-in", () => view.zoom(1.25)],
];

/** @param {PlayerPage} page */
async function removePuzzle({ app, puzzle }) {
  if (!await confirmDialog(app, app.t("remove-question"), app.t("remove-title"))) return;
  await app.library.remove(puzzle.id);
  app.go({ page: "gallery" });
}

/** @param {PlayerPage} page */
function openCheckpoints(page) {
  const { app, game } = page;
  const { t } = app;
  const list = el("ul", { class: "checkpoints" });
  const show = () => {
    const points = game.timeline.history.checkpoints;
    list.replaceChildren(...points.map((point) => el("li", { class: "row" },
      el("button", { type: "button", class: "button grow", onclick: () => game.restore(point) }, point.name),
      button("trash", t("checkpoint-remove", { name: point.name }), () => game.removeCheckpoint(point.name), { class: "quiet" }))));
    if (!points.length) list.replaceChildren(el("li", { class: "note" }, t("checkpoint-none")));
  };
  show();
  page.panel.open(t("checkpoint-title"), [
    el("p", { class: "note" }, t("checkpoint-text")), list,
    button("flag", t("checkpoint-add"), () => page.addCheckpoint(), { text: true }),
  ]);
  page.panel.onChange = show;
}
