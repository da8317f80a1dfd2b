/** A page of cards comes back as it was left: the card that was opened lies where it lay, and has the focus. */

/** @typedef {{href: string|null, group: string, top: number}} Opened  `group`: what it stood under; a puzzle may be in two places */

/** @type {Map<string, Opened>} by the page that was left */
const OPENED = new Map();

/** @param {Element} link @returns {string} */
const groupOf = (link) => link.closest("section")?.querySelector("h2")?.textContent ?? "";

/** @param {string} page @param {HTMLElement} cards */
export function rememberOpened(page, cards) {
  cards.addEventListener("click", ({ target }) => {
    const link = /** @type {HTMLElement} */ (target).closest("a");
    if (link) OPENED.set(page, { href: link.getAttribute("href"), group: groupOf(link), top: link.getBoundingClientRect().top });
  });
}

/** @param {string} page @param {HTMLElement} cards @returns {boolean} whether what was opened is among them, or nothing was */
export function hasOpened(page, cards) {
  const opened = OPENED.get(page);
  return !opened || findIn(cards, opened) !== undefined;
}

/** @param {HTMLElement} cards @param {Opened} opened */
function findIn(cards, { href, group }) {
  return [.../** @type {NodeListOf<HTMLElement>} */ (cards.querySelectorAll(`a[href="${href}"]`))].find((link) => groupOf(link) === group);
}

/** @param {string} page @param {HTMLElement} cards */
export function goBackTo(page, cards) {
  const opened = OPENED.get(page);
  const link = opened && findIn(cards, opened);
  OPENED.delete(page);
  if (!opened || !link) return;
  link.closest("section")?.style.setProperty("content-visibility", "visible"); // its height is a guess until it is laid out
  link.focus({ preventScroll: true });
  window.scrollBy(0, link.getBoundingClientRect().top - opened.top);
}
