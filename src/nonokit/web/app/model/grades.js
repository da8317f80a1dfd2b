/** The one name for how hard a puzzle is, from what it takes; `rating/classes.py` says the same, and a test compares them. */

/** What a puzzle takes, from easy to hard, and its grade. */
export const GRADE_OF = Object.freeze({
  trivial: "easy",
  overlap: "easy",
  "line tricks": "medium",
  "exact line": "hard",
  "one-step contradiction": "hard",
  chain: "expert",
  "needs guessing": "extreme",
});

/** @type {ReadonlyArray<string>} from easy to hard */
export const GRADES = Object.freeze([...new Set(Object.values(GRADE_OF))]);

/** @param {string} className @returns {string} the grade; what is none ("unknown") stays what it is */
export const gradeOf = (className) => GRADE_OF[/** @type {keyof typeof GRADE_OF} */ (className)] ?? className;
