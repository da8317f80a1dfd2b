/** Days: which have begun. */

import assert from "node:assert/strict";
import test from "node:test";

import { hasBegun } from "../../src/nonokit/web/app/model/calendar.js";

test("a day has begun once it has anywhere on earth", () => {
  const now = new Date("2026-03-01T10:30:00Z");
  assert.ok(hasBegun("2026-03-02", now), "in Kiritimati it is half past midnight");
  assert.ok(!hasBegun("2026-03-02", new Date("2026-03-01T09:30:00Z")));
  assert.ok(hasBegun("1999-12-31", now));
  assert.ok(!hasBegun("2026-03-03", now));
});
