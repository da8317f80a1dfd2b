/** What is wrong with a clue that was typed, in a sentence. */

/** @typedef {import("../i18n/i18n.js").Translate} Translate */
/** @typedef {import("../model/puzzle.js").Line} Line */

/** @param {Translate} t @param {Line} line @param {import("../model/clue-text.js").ClueProblem} problem */
export function problemText(t, line, problem) {
  const name = t(`line-${line.kind}`, { number: line.index + 1 });
  if (problem.kind === "long") return t("edit-clues-long", { line: name, need: problem.need, size: problem.size });
  return t("edit-clues-unreadable", { line: name, part: problem.part });
}
