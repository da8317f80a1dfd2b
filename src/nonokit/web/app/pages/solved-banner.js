/** What is shown when a puzzle is solved: its title, time, hints, one's own solve again, a card to share, where to go next. */

import { formatTime } from "./player-bar.js";
import { formatRoute } from "../model/route.js";
import { earnedWith } from "../store/achievements.js";
import { button, el, icon } from "../ui/dom.js";
import { canReplay, replay } from "./replay.js";
import { shareCard } from "./share-card.js";
import { pictureTitle } from "./titles.js";

/** @typedef {import("./player.js").PlayerPage} PlayerPage */

/** @param {PlayerPage} page @returns {HTMLElement} */
export function solvedBanner(page) {
  const { app, game, puzzle } = page;
  const { t } = app;
  const facts = [
    app.settings.values.timer ? t("solved-time", { time: formatTime(game.seconds) }) : "",
    t("solved-hints", { count: game.hints }),
  ].filter(Boolean).join(" · ");
  const next = nextPuzzle(page);
  return el("section", { class: "solved-banner", role: "status" },
    icon("check"),
    el("div", { class: "solved-text" },
      el("h2", {}, titleOf(page)),
      el("p", {}, facts), puzzle.description ? el("p", { class: "note" }, puzzle.description) : null),
    earned(page),
    el("div", { class: "row" },
      canReplay(page) ? replayButton(page) : null,
      button("share", t("solved-share"), () => shareCard(page, titleOf(page), facts), { class: "quiet" })),
    app.isAlone ? null : next ? el("a", { class: "button primary", href: formatRoute({ page: "play", id: next }) }, t("solved-next"))
      : el("a", { class: "button primary", href: formatRoute({ page: "gallery" }) }, t("back")));
}

/** @param {PlayerPage} page @returns {HTMLElement|null} what this solve has brought, said once and quietly */
function earned({ app, puzzle, isTest }) {
  if (isTest || app.isAlone) return null;
  const names = earnedWith(app.statistics.solves(), app.library.all(), puzzle.id).map((name) => app.t(`achievement-${name}`));
  return names.length ? el("p", { class: "earned" }, icon("star"), app.t("achievement-new", { names: names.join(" · ") })) : null;
}

/** @param {PlayerPage} page pressed again while it runs it ends */
function replayButton(page) {
  /** @type {AbortController|null} */
  let running = null;
  return button("rewind", page.app.t("solved-replay"), async () => {
    if (running) {
      running.abort();
      return;
    }
    running = new AbortController();
    await replay(page, running.signal);
    running = null;
  }, { class: "quiet" });
}

/** @param {PlayerPage} page */
function titleOf({ app, puzzle }) {
  if (!puzzle.title) return app.t("solved-title");
  const isOurs = app.library.entry(puzzle.id)?.isMine === false || puzzle.source?.startsWith("nonokit, ");
  return isOurs ? pictureTitle(app, puzzle.title) : puzzle.title;
}

/** @param {PlayerPage} page @returns {string|null} the next puzzle of the course or collection, else one as hard */
function nextPuzzle({ app, puzzle }) {
  const entries = app.library.all();
  const here = entries.find((entry) => entry.id === puzzle.id);
  const isOpen = (/** @type {{id: string}} */ entry) => entry.id !== puzzle.id && !app.progress.get(entry.id)?.solved;
  if (here?.course) {
    const at = here.course.position;
    const following = entries.filter((entry) => entry.course && entry.course.position > at)
      .sort((a, b) => (a.course?.position ?? 0) - (b.course?.position ?? 0));
    if (following.length) return following[0].id;
  }
  const following = entries.filter((entry) => here?.collection && entry.collection === here.collection && isOpen(entry));
  if (following.length) return following.find((entry) => entries.indexOf(entry) > entries.indexOf(/** @type {any} */ (here)))?.id ?? following[0].id;
  const score = here?.difficulty?.score ?? 0;
  const rest = entries.filter(isOpen).sort((a, b) =>
    Math.abs((a.difficulty?.score ?? 0) - score) - Math.abs((b.difficulty?.score ?? 0) - score));
  return rest[0]?.id ?? null;
}
