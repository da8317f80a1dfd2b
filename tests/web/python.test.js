/** Python in workers: who starts which, and what happens when one ends. */

import assert from "node:assert/strict";
import test from "node:test";

/** Workers that were started, the last one last. */
const started = [];

class FakePort extends EventTarget {
  sent = [];
  isEnded = false;
  start() {}
  postMessage(message) { this.sent.push(message); }
  terminate() { this.isEnded = true; }
  close() { this.isEnded = true; }
  says(data) { this.dispatchEvent(Object.assign(new Event("message"), { data })); }
}

class FakeWorker extends FakePort {
  constructor() { super(); started.push(this); }
}

class FakeSharedWorker extends EventTarget {
  constructor() {
    super();
    this.port = Object.assign(new FakePort(), { isShared: true });
    started.push(this.port);
  }
}

Object.assign(globalThis, {
  document: { baseURI: "https://example.org/site/", documentElement: { dataset: { python: "python-1/", files: "app-1/" } } },
  Worker: FakeWorker, SharedWorker: FakeSharedWorker,
});
console.error = () => {};
const { askPython, warmUpPython } = await import("../../src/nonokit/web/app/net/python.js");
const ask = (name, signal) => askPython(`api/${name}`, { method: "POST", body: "{}", signal });
const last = () => started.at(-1);
const answer = (port, place) => port.says({ number: port.sent[place].number, status: 200, type: "text/plain", body: new TextEncoder().encode("yes") });

test("a hint does not wait for Python, and gets it when it is there", async () => {
  assert.equal((await ask("hint")).status, 404);
  const isUp = warmUpPython();
  assert.equal(started.length, 1);
  assert.ok(last().isShared);
  assert.deepEqual(last().sent, [{ runtime: "https://example.org/site/python-1/", files: "https://example.org/site/app-1/" }]);
  last().says({ isReady: true });
  assert.equal(await isUp, true);
  const hint = ask("hint");
  answer(last(), 1);
  assert.equal(await (await hint).text(), "yes");
});

test("long work has a worker of its own; stopping it asks again what others wait for", async () => {
  const stop = new AbortController();
  const [rating, repair] = [ask("rate", stop.signal), ask("repair")];
  const ended = last();
  assert.ok(!ended.isShared);
  stop.abort();
  await assert.rejects(rating);
  assert.ok(ended.isEnded);
  assert.notEqual(last(), ended);
  assert.deepEqual(last().sent.map(({ name }) => name), [undefined, "repair"]);
  answer(last(), 1);
  assert.equal((await repair).status, 200);
});

test("a worker that breaks down says so, and the next question starts one of this tab's own", async () => {
  const shared = started[0];
  const formats = ask("import");
  shared.says({ failure: "out of memory" });
  const told = await formats;
  assert.equal(told.status, 500);
  assert.match((await told.json()).message, /started again \(out of memory\)/);
  assert.ok(shared.isEnded);
  assert.equal((await ask("hint")).status, 404);
  assert.ok(!last().isShared);
  shared.says({ isReady: true }); // too late: nobody listens
  assert.equal((await ask("hint")).status, 404);
});

test("one that does not come up is not waited for", async () => {
  const isUp = warmUpPython();
  last().says({ failure: "no network" });
  assert.equal(await isUp, false);
});

test("what no browser can do is left to others", async () => {
  const count = started.length;
  assert.equal((await ask("scan")).status, 404);
  assert.equal((await askPython("api/library", { method: "GET" })).status, 404);
  assert.equal(started.length, count);
  const picture = ask("render");
  last().says({ number: last().sent.at(-1).number, status: 501, type: "application/json", body: new Uint8Array() });
  assert.equal((await picture).status, 404); // no advice to install what nobody can install here
});
