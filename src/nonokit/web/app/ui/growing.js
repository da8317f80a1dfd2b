/**
 * Much that is to be seen, put into its place a little at a time: the first of it at once, the rest in portions between which the
 * page is painted and answers. Everything is in the document soon, for whoever searches in it, tabs through it or has it read out.
 */

/** As many as a phone shows, and some more. */
const FIRST = 12;
const PORTION_MS = 8;

export class Growing {
  /** @param {HTMLElement} element is-growing until all is there */
  constructor(element) {
    this._element = element;
    /** @type {ReturnType<typeof setTimeout>|undefined} */
    this._timer = undefined;
  }

  /**
   * @param {Iterator<unknown>} parts each is put into its place by being asked for; what came before is taken away
   * @param {() => boolean} [isEnough] whether there is what must be seen at once
   */
  start(parts, isEnough = () => true) {
    this.stop();
    const element = this._element;
    if (element.hasChildNodes()) element.style.minHeight = `${element.offsetHeight}px`; // nobody who has scrolled is thrown back
    element.replaceChildren();
    element.classList.add("is-growing");
    let left = FIRST;
    this._put(parts, () => left-- > 0 || !isEnough());
  }

  /** @param {Iterator<unknown>} parts @param {() => boolean} hasTime */
  _put(parts, hasTime) {
    while (hasTime()) {
      if (parts.next().done) {
        this._finish();
        return;
      }
    }
    this._timer = setTimeout(() => {
      const end = performance.now() + PORTION_MS;
      this._put(parts, () => performance.now() < end);
    });
  }

  _finish() {
    this._element.style.minHeight = "";
    this._element.classList.remove("is-growing");
  }

  stop() { clearTimeout(this._timer); }
}
