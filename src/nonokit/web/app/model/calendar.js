/** Days as people count them: of the player's own clock and place, written as 2026-03-01. */

/** @param {Date} date @returns {string} */
export function dayOf(date) {
  const two = (/** @type {number} */ n) => String(n).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

const FIRST_ZONE_MS = 14 * 3_600_000; // where a day begins before it does anywhere else

/** @param {string} day @param {Date} now @returns {boolean} whether it is that day somewhere, or was: who has it may share it */
export const hasBegun = (day, now) => day <= new Date(now.getTime() + FIRST_ZONE_MS).toISOString().slice(0, 10);

/** @param {string} day @param {number} days @returns {string} so many days later, or earlier */
export function dayAfter(day, days) {
  const [year, month, date] = day.split("-").map(Number);
  return dayOf(new Date(year, month - 1, date + days));
}

/** @param {string} text whether it is a day of the calendar */
export const isDay = (text) => /^\d{4}-\d\d-\d\d$/.test(text) && dayAfter(text, 0) === text;

/** @param {{source?: string|null}|null} puzzle @returns {string|null} the day whose puzzle it is */
export const dayOfPuzzle = (puzzle) => /^nonokit, day (\d{4}-\d\d-\d\d)$/.exec(puzzle?.source ?? "")?.[1] ?? null;

/** @param {string} day */
export const dayBefore = (day) => dayAfter(day, -1);
