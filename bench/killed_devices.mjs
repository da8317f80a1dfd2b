/**
 * Two devices with wrong clocks that play the same games against a server that is killed again and again. They are the
 * page's own modules; `bench/kill_server.py` starts this and does the killing.
 *
 *     node bench/killed_devices.mjs http://127.0.0.1:PORT/
 *
 * Prints "kept" whenever the server has answered for moves. Told to end (SIGTERM) it stops and prints what was found.
 */

import { ApiError, api } from "../src/nonokit/web/app/net/api.js";
import { Game } from "../src/nonokit/web/app/play/game.js";
import { isIn } from "../src/nonokit/web/app/store/branches.js";
import { ProgressStore } from "../src/nonokit/web/app/store/progress.js";
import { LocalStorage } from "../src/nonokit/web/app/store/storage.js";
import { Sync } from "../src/nonokit/web/app/store/sync.js";
import { shippedPuzzles } from "../tests/web/shipped.js";

const HOUR_MS = 3_600_000;
const GAMES = 5; // at a time
const MOST_LINES = 300; // of a game; then it is left as it is, and another is begun
const LAST_TRIES = 20;
const server = process.argv[2];
const ask = globalThis.fetch;
globalThis.fetch = (path, request) => ask(`${server}${path}`, request);

const puzzles = shippedPuzzles()
  .filter(({ palette, width, height }) => palette.length === 2 && width * height >= 100);
const found = { moves: 0, kept: 0, unanswered: 0, chosen: 0, lost: [], back: [] };
const random = (count) => Math.floor(Math.random() * count);

/** @type {Map<string, import("../src/nonokit/web/app/play/game.js").Progress>} the newest copy that was answered for, by device and game */
const answered = new Map();

let firstOpen = 0;

/** Games that are played or were until lately; what was left long ago is looked at in the end. @returns {Set<string>} */
function lately() {
  while (devices.every((device) => !device.isOpen(puzzles[firstOpen]))) firstOpen += 1;
  return new Set(puzzles.slice(Math.max(0, firstOpen - GAMES), firstOpen + 2 * GAMES).map(({ id }) => id));
}

/** @param {ReadonlyArray<any>} items all that the server has @param {Map<string, any>} before what it had answered for when it was asked */
function findLost(items, before) {
  for (const [key, copy] of before) {
    const branches = items.filter(({ id }) => id === copy.id);
    if (!branches.some((branch) => isIn(copy, branch))) found.lost.push(`${key}: ${copy.moves.length} lines, ${branches.length} branches`);
  }
}

class Device {
  /** @param {string} name @param {() => number} wrong by how much its clock is wrong, in milliseconds */
  constructor(name, wrong) {
    this.name = name;
    this.now = () => new Date(Date.now() + wrong());
    this.store = new ProgressStore(new LocalStorage(null));
    this.sync = new Sync(this.store, this.api());
    this.shown = new Map();
  }

  api() {
    const keep = (games) => {
      for (const game of games) answered.set(`${this.name} ${game.id}`, game);
      found.kept += 1;
      console.log("kept");
    };
    return {
      progress: async () => {
        const recent = lately();
        const before = new Map([...answered].filter(([, { id }]) => recent.has(id)));
        const answer = await api.progress();
        findLost(answer.items, before);
        return answer;
      },
      putProgress: async (game) => { const answer = await api.putProgress(game); keep([game]); return answer; },
      importProgress: async (all) => { const answer = await api.importProgress(all); keep(all.items); return answer; },
    };
  }

  isOpen({ id }) { return (this.store.get(id)?.moves.length ?? 0) < MOST_LINES; }

  /** A few moves in one game, as a player makes them; now and then the choice between two branches. */
  play() {
    const open = puzzles.slice(firstOpen, firstOpen + 2 * GAMES).filter((puzzle) => this.isOpen(puzzle));
    const puzzle = open[random(Math.min(open.length, GAMES))];
    const [progress, ...others] = this.store.branches(puzzle.id);
    const game = new Game(puzzle, { progress: progress ?? null, level: "off", autoCross: false, now: this.now });
    if (others.length && random(2)) {
      const all = [progress, ...others];
      const chosen = all[random(all.length)];
      game.settle(chosen, all.filter((one) => one !== chosen), () => "another");
      this.shown.delete(puzzle.id); // the player wanted another board
      found.chosen += 1;
    }
    for (let n = random(3); n >= 0; n -= 1) {
      const x = random(puzzle.width);
      game.play(`${"1.?"[random(3)]} r${random(puzzle.height)}:${x}-${Math.min(puzzle.width - 1, x + random(4))}`);
      found.moves += 1;
    }
    this.store.save(game.save());
    this.look();
  }

  /** The board of every game must go on from what it was. */
  look() {
    for (const id of lately()) {
      const now = this.store.get(id);
      const before = this.shown.get(id);
      if (before && (!now || !isIn(before, now) || !goesOn(before.moves, now.moves))) found.back.push(`${this.name} ${id}`);
      if (now) this.shown.set(id, now);
    }
  }

  async exchange() {
    try {
      await this.sync.start();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      found.unanswered += 1;
    }
    this.look();
  }
}

/**
 * @param {ReadonlyArray<string>} before @param {ReadonlyArray<string>} now
 * @returns {boolean} whether every line is still there, in its place, or someone has chosen another branch since
 */
function goesOn(before, now) {
  return before.every((line, i) => line === now[i]) || now.some((line) => line.startsWith("@took") && !before.includes(line));
}

let jumps_ms = 0;
const devices = [new Device("slow", () => -6 * HOUR_MS), new Device("jumping", () => jumps_ms)];
let isOver = false;
process.on("SIGTERM", () => { isOver = true; });

async function go(device) {
  while (!isOver) {
    jumps_ms = (random(49) - 24) * HOUR_MS;
    device.play();
    await device.exchange();
  }
}

/** The server is there now, but a busy machine may let it take its time. @returns {Promise<any>} all that it has */
async function askPatiently(left = LAST_TRIES) {
  try {
    return await api.progress();
  } catch (error) {
    if (!left || !(error instanceof ApiError)) throw error;
    return askPatiently(left - 1);
  }
}

await Promise.all(devices.map(go));
await askPatiently();
for (const device of [...devices, ...devices]) await device.exchange();
const end = await askPatiently();
findLost(end.items, answered);
for (const device of devices) findLost(end.items, new Map(puzzles.map(({ id }) => [`${device.name} ${id}`, device.store.get(id)]).filter(([, copy]) => copy)));
console.log(JSON.stringify(found));
process.exit(0);
