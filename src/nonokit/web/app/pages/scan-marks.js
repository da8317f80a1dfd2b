/** The grid and what is doubtful, drawn over the photo; a press leads to the line's field. */

import { svg } from "../ui/dom.js";

/** @typedef {import("../model/puzzle.js").Line} Line */
/** @typedef {import("../wire/wire.js").ScanAnswer} ScanAnswer */

export class Marks {
  /** @param {ScanAnswer} answer @param {HTMLImageElement} photo */
  constructor(answer, photo) {
    this._numbers = answer.numbers;
    /** @type {(line: Line) => void} */
    this.onpress = () => {};
    this._here = svg("g", { class: "scan-here" });
    const doubtful = answer.numbers.filter((number) => number.is_doubtful && number.corners.length);
    this.element = svg("svg", { class: "scan-marks", viewBox: `0 0 ${photo.naturalWidth} ${photo.naturalHeight}`, "aria-hidden": "true" },
      svg("polygon", { class: "scan-grid", points: pointsOf(answer.corners) }),
      ...doubtful.map(({ corners }) => svg("polygon", { class: "scan-doubt", points: pointsOf(corners) })), this._here,
      ...answer.doubts.map(({ line, corners }) => svg("polygon", {
        class: "scan-place", points: pointsOf(corners), onclick: () => this.onpress(line),
      })));
  }

  /** @param {Line} looked the line that is looked at */
  show(looked) {
    const own = this._numbers.filter(({ line, corners }) => line.kind === looked.kind && line.index === looked.index && corners.length);
    this._here.replaceChildren(...own.map(({ corners }) => svg("polygon", { points: pointsOf(corners) })));
  }
}

/** @param {readonly (readonly [number, number])[]} corners */
function pointsOf(corners) {
  return corners.map((corner) => corner.join(",")).join(" ");
}
