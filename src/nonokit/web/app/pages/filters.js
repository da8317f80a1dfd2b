/** Which puzzles of the gallery are shown, and in which groups. Pure. */

/** @typedef {import("../store/library.js").Entry} Entry */
/** @typedef {import("../play/game.js").Progress} Progress */
/** @typedef {{text: string, size: string, difficulty: string, colour: string, state: string}} Filter */
/** @typedef {"new"|"started"|"solved"} PlayState */

/** @type {Filter} */
export const NO_FILTER = Object.freeze({ text: "", size: "all", difficulty: "all", colour: "all", state: "all" });
export const SIZES = /** @type {const} */ (["all", "small", "medium", "large"]);
const SIZE_LIMITS = { small: [1, 10], medium: [11, 20], large: [21, Infinity] };

/** @param {Progress|undefined} progress @returns {PlayState} */
export function playState(progress) {
  if (progress?.solved) return "solved";
  return progress && /[^?\n]/.test(progress.state) ? "started" : "new";
}

/** @param {Entry} entry @param {PlayState} state @param {Filter} filter @param {string} name as it is shown */
export function isShown(entry, state, filter, name) {
  const side = Math.max(entry.width, entry.height);
  const limits = SIZE_LIMITS[/** @type {keyof typeof SIZE_LIMITS} */ (filter.size)];
  const text = filter.text.trim().toLowerCase();
  const words = `${name} ${entry.author ?? ""} ${entry.width}x${entry.height} ${entry.width}×${entry.height} ${entry.tags.join(" ")}`;
  return (!limits || (side >= limits[0] && side <= limits[1]))
    && (filter.difficulty === "all" || entry.difficulty?.class === filter.difficulty)
    && (filter.colour === "all" || (entry.colours > 1) === (filter.colour === "coloured"))
    && (filter.state === "all" || filter.state === state)
    && (!text || words.toLowerCase().includes(text));
}

/** @param {Filter} filter */
export function isFiltered(filter) {
  return Object.entries(NO_FILTER).some(([name, value]) => filter[/** @type {keyof Filter} */ (name)].trim() !== value);
}

/** @param {Entry[]} entries @returns {string[]} in order of difficulty */
export function difficultyClasses(entries) {
  /** @type {Map<string, number>} */
  const lowest = new Map();
  for (const { difficulty } of entries) {
    if (difficulty) lowest.set(difficulty.class, Math.min(difficulty.score ?? Infinity, lowest.get(difficulty.class) ?? Infinity));
  }
  return [...lowest].sort((a, b) => a[1] - b[1]).map(([name]) => name);
}

/**
 * Groups in the order the gallery shows them; a puzzle stands in one group beside "continue".
 * @param {Entry[]} entries @param {Map<string, Progress>} games
 * @returns {{key: string, difficulty?: string, entries: Entry[]}[]}
 */
export function groupEntries(entries, games) {
  const latest = (/** @type {Entry} */ entry) => games.get(entry.id)?.updated ?? "";
  const started = entries.filter((entry) => playState(games.get(entry.id)) === "started")
    .sort((a, b) => (latest(a) < latest(b) ? 1 : -1)).slice(0, 8);
  const course = entries.filter((entry) => entry.course)
    .sort((a, b) => (a.course?.position ?? 0) - (b.course?.position ?? 0));
  const mine = entries.filter((entry) => entry.isMine);
  const coloured = entries.filter((entry) => !entry.course && !entry.isMine && entry.colours > 1);
  const rest = entries.filter((entry) => !entry.course && !entry.isMine && entry.colours <= 1);
  const byDifficulty = difficultyClasses(rest).map((difficulty) => ({
    key: "difficulty", difficulty, entries: rest.filter((entry) => entry.difficulty?.class === difficulty),
  }));
  const unrated = rest.filter((entry) => !entry.difficulty);
  return [
    { key: "continue", entries: started }, { key: "course", entries: course }, ...byDifficulty,
    { key: "unrated", entries: unrated }, { key: "coloured", entries: coloured }, { key: "mine", entries: mine },
  ].filter((group) => group.entries.length).map((group) => ({
    ...group, entries: group.key === "continue" || group.key === "course" ? group.entries : [...group.entries].sort(byScore),
  }));
}

/** @param {Entry} a @param {Entry} b */
function byScore(a, b) {
  return (a.difficulty?.score ?? 0) - (b.difficulty?.score ?? 0) || a.width * a.height - b.width * b.height;
}
