import assert from "node:assert/strict";
import test from "node:test";

import { ofSize } from "../../src/nonokit/web/app/pages/doctor.js";

const suggestion = (width, height, share) => ({ edits: [], puzzle: { width, height }, cells: "", share, is_unique: true });

test("of clues from a photo only corrections that keep its size are suggested", () => {
  const answer = { suggestions: [suggestion(5, 6, 0.4), suggestion(5, 5, 0.2), suggestion(6, 5, 0.2), suggestion(5, 5, 0.1), suggestion(5, 5, 0.05)], equally_likely: 3 };
  const kept = ofSize(answer, { width: 5, height: 5 });
  assert.deepEqual(kept.suggestions.map(({ share }) => share), [0.2, 0.1, 0.05]);
  assert.equal(kept.equally_likely, 2);
  assert.deepEqual(ofSize({ suggestions: [suggestion(4, 5, 1)], equally_likely: 1 }, { width: 5, height: 5 }), { suggestions: [], equally_likely: 0 });
});
