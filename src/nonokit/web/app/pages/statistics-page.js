/** Figures about one's own play; they never leave this device. */

import { SITE_TITLE } from "../files/files.js";
import { formatRoute } from "../model/route.js";
import { dayOf } from "../model/calendar.js";
import { achievementsOf, isReached } from "../store/achievements.js";
import { streaks, timesBySize } from "../store/statistics.js";
import { el, icon } from "../ui/dom.js";
import { formatTime } from "./player-bar.js";

/** @typedef {import("../ui/context.js").App} App */

export class StatisticsPage {
  /** @param {App} app @param {HTMLElement} root */
  constructor(app, root) {
    this._app = app;
    this._root = root;
    this._isClosed = false; // it may be left before it is there
  }

  async open() {
    const { t, statistics, library } = this._app;
    if (!library.all().length) await library.entries();
    if (this._isClosed) return;
    document.title = `${t("statistics-title")} · ${SITE_TITLE}`;
    const solves = statistics.solves();
    const { current, longest } = streaks(solves, dayOf(new Date()));
    const seconds = solves.reduce((sum, solve) => sum + solve.seconds, 0);
    this._root.className = "page statistics";
    this._root.replaceChildren(
      el("header", { class: "bar" },
        el("a", { class: "button quiet", href: formatRoute({ page: "gallery" }), title: t("back"), "aria-label": t("back") }, icon("back")),
        el("h1", { class: "play-title" }, t("statistics-title"))),
      el("main", { id: "main", tabindex: "-1" },
        el("div", { class: "figures" }, figure(solves.length, t("statistics-solved")), figure(current, t("statistics-streak", { count: current })),
          figure(longest, t("statistics-longest")), figure(formatTime(seconds), t("statistics-time"))),
        solves.length ? this._table(solves) : el("p", { class: "empty" }, t("statistics-empty"), " ",
          el("a", { href: formatRoute({ page: "gallery" }) }, t("statistics-start"))),
        this._achievements(solves), this._techniques(), this._looks(), el("p", { class: "note" }, t("statistics-note"))));
  }

  /** @param {import("../store/statistics.js").Solve[]} solves */
  _table(solves) {
    const { t } = this._app;
    return el("table", { class: "times" }, el("caption", {}, t("statistics-by-size")),
      el("thead", {}, el("tr", {}, ["size", "count", "best", "median", "lately"].map((name) => el("th", { scope: "col" }, t(`statistics-${name}`))))),
      el("tbody", {}, timesBySize(solves).map((row) => el("tr", {}, el("th", { scope: "row" }, row.size),
        el("td", {}, row.solved), el("td", {}, formatTime(row.best_s)), el("td", {}, formatTime(row.median_s)), el("td", {}, row.lately_s === null ? "–" : formatTime(row.lately_s))))));
  }

  /** @param {import("../store/statistics.js").Solve[]} solves */
  _achievements(solves) {
    const { t, library } = this._app;
    return el("section", {}, el("h2", {}, t("achievements-title")), el("ul", { class: "achievements" },
      achievementsOf(solves, library.all()).map(({ name, have, need }) => {
        const isDone = isReached({ name, have, need });
        const count = isDone ? el("span", { class: "hidden" }, t("achievement-reached")) : need > 1 ? el("b", {}, `${have} / ${need}`) : null;
        return el("li", { class: `achievement ${isDone ? "is-reached" : ""}` }, icon("star"),
          el("span", { class: "grow" }, el("strong", {}, t(`achievement-${name}`)), el("small", {}, t(`achievement-${name}-text`))), count);
      })));
  }

  _techniques() { return this._bars("statistics-techniques", this._app.statistics.techniques(), String); }

  _looks() {
    const seconds = Object.entries(this._app.training.value.looks).map(([name, look]) => [name, look.seconds]);
    return this._bars("statistics-looks", Object.fromEntries(seconds), formatTime);
  }

  /** @param {string} title @param {Record<string, number>} figures by technique @param {(figure: number) => string} said */
  _bars(title, figures, said) {
    const { t } = this._app;
    const counts = Object.entries(figures).sort((a, b) => b[1] - a[1]).slice(0, 8);
    if (!counts.length) return null;
    const most = counts[0][1];
    return el("section", {}, el("h2", {}, t(title)), el("ul", { class: "bars" }, counts.map(([name, count]) => {
      const key = `technique-${name}`;
      const bar = el("span", { class: "bar-fill" });
      bar.style.width = `${(count / most) * 100}%`;
      return el("li", {}, el("span", {}, t(key) === key ? name : t(key)), el("span", { class: "bar-track" }, bar), el("b", {}, said(count)));
    })));
  }

  close() { this._isClosed = true; }
}

/** @param {string|number} value @param {string} label */
function figure(value, label) {
  return el("div", { class: "figure" }, el("strong", {}, value), el("span", {}, label));
}
