// Solves puzzles with the kernel as WebAssembly: node browser_kernel.mjs KERNEL PUZZLES.json ROUNDS LONG_S; see browser_kernel.py.
import { readFileSync } from "node:fs";
import { loadKernel } from "../src/nonokit/web/app/python/kernel.js";

const [path, puzzles, rounds, long] = process.argv.slice(2);
const kernel = await loadKernel(readFileSync(path));
const view = (type, pointer, count) => new type(kernel.bytes(0, 0).buffer, pointer, count);

const stages = kernel.nk_default_plan(0, 0);
const plan = kernel.malloc(24 * stages);
kernel.nk_default_plan(plan, stages);

const results = JSON.parse(readFileSync(puzzles, "utf8")).map((numbers) => {
  let best = Infinity;
  let found = [];
  for (let round = 0; round < Number(rounds) && !(round && best > Number(long)); round += 1) {
    const begin = process.cpuUsage();
    const pointer = kernel.malloc(4 * numbers.length);
    view(Int32Array, pointer, numbers.length).set(numbers);
    const board = kernel.nk_board_new(pointer, numbers.length);
    kernel.nk_board_run(board, plan, stages, 2);
    const { user, system } = process.cpuUsage(begin);
    best = Math.min(best, (user + system) / 1e6);
    found = [kernel.nk_board_ticks(board), kernel.nk_board_conflicts(board), kernel.nk_board_solution_count(board)];
    kernel.nk_board_free(board);
    kernel.free(pointer);
  }
  return [best, found];
});
console.log(JSON.stringify(results));
