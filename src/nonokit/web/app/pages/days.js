/** Puzzles of the day: which were solved, this week at a glance, and a calendar to go back to any of them. */

import { dayOf, dayOfPuzzle } from "../model/calendar.js";
import { formatRoute } from "../model/route.js";
import { appendLine, dayOfLog, newWriter } from "../play/log.js";
import { streaks } from "../store/statistics.js";
import { openDialog } from "../ui/dialog.js";
import { button, el, icon } from "../ui/dom.js";

/** @typedef {import("../ui/context.js").App} App */

/** The first day that calendars go back to. */
const FIRST_YEAR = 2025;

/** Games of days that were solved before their logs said so. @param {App} app while no game is open here */
export function noteDays({ progress, library }) {
  for (const game of progress.all()) {
    if (!game.solved || library.entry(game.id) || dayOfLog(game.moves)) continue;
    const day = dayOfPuzzle(library.known(game.id));
    if (day) progress.save({ ...game, moves: appendLine(game.moves, newWriter(), `day ${day}`) });
  }
}

/** @param {App} app @returns {Set<string>} the days whose puzzle was solved, on whichever day */
export function solvedDays(app) {
  const solved = app.progress.all().filter((game) => game.solved).map((game) => dayOfLog(game.moves));
  return new Set(solved.filter((day) => day !== null));
}

/** @param {App} app @returns {HTMLElement} today's puzzle, the week and the streak */
export function todayCard(app) {
  const { t, locale } = app;
  const now = new Date();
  const days = solvedDays(app);
  const { current } = streaks([...days].map((day) => /** @type {any} */ ({ day })), dayOf(now));
  const date = spoken(locale, { weekday: "long", day: "numeric", month: "long" }, now);
  return el("section", { class: "today-card", "aria-label": t("day-title") },
    el("a", { class: "today", href: formatRoute({ page: "day" }) }, icon("day"),
      el("span", {}, el("strong", {}, t("day-title")), el("small", {}, date))),
    el("div", { class: "week" }, weekOf(now).map((day) => dayLink(app, day, days, "short"))),
    el("div", { class: "today-foot" },
      el("span", { class: "streak" }, current ? t("day-streak", { count: current }) : t("day-no-streak")),
      button("day", t("day-calendar"), () => openCalendar(app), { text: true, class: "quiet small" })));
}

/** @type {Map<string, Intl.DateTimeFormat>} they take long to make */
const FORMATS = new Map();

/** @param {string} locale @param {Intl.DateTimeFormatOptions} options @param {Date} date */
function spoken(locale, options, date) {
  const key = `${locale} ${JSON.stringify(options)}`;
  const format = FORMATS.get(key) ?? new Intl.DateTimeFormat(locale, options);
  FORMATS.set(key, format);
  return format.format(date);
}

/** @param {Date} date @returns {Date[]} Monday to Sunday */
function weekOf(date) {
  const monday = date.getDate() - ((date.getDay() + 6) % 7);
  return Array.from({ length: 7 }, (_, i) => new Date(date.getFullYear(), date.getMonth(), monday + i));
}

/** @param {App} app @param {Date} date @param {Set<string>} days @param {"short"|null} weekday shown above the number */
function dayLink(app, date, days, weekday) {
  const day = dayOf(date);
  const today = dayOf(new Date());
  const isSolved = days.has(day);
  const name = spoken(app.locale, { dateStyle: "full" }, date);
  const label = isSolved ? `${name}, ${app.t("state-solved")}` : name;
  const text = [
    weekday ? el("small", { "aria-hidden": "true" }, spoken(app.locale, { weekday }, date)) : null,
    el("b", { "aria-hidden": "true" }, date.getDate()), el("span", { class: "hidden" }, label),
  ];
  const style = `day${isSolved ? " is-solved" : ""}${day === today ? " is-today" : ""}`;
  if (day > today) return el("span", { class: `${style} is-ahead` }, text);
  return el("a", { class: style, href: formatRoute(day === today ? { page: "day" } : { page: "day", id: day }), "aria-current": day === today ? "date" : null }, text);
}

/** @param {App} app */
function openCalendar(app) {
  const body = el("div", { class: "calendar" });
  const dialog = openDialog(app, app.t("day-calendar"), [body], { class: "small" });
  body.addEventListener("click", (event) => { if (/** @type {HTMLElement} */ (event.target).closest("a")) dialog.close(); });
  const now = new Date();
  showMonth(app, body, now.getFullYear(), now.getMonth());
}

/** @param {App} app @param {HTMLElement} body @param {number} year @param {number} month from 0 */
function showMonth(app, body, year, month) {
  const first = new Date(year, month, 1);
  const now = new Date();
  const count = new Date(year, month + 1, 0).getDate();
  const days = solvedDays(app);
  const turn = (/** @type {number} */ by) => showMonth(app, body, new Date(year, month + by, 1).getFullYear(), new Date(year, month + by, 1).getMonth());
  const isLast = year === now.getFullYear() && month === now.getMonth();
  const isFirst = year === FIRST_YEAR && month === 0;
  const name = spoken(app.locale, { month: "long", year: "numeric" }, first);
  const weekdays = weekOf(now).map((day) => el("small", {}, spoken(app.locale, { weekday: "short" }, day)));
  body.replaceChildren(
    el("div", { class: "calendar-head" },
      button("back", app.t("calendar-before"), () => turn(-1), { class: "quiet", disabled: isFirst }),
      el("strong", { "aria-live": "polite" }, name),
      button("next", app.t("calendar-after"), () => turn(1), { class: "quiet", disabled: isLast })),
    el("div", { class: "calendar-days" }, weekdays, Array.from({ length: (first.getDay() + 6) % 7 }, () => el("span", {})),
      Array.from({ length: count }, (_, i) => dayLink(app, new Date(year, month, i + 1), days, null))));
}

/** @param {App} app @param {string} [date] today's by default @returns {Promise<string|null>} the id of a day's puzzle, the same for everyone */
export async function puzzleOfTheDay(app, date = dayOf(new Date())) {
  const made = await app.puzzleOfDay(date);
  if (made) return made.id;
  const entries = (await app.library.entries()).filter((entry) => !entry.isMine && !entry.course);
  const number = [...date].reduce((sum, char) => (sum * 31 + char.charCodeAt(0)) % 1_000_003, 7);
  app.toast(app.t("day-offline"));
  return entries[number % entries.length]?.id ?? null;
}
