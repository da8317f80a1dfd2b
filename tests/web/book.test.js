/** What goes into a book: whole groups, some of them, and what was added. */

import assert from "node:assert/strict";
import test from "node:test";
import { Choice, FILES } from "../../src/nonokit/web/app/book/choice.js";

const item = (id) => ({ id, name: id.toUpperCase(), read: async () => null });
const groups = () => [{ key: "sea", title: "Sea", items: [item("a"), item("b")] }, { key: "farm", title: "Farm", items: [item("c")] }];
const idsOf = (chapters) => chapters.map(({ title, items }) => [title, ...items.map(({ id }) => id)]);

test("a group is chosen as a whole, in part or not at all", () => {
  const choice = new Choice(groups());
  const [sea] = choice.groups;
  assert.equal(choice.of(sea), "none");
  choice.set(["a"], true);
  assert.deepEqual([choice.of(sea), choice.count], ["some", 1]);
  choice.set(["a", "b"], true);
  assert.deepEqual([choice.of(sea), choice.count], ["all", 2]);
  choice.set(["a"], false);
  assert.deepEqual(idsOf(choice.chapters()), [["", "b"]]);
});

test("every group of which something is chosen is a chapter; a single one needs no name", () => {
  const choice = new Choice(groups());
  choice.set(["a", "c"], true);
  assert.deepEqual(idsOf(choice.chapters()), [["Sea", "a"], ["Farm", "c"]]);
  choice.set(["c"], false);
  assert.deepEqual(idsOf(choice.chapters()), [["", "a"]]);
});

test("what is added is chosen, stands once, and comes in the order it came", () => {
  const choice = new Choice(groups());
  choice.add("files", "Files", [item("x"), item("a")]); // the sea has it already
  choice.add("files", "Files", [item("y"), item("x")]);
  assert.deepEqual(idsOf(choice.chapters()), [["Sea", "a"], ["Files", "x", "y"]]);
});

test("a book that was left is there again, without what is gone", () => {
  const left = new Choice(groups());
  left.add(FILES, "Files", [item("x"), item("y")]);
  left.set(["a", "c"], true);
  left.set(["y"], false);
  const choice = new Choice(groups().slice(0, 1));
  choice.resume(left);
  assert.deepEqual(idsOf(choice.chapters()), [["Sea", "a"], ["Files", "x"]]);
  assert.deepEqual([choice.count, choice.groups.length], [2, 2]);
});
