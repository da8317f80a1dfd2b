/**
 * One position of the course on the player's board: the answer is judged while it is given, and told why.
 *
 * Nothing of it reaches one's games. A lesson begins with an example that is shown; a wrong cell, a hint or "show me"
 * makes the position come again.
 */

import { dayOf } from "../model/calendar.js";
import { formatRoute } from "../model/route.js";
import { TECHNIQUES } from "../model/techniques.js";
import { Finish } from "../pages/finish.js";
import { PlayerPage } from "../pages/player.js";
import { sandbox } from "../pages/sandbox.js";
import { el, icon } from "../ui/dom.js";
import { verdictOf } from "./exercises.js";
import { RULES } from "./rules.js";

/** @typedef {import("../ui/context.js").App} App */
/** @typedef {import("./exercises.js").Exercise} Exercise */

/** How long a part of an example stays before the next: time to look, and to read. */
const [LOOK_MS, READ_MS_A_LETTER] = [2500, 45];
const EXAMPLE_STEPS = 3;

/** The picture of an exercise is never the point: nothing is celebrated. */
class NoFinish extends Finish {
  follow() {}

  show() {}
}

export class ExercisePage extends PlayerPage {
  /** @param {App} app @param {HTMLElement} root @param {Exercise} exercise @param {{isExample: boolean, isTrainer: boolean, done: string}} options `done`: how far the lesson has come */
  constructor(app, root, exercise, { isExample, isTrainer, done }) {
    super(Object.assign(sandbox(app, "learn-back"), { settings: onlyWith(app.settings, exercise.lesson) }), root, exercise.puzzle);
    this._outer = app;
    this._exercise = exercise;
    this._isExample = isExample;
    this._isTrainer = isTrainer;
    this._done = done;
    this._isMissed = false;
    this._isAnswered = false;
    this.isTest = true;
    /** @type {Finish} */
    this.finish = new NoFinish(this);
    this._feedback = el("p", { class: "lesson-feedback", role: "status" });
    this._next = el("div", { class: "lesson-next" });
  }

  open() {
    super.open();
    this.root.classList.add("is-exercise");
    this.root.classList.toggle("is-example", this._isExample);
    this.root.querySelector(".lesson-text")?.after(this.panel.element); // told where the task stands: the board is never covered
    this.root.querySelector(".bar a")?.setAttribute("href", formatRoute({ page: "learn" }));
    if (this._isExample) this._showExample();
    else this._ask();
  }

  /** @returns {HTMLElement} what is asked, and what came of it */
  _lesson() {
    return el("div", { class: "lesson exercise" }, el("p", { class: "lesson-text" }, this._task()),
      el("div", { class: "lesson-answer" }, this._feedback, this._next));
  }

  _task() {
    const { t } = this.app;
    const { lesson, id } = this._exercise;
    if (lesson === RULES) return t(`learn-${id}`);
    return this._isTrainer ? t("learn-find") : t(`learn-${lesson}`);
  }

  showTitle() {
    const { t } = this.app;
    const { lesson } = this._exercise;
    const name = lesson === RULES ? t("learn-rules") : t(`technique-${lesson}`);
    this.bar.showTitle(this._isTrainer ? t("learn-train") : name);
  }

  _ask() {
    this._tell("", this._done);
    this.view.decorate({ marks: this._exercise.lines.map((line) => ({ type: "line_glow", line })) });
    this._offer(this._exercise.lesson === RULES ? [] : [["learn-show", () => this._showAnswer()]]);
  }

  /** @param {""|"good"|"bad"} mood @param {string} text */
  _tell(mood, text) {
    this._feedback.className = `lesson-feedback ${mood && `is-${mood}`}`;
    this._feedback.replaceChildren(...(mood === "good" ? [icon("check")] : []), text);
  }

  /** @param {[string, () => void][]} actions the last is what most will want */
  _offer(actions) {
    this._next.replaceChildren(...actions.map(([label, act], i) => el("button", {
      type: "button", class: `button ${i === actions.length - 1 && label !== "learn-show" ? "primary" : ""}`, onclick: act,
    }, this.app.t(label))));
  }

  /** Where, why, which cells: one after the other, as long as it takes to read them. */
  async _showExample() {
    this._tell("", this.app.t("learn-watch"));
    this._offer([["learn-start", () => this._finishExample()]]);
    for (let step = 0; step < EXAMPLE_STEPS; step += 1) {
      await this.hints.next();
      if (this.leave.signal.aborted) return;
      const text = this.panel.element.querySelector(".hint-text")?.textContent ?? "";
      await this._pause(LOOK_MS + READ_MS_A_LETTER * text.length);
      if (this.leave.signal.aborted) return;
    }
    this._tell("", "");
    this._offer([["learn-again", () => this._outer.refresh()], ["learn-start", () => this._finishExample()]]);
  }

  /** @param {number} ms @returns {Promise<void>} */
  _pause(ms) {
    return new Promise((done) => {
      const timer = setTimeout(done, ms);
      this.leave.signal.addEventListener("abort", () => { clearTimeout(timer); done(); });
    });
  }

  _finishExample() {
    this._answered(true);
    this._outer.refresh();
  }

  /** @param {boolean} isRight */
  _answered(isRight) { this._outer.training.answer(this._exercise.id, isRight, dayOf(new Date())); }

  /** Help was needed, or something was wrong: written down once, at once, so that leaving does not undo it. */
  _miss() {
    if (this._isMissed || this._isAnswered || this._isExample) return;
    this._isMissed = true;
    this._answered(false);
  }

  /** @param {import("../input/keyboard.js").Command} command */
  run(command) {
    if (command.name === "hint") this._miss();
    super.run(command);
  }

  /** @param {import("../play/game.js").Reason} reason */
  _changed(reason) {
    super._changed(reason);
    if (reason === "move" && !this._isExample) this._tellVerdict();
  }

  _tellVerdict() {
    const { verdict, cells } = verdictOf(this._exercise, this.game.state.cells);
    if (this._isAnswered) return;
    this.view.decorate({ wrong: verdict === "wrong" ? cells : [] });
    if (verdict === "right") this._right();
    else if (verdict === "wrong") {
      this._miss();
      this._tell("bad", this.app.t("learn-wrong"));
      this._offer([["learn-show", () => this._showAnswer()], ["learn-undo", () => this.game.undo()]]);
    } else if (verdict === "open") this._ask();
    else this._tell(verdict === "unfounded" ? "bad" : "", this.app.t(`learn-${verdict}`));
  }

  _right() {
    this._isAnswered = true;
    if (!this._isMissed) this._answered(true);
    this._tell("good", this.app.t(this._isMissed ? "learn-right-later" : "learn-right"));
    this._offer([["learn-next", () => this._outer.refresh()]]);
    /** @type {HTMLElement|null} */ (this._next.querySelector(".primary"))?.focus({ preventScroll: true });
    this.hints.close();
    this.panel.close();
    if (this._exercise.lesson !== RULES) this._tellWhy();
  }

  /** Why it is so, as a hint for the position would have said. */
  async _tellWhy() {
    const why = await this.hints.reasonAt(this._exercise.puzzle);
    if (!why || this.leave.signal.aborted) return;
    this._feedback.append(" ", el("span", { class: "lesson-why" }, why.text));
    this.view.decorate({ marks: why.evidence });
  }

  /** The step is shown as in an example; the position comes again later. */
  async _showAnswer() {
    this._miss();
    this._isAnswered = true;
    this.game.restart();
    this._tell("", "");
    this._offer([["learn-next", () => this._outer.refresh()]]);
    for (let step = 0; step < EXAMPLE_STEPS - 1; step += 1) await this.hints.next();
  }
}

/** @param {App["settings"]} settings @param {string} lesson @returns {App["settings"]} the same, but hints speak of the lesson's technique alone */
function onlyWith(settings, lesson) {
  const without = TECHNIQUES.includes(lesson) ? TECHNIQUES.filter((name) => name !== lesson).join(" ") : "";
  return Object.defineProperty(Object.create(settings), "values", { get: () => ({ ...settings.values, without }) });
}
