/** The themes of the stylesheet: which one is taken, and whether everything in it can be read. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import { OPTIONS, themeFor } from "../../src/nonokit/web/app/store/settings.js";
import { contrast } from "../../src/nonokit/web/app/view/colours.js";

const css = readFileSync(new URL("../../src/nonokit/web/styles/tokens.css", import.meta.url), "utf-8");
const tokensOf = (block) => Object.fromEntries([...block.matchAll(/--([\w-]+): (.+);/g)].map(([, name, value]) => [name, value]));
const basic = tokensOf(/^:root \{[^}]*\}/m.exec(css)[0]);
const themes = { light: basic };
for (const [block, name] of css.matchAll(/:root\[data-theme="([\w-]+)"\] \{[^}]*\}/g)) themes[name] = { ...basic, ...tokensOf(block) };

/** @param {string} colour of the stylesheet @param {string} ground it lies on, as #rrggbb */
function over(colour, ground) {
  if (colour.startsWith("#")) return colour;
  const [, red, green, blue, share] = /rgb\((\d+) (\d+) (\d+) \/ (\d+)%\)/.exec(colour);
  const mix = [red, green, blue].map((part, i) => {
    const below = parseInt(ground.slice(1 + 2 * i, 3 + 2 * i), 16);
    return Math.round(below + (Number(part) - below) * Number(share) / 100).toString(16).padStart(2, "0");
  });
  return `#${mix.join("")}`;
}

test("every theme that can be chosen is there, and none besides", () => {
  const { choices } = OPTIONS.find(({ name }) => name === "theme");
  assert.deepEqual(Object.keys(themes).sort(), choices.filter((name) => name !== "auto").sort());
});

test("before the page knows what was chosen, a dark device has the dark paper and ink", () => {
  const { paper, ink } = themes.dark;
  assert.deepEqual(tokensOf(/prefers-color-scheme: dark\) \{[^}]*\}/.exec(css)[0]), { paper, ink });
});

test("without a choice the device decides", () => {
  const device = (...wishes) => (query) => wishes.some((wish) => query === `(prefers-${wish})`);
  const [dark, more] = ["color-scheme: dark", "contrast: more"];
  assert.deepEqual([device(), device(dark), device(more), device(dark, more)].map((one) => themeFor("auto", one)),
    ["light", "dark", "contrast", "contrast-dark"]);
  assert.equal(themeFor("sepia", device(dark, more)), "sepia");
});

for (const [name, token] of Object.entries(themes)) {
  const [text, marks] = name.startsWith("contrast") ? [7, 4.5] : [4.5, 3];
  const isRead = (/** @type {string} */ colour, /** @type {string} */ ground, least) => {
    const found = contrast(over(token[colour], token[ground]), token[ground]);
    assert.ok(found >= least, `${name}: ${colour} on ${ground} has ${found.toFixed(2)}, not ${least}`);
  };

  test(`${name}: words can be read and marks be seen`, () => {
    for (const ground of ["paper", "sheet"]) {
      for (const colour of ["ink", "ink-soft", "accent-strong", "accent-2", "good", "warn", "bad"]) isRead(colour, ground, text);
      for (const colour of ["accent", "rule-five"]) isRead(colour, ground, marks);
    }
    isRead("accent-ink", "accent-strong", text);
    isRead("sheet", "accent-2", text);
    isRead("paper", "ink", text);
  });
}
