/** Stores that last as long as a page: what is tried out there reaches nobody's games, figures or collection. */

import { LocalStorage } from "../store/storage.js";
import { ProgressStore } from "../store/progress.js";
import { StatisticsStore } from "../store/statistics.js";

/** @typedef {import("../ui/context.js").App} App */

/** @param {App} app @param {string} back the message that says where one gets back to @returns {App} the same app, with such stores */
export function sandbox(app, back) {
  const nowhere = new LocalStorage(null);
  const library = Object.assign(Object.create(app.library), { keep() {}, all: () => [], entry: () => undefined });
  const t = (/** @type {string} */ key, /** @type {any} */ params) => app.t(key === "back" ? back : key, params);
  const progress = new ProgressStore(nowhere);
  return Object.assign(Object.create(app), { t, progress, statistics: new StatisticsStore(nowhere, progress), library });
}
