/** A random picture to begin with, of a wanted difficulty. */

import { ApiError, api } from "../net/api.js";
import { parsePuzzle } from "../model/puzzle.js";
import { GRADES } from "../model/grades.js";
import { openDialog } from "../ui/dialog.js";
import { el } from "../ui/dom.js";
import { pictureOf } from "./picture.js";

/** What can be asked for; nobody wants to guess. */
const WANTED = GRADES.filter((grade) => grade !== "extreme");

/** @param {import("./editor-page.js").EditorPage} page */
export function openGenerate(page) {
  const { app, picture, pen } = page;
  const { t } = app;
  const grade = /** @type {HTMLSelectElement} */ (el("select", { class: "input", id: "generate-grade" }, [
    el("option", { value: "line-solvable" }, t("edit-grade-line-solvable")),
    ...WANTED.map((name) => el("option", { value: name }, t(`grade-${name}`)))]));
  const colours = /** @type {HTMLInputElement} */ (el("input", { class: "input", id: "generate-colours", type: "number", min: 1, max: 6, value: 1 }));
  const status = el("p", { class: "note", role: "status" });
  const leave = new AbortController();
  const make = async (/** @type {Event} */ event) => {
    event.preventDefault();
    status.textContent = t("edit-generate-working");
    try {
      const made = await api.generate({
        width: picture.width, height: picture.height, colours: Number(colours.value), difficulty: grade.value,
        symmetry: pen.symmetry === "none" ? null : pen.symmetry,
      }, leave.signal);
      dialog.close();
      if (!made.is_wanted) app.toast(t("edit-generate-missed"));
      page.replacePicture(pictureOf(made.grid, parsePuzzle(made.puzzle).palette));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.code !== "aborted") status.textContent = error.code === "offline" ? t("edit-needs-server") : error.message;
    }
  };
  const dialog = openDialog(app, t("edit-generate-title"), [el("form", { class: "stack", onsubmit: make },
    el("p", {}, t("edit-generate-text", { width: picture.width, height: picture.height })),
    el("div", { class: "field" }, el("label", { for: "generate-grade" }, t("filter-difficulty")), grade),
    el("div", { class: "field" }, el("label", { for: "generate-colours" }, t("edit-image-colours")), colours), status,
    el("div", { class: "row end" }, el("button", { type: "submit", class: "button primary" }, t("edit-generate-action"))))], { class: "small" });
  dialog.addEventListener("close", () => leave.abort());
}
