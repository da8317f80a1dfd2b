/** Everything that is wanted now and then: checkpoints, check, rewind, restart, zoom, share, print, edit. */

import { confirmDialog, openDialog } from "../ui/dialog.js";
import { button, el } from "../ui/dom.js";
import { openKeys } from "./keys-dialog.js";
import { printPuzzle } from "./print-sheet.js";
import { openSettings } from "./settings-dialog.js";
import { openShare } from "./share-dialog.js";

/** @typedef {import("./player.js").PlayerPage} PlayerPage */

/** @param {PlayerPage} page */
export function openPlayerMenu(page) {
  const { app, view } = page;
  const { t } = app;
  /** @type {[string, string, () => void][]} */
  const items = [
    ["check", "check-title", () => page.mistakes.check()],
    ["rewind", "rewind-title", () => page.mistakes.rewind()],
    ["flag", "checkpoint-add", () => page.addCheckpoint()],
    ["flag", "checkpoint-title", () => openCheckpoints(page)],
    ["restart", "restart-title", () => page.restart()],
    ["zoom_in", "zoom-in", () => view.zoom(1.25)],
    ["zoom_out", "zoom-out", () => view.zoom(0.8)],
    ["fit", "zoom-fit", () => view.fit()],
    ["share", "share-title", () => openShare(app, page.puzzle)],
    ["print", "print-title", () => printPuzzle(app, page.puzzle)],
    ["settings", "settings-title", () => openSettings(app)],
    ["keys", "keys-title", () => openKeys(app)],
  ];
  if (!page.isTest && !app.isAlone) items.splice(-2, 0, ["draw", "edit-copy", () => app.editCopy(page.puzzle)]);
  if (app.library.entry(page.puzzle.id)?.isMine) items.push(["trash", "remove-title", () => removePuzzle(page)]);
  const dialog = openDialog(app, t("menu-title"), [el("div", { class: "menu" }, items.map(([name, label, act]) =>
    button(name, t(label), () => { dialog.close(); act(); }, { text: true, class: "menu-item" })))]);
}

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
