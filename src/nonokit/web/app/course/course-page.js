/** The course: the rules, then a lesson for every technique, each with what was mastered of it; and the trainer. */

import { dayOf } from "../model/calendar.js";
import { formatRoute } from "../model/route.js";
import { TO_MASTER, countRight } from "../store/training.js";
import { el, icon } from "../ui/dom.js";
import { askedOf, loadCourse } from "./exercises.js";
import { RULES } from "./rules.js";

/** @typedef {import("../ui/context.js").App} App */
/** @typedef {import("./exercises.js").Exercise} Exercise */

export class CoursePage {
  /** @param {App} app @param {HTMLElement} root @param {string|null} [finished] a lesson whose last exercise was just answered */
  constructor(app, root, finished = null) {
    this._app = app;
    this._root = root;
    this._finished = finished;
    this._isClosed = false; // it may be left before it is there
  }

  async open() {
    const { _app: app, _root: root, _finished: finished } = this;
    const { t } = app;
    document.title = `${t("learn-title")} · nonokit`;
    root.className = "page gallery learn";
    const course = await loadCourse();
    if (this._isClosed) return;
    const lessons = Object.entries(course);
    root.replaceChildren(
      el("header", { class: "bar" },
        el("a", { class: "button quiet", href: formatRoute({ page: "gallery" }), title: t("back"), "aria-label": t("back") }, icon("back")),
        el("h1", { class: "play-title" }, t("learn-title"))),
      el("main", { id: "main", tabindex: "-1" },
        el("p", { class: "group-text" }, finished ? t("learn-finished", { lesson: nameOf(app, finished) }) : t("learn-text", { most: TO_MASTER })),
        el("div", { class: "hero" }, this._nextCard(lessons), this._trainCard(lessons)),
        el("ol", { class: "lessons" }, lessons.map(([lesson, exercises], i) => this._lesson(lesson, exercises, i)))));
  }

  /** @param {[string, ReadonlyArray<Exercise>][]} lessons */
  _nextCard(lessons) {
    const { t } = this._app;
    const [next] = lessons.find(([lesson, exercises]) => !this._isDone(lesson, exercises)) ?? lessons[0];
    return card("play", t("learn-continue"), nameOf(this._app, next), { page: "learn", id: next });
  }

  /** @param {[string, ReadonlyArray<Exercise>][]} lessons */
  _trainCard(lessons) {
    const { t, training } = this._app;
    const { answers } = training.value;
    const today = dayOf(new Date());
    const due = lessons.filter(([lesson]) => lesson !== RULES).flatMap(([lesson, exercises]) => askedOf(lesson, exercises))
      .filter(({ id }) => answers[id]?.due <= today).length;
    return card("random", t("learn-train"), t("learn-due", { count: due }), { page: "train" });
  }

  /** @param {string} lesson @param {ReadonlyArray<Exercise>} exercises */
  _count(lesson, exercises) {
    return countRight(this._app.training.value, askedOf(lesson, exercises).map(({ id }) => id));
  }

  /** @param {string} lesson @param {ReadonlyArray<Exercise>} exercises */
  _isDone(lesson, exercises) {
    return this._count(lesson, exercises) >= (lesson === RULES ? exercises.length : TO_MASTER);
  }

  /** @param {string} lesson @param {ReadonlyArray<Exercise>} exercises @param {number} number */
  _lesson(lesson, exercises, number) {
    const most = lesson === RULES ? exercises.length : TO_MASTER;
    const count = Math.min(most, this._count(lesson, exercises));
    const dots = Array.from({ length: most }, (_, i) => el("i", { class: i < count ? "is-right" : "" }));
    const label = count === most ? this._app.t("learn-mastered") : this._app.t("learn-progress", { count, most });
    return el("li", {}, el("a", { class: `lesson-card ${count === most ? "is-mastered" : ""}`, href: formatRoute({ page: "learn", id: lesson }) },
      el("b", {}, number || icon("play")), el("span", {}, nameOf(this._app, lesson)),
      el("span", { class: "dots", role: "img", "aria-label": label }, dots)));
  }

  close() { this._isClosed = true; }
}

/** @param {App} app @param {string} lesson */
const nameOf = ({ t }, lesson) => (lesson === RULES ? t("learn-rules") : t(`technique-${lesson}`));

/** @param {string} name of an icon @param {string} title @param {string} text @param {import("../model/route.js").Route} route */
function card(name, title, text, route) {
  return el("a", { class: "hero-card", href: formatRoute(route) }, icon(name), el("span", {}, el("strong", {}, title), el("small", {}, text)));
}
