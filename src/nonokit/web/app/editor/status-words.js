/** What the status card says about a verdict, in one line and a half. Pure, so that it can be read in tests. */

/** @typedef {import("./checker.js").Verdict} Verdict */
/** @typedef {import("../i18n/i18n.js").Translate} Translate */

const LOOKS = { empty: "plain", unfinished: "plain", checking: "plain", unique: "good", multiple: "warn", none: "bad", unknown: "warn", open: "warn" };

const MOST_NAMED = 4; // changes whose places are told; of more the number says more
const AROUND = [[-1, -1], [-1, 0], [-1, 1], [0, -1], [0, 1], [1, -1], [1, 0], [1, 1]];

/** @param {Verdict} verdict @param {Translate} t @returns {{title: string, text: string, look: string}} */
export function describeVerdict(verdict, t) {
  const look = LOOKS[verdict.status];
  if (verdict.status === "unique") return { look, title: uniqueTitle(verdict, t), text: verdict.rating ? "" : t(verdict.isOffline ? "edit-status-unrated" : "edit-status-rating") };
  if (verdict.status === "multiple") {
    const cells = verdict.islands.reduce((sum, island) => sum + island.length, 0);
    const title = t("edit-status-multiple", { cells, islands: t("edit-islands", { count: verdict.islands.length }) });
    return { look, title, text: t(verdict.undecided.length ? "edit-status-multiple-partly" : "edit-status-multiple-text") };
  }
  if (verdict.status === "open") return { look, title: t("edit-status-open", { count: verdict.undecided.length }), text: t("edit-status-open-text") };
  return { look, title: t(`edit-status-${verdict.status}`), text: textOf(verdict, t) };
}

/** @param {Verdict} verdict @param {Translate} t */
function uniqueTitle({ isLineSolvable, rating }, t) {
  const parts = [t("edit-status-unique"), t(isLineSolvable ? "edit-status-lines" : "edit-status-trials")];
  if (rating) parts.push(`${t(`grade-${rating.grade}`)} ${rating.score ?? ""}`.trim());
  return parts.join(" · ");
}

/** @param {Verdict} verdict @param {Translate} t */
function textOf({ status, reason }, t) {
  if (status === "empty" || status === "unfinished" || status === "none") return t(`edit-status-${status}-text`);
  return status === "unknown" ? reason ?? "" : "";
}

/** @param {import("./checker.js").Fix} fix @param {import("./picture.js").Picture} picture @param {Translate} t @param {(value: number) => string} nameOf */
export function describeFix(fix, picture, t, nameOf) {
  const isPlain = picture.palette.length === 2;
  /** @param {number} value */
  const keyOf = (value) => (value === 0 ? "edit-fix-clear" : isPlain ? "edit-fix-fill" : "edit-fix-paint");
  const spoken = fix.changes.length <= MOST_NAMED
    ? fix.changes.map(({ y, x, value }) => t(keyOf(value), { row: y + 1, column: x + 1, colour: nameOf(value) }))
    : counted(fix.changes.map(({ value }) => keyOf(value)), t);
  if (isBolder(fix, picture)) spoken.unshift(t("edit-fix-bolder"));
  const effect = fix.is_complete ? t("edit-fix-complete") : t("edit-fix-partial", { count: fix.settled, left: fix.still_open.length });
  return { what: spoken.join(" · "), effect };
}

/** @param {string[]} keys @param {Translate} t */
function counted(keys, t) {
  return [...new Set(keys)].map((key) => t(`${key}-many`, { count: keys.filter((other) => other === key).length }));
}

/**
 * Whether a fix draws the lines of a picture broader: many cells, each beside one of its own colour.
 * @param {import("./checker.js").Fix} fix @param {import("./picture.js").Picture} picture
 */
function isBolder({ changes }, { cells, width, height }) {
  const filled = cells.reduce((count, value) => count + (value ? 1 : 0), 0);
  /** @param {{y: number, x: number, value: number}} change */
  const isBeside = ({ y, x, value }) => AROUND.some(([down, across]) => {
    const [v, u] = [y + down, x + across];
    return v >= 0 && v < height && u >= 0 && u < width && cells[v * width + u] === value;
  });
  return changes.length > MOST_NAMED && changes.length >= filled / 3 && changes.every((change) => change.value && isBeside(change));
}
