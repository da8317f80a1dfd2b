/** One line of a scanned puzzle: its name, its clue to be corrected, and what is wrong or doubtful about it. */

import { el } from "../ui/dom.js";
import { problemText } from "./clue-problem.js";
import { cutOut, doubtCard } from "./scan-doubt.js";

/** @typedef {import("../ui/context.js").App} App */
/** @typedef {import("../model/puzzle.js").Line} Line */
/** @typedef {import("../wire/wire.js").ScanAnswer} ScanAnswer */

const HEIGHT = 26; // pixels of the page, of a number that is looked at
const MARGIN = 0.25; // of a number's height, around the numbers

export class ScanField {
  /** @param {App} app @param {ScanAnswer} answer @param {Line} line @param {string} text @param {HTMLImageElement} photo */
  constructor(app, answer, line, text, photo) {
    this._app = app;
    this._answer = answer;
    this._photo = photo;
    this.line = line;
    this._name = app.t(`scan-${line.kind}`, { number: line.index + 1 });
    const id = `scan-${line.kind}-${line.index}`;
    this.input = /** @type {HTMLInputElement} */ (el("input", { class: "input", id, value: text, inputmode: "decimal", autocomplete: "off", autocapitalize: "off", spellcheck: "false" }));
    this._problem = el("p", { class: "scan-problem", role: "status" });
    const setting = el("div", { class: "setting" }, el("label", { for: id }, this._name), this.input);
    const doubt = answer.doubts.find((one) => one.line.kind === line.kind && one.line.index === line.index);
    this._doubt = doubt && doubtCard(app, doubt, setting, this.input, cutOut(photo, doubt.corners, answer.turned, this._name));
    this.isDoubtful = doubt !== undefined;
    this.element = this._doubt?.card ?? el("div", { class: `scan-line is-plain is-${line.kind}` }, el("div", { class: "scan-said" }, setting));
    setting.after(this._problem);
  }

  /** An empty line is a clue, too. */
  get text() { return this.input.value.trim() || "0"; }

  /** @param {string} text */
  write(text) { this.input.value = text; }

  /** @param {import("../model/clue-text.js").ClueProblem|null} problem */
  tell(problem) {
    this._doubt?.update();
    this._problem.textContent = problem ? problemText(this._app.t, this.line, problem) : "";
    this.input.setAttribute("aria-invalid", String(problem !== null));
  }

  /** Shows the clue as it stands on the photo, large enough to compare. */
  look() {
    if (this.isDoubtful || this._clue !== undefined) return;
    const { numbers, turned } = this._answer;
    const own = numbers.filter(({ line, corners }) => line.kind === this.line.kind && line.index === this.line.index && corners.length);
    const high = Math.max(...own.map(({ corners }) => extent(corners, turned % 180 ? 0 : 1)));
    const around = own.flatMap(({ corners }) => corners.flatMap((corner) => bothSides(corner, high * MARGIN)));
    this._clue = own.length ? cutOut(this._photo, around, turned, this._name, HEIGHT / high) : null;
    if (!this._clue) return;
    this.element.append(this._clue);
    this.element.scrollIntoView({ block: "nearest" });
  }
}

/** @param {readonly [number, number]} corner @param {number} margin @returns {[number, number][]} */
function bothSides([x, y], margin) {
  return [[x - margin, y - margin], [x + margin, y + margin]];
}

/** @param {readonly (readonly [number, number])[]} corners @param {0|1} way across or down @returns {number} pixels of the photo */
function extent(corners, way) {
  const places = corners.map((corner) => corner[way]);
  return Math.max(...places) - Math.min(...places);
}
