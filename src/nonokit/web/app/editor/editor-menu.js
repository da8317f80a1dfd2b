/** Everything that is not needed at every stroke. */

import { isColoured } from "../model/puzzle.js";
import { confirmDialog, openDialog } from "../ui/dialog.js";
import { button, el } from "../ui/dom.js";
import { printPuzzle } from "../pages/print-sheet.js";
import { openShare } from "../pages/share-dialog.js";
import { paintThumbnail } from "../view/thumbnail.js";
import { openDetails } from "./details-dialog.js";
import { Document } from "./document.js";
import { openGenerate } from "./generate-dialog.js";
import { chooseImage } from "./image-import.js";

/** @typedef {import("./editor-page.js").EditorPage} EditorPage */

/** @param {EditorPage} page */
export function openEditorMenu(page) {
  const { app, mode } = page;
  const { t } = app;
  /** @type {[string, string, () => void][]} */
  const entries = [
    ["add", t("edit-new"), () => newSheet(page)],
    ["drafts", t("edit-drafts"), () => openDrafts(page)],
    ["picture", t("edit-image-title"), () => chooseImage(page)],
    ["random", t("edit-generate-title"), () => openGenerate(page)],
    mode === "draw" ? ["clues", t("edit-mode-clues-long"), () => page.setMode("clues")] : ["draw", t("edit-mode-draw-long"), () => page.setMode("draw")],
    ["details", t("edit-details"), () => openDetails(page)],
    ["keep", t("edit-keep-long"), () => keepPuzzle(page)],
    ["share", t("edit-share"), () => openShare(app, page.finishedPuzzle(), page.goal)],
    ["print", t("print-title"), () => printPuzzle(app, page.finishedPuzzle())],
    ["learn", t("make-book-title"), () => app.go({ page: "book" })],
    ["zoom_in", t("zoom-in"), () => page.view.zoom(1.25)], ["zoom_out", t("zoom-out"), () => page.view.zoom(0.8)], ["fit", t("zoom-fit"), () => page.view.fit()],
    ["keys", t("keys-title"), () => page.keys.show()],
  ];
  const dialog = openDialog(app, t("menu-title"), [el("div", { class: "menu" }, entries.map(([name, label, run]) =>
    button(name, label, () => { dialog.close(); run(); }, { text: true, class: "menu-item" })))]);
}

/** @param {EditorPage} page */
function newSheet(page) {
  page.save();
  page.app.go({ page: "edit", id: page.drafts.create().id });
}

/** @param {EditorPage} page */
export async function keepPuzzle(page) {
  const { app } = page;
  const { status } = page.checker.verdict;
  if (["empty", "unfinished", "none"].includes(status)) {
    app.toast(app.t("edit-keep-empty"));
    return;
  }
  const isKept = await app.library.add(page.finishedPuzzle(), { isDrawn: true });
  page.save();
  if (!isKept) app.toast(app.t("save-full"));
  else app.toast(app.t(status === "multiple" ? "edit-kept-ambiguous" : "edit-kept"));
}

/** @param {HTMLCanvasElement} canvas @param {import("./picture.js").Picture} picture colours upon the background they were chosen for */
function paintPicture(canvas, picture) {
  paintThumbnail(canvas, /** @type {any} */ (picture), picture.cells, true);
  const pen = canvas.getContext("2d");
  if (!pen || !isColoured(/** @type {any} */ (picture))) return;
  pen.globalCompositeOperation = "destination-over";
  pen.fillStyle = picture.palette[0].rgb;
  pen.fillRect(0, 0, canvas.width, canvas.height);
}

/** @param {EditorPage} page */
function openDrafts(page) {
  page.save();
  const { app, drafts } = page;
  const { t } = app;
  const list = el("ul", { class: "drafts" });
  const dialog = openDialog(app, t("edit-drafts"), [list]);
  const remove = async (/** @type {string} */ id) => {
    if (!await confirmDialog(app, t("edit-drafts-remove-question"), t("edit-drafts-remove"))) return;
    drafts.remove(id);
    show();
  };
  const show = () => list.replaceChildren(...drafts.all().map((draft) => {
    const document_ = Document.open(draft);
    const canvas = /** @type {HTMLCanvasElement} */ (el("canvas", { class: "draft-picture" }));
    if (document_) paintPicture(canvas, document_.picture);
    const date = new Intl.DateTimeFormat(app.locale, { dateStyle: "medium", timeStyle: "short" }).format(new Date(draft.updated));
    return el("li", { class: "row" }, el("button", {
      type: "button", class: "button grow draft", onclick: () => { dialog.close(); app.go({ page: "edit", id: draft.id }); },
    }, canvas, el("span", { class: "fix-text" }, el("strong", {}, draft.details?.title || t("edit-untitled")), el("small", {}, date))),
    draft.id === page.document.id ? null : button("trash", t("edit-drafts-remove"), () => { remove(draft.id); }, { class: "quiet" }));
  }));
  show();
}
