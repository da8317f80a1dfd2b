/** A random picture to begin with, of a wanted difficulty. */

import { ApiError, api } from "../net/api.js";
import { parsePuzzle } from "../model/puzzle.js";
import { GRADES } from "../model/grades.js";
import { openDialog } from "../ui/dialog.js";
import { el } from "../ui/dom.js";
import { pictureOf } from "./picture.js";
import { SYMMETRIES, isPossible } from "./symmetry.js";

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
  const symmetry = /** @type {HTMLSelectElement} */ (el("select", { class: "input", id: "generate-symmetry" },
    SYMMETRIES.filter((name) => isPossible(name, picture)).map((name) => el("option", { value: name, selected: name === pen.symmetry }, t(`edit-symmetry-${name}`)))));
  const said = el("output", {}, t("edit-image-colours-auto"));
  const density = /** @type {HTMLInputElement} */ (el("input", { type: "range", class: "slider", id: "generate-density", min: 0, max: 80, step: 5, value: 0,
    oninput: () => { said.textContent = Number(density.value) ? `${density.value} %` : t("edit-image-colours-auto"); } }));
  const seed = /** @type {HTMLInputElement} */ (el("input", { class: "input", id: "generate-seed", maxlength: 100, autocomplete: "off" }));
  const status = el("p", { class: "note", role: "status" });
  const leave = new AbortController();
  const make = async (/** @type {Event} */ event) => {
    event.preventDefault();
    status.textContent = t("edit-generate-working");
    try {
      const made = await api.generate({
        width: picture.width, height: picture.height, colours: Number(colours.value), difficulty: grade.value,
        symmetry: symmetry.value === "none" ? null : /** @type {any} */ (symmetry.value), density: Number(density.value) / 100 || null,
        seed: /^\d{1,12}$/.test(seed.value) ? Number(seed.value) : seed.value || null, // a number is the same seed as on the command line
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
    el("div", { class: "field" }, el("label", { for: "generate-colours" }, t("edit-image-colours")), colours),
    el("div", { class: "field" }, el("label", { for: "generate-symmetry" }, t("edit-symmetry")), symmetry),
    el("label", { class: "slider-row", for: "generate-density" }, t("edit-generate-density"), density, said),
    el("div", { class: "field" }, el("label", { for: "generate-seed" }, t("edit-generate-seed")), seed), status,
    el("div", { class: "row end" }, el("button", { type: "submit", class: "button primary" }, t("edit-generate-action"))))], { class: "small" });
  dialog.addEventListener("close", () => leave.abort());
}
