/**
 * Games that were saved before they had a log: moves, then lines that begin with `@`.
 *
 * Their lines are one writer's, named after what they say: two equal copies are the same game, and of two that differ
 * nobody knows which goes on from the other, so the player is asked. Python does the same (`server/store/upgrade.py`).
 */

import { dayOf } from "../model/calendar.js";
import { hashText } from "../model/identity.js";

/** @typedef {import("../play/game.js").Progress} Progress */

const MOST_HINTS = 1000;

/** @param {ReadonlyArray<string>} lines whether a game has no log yet */
const isOld = (lines) => lines.length > 0 && !/^@(took( |$)|[a-z0-9-]{4,16}$)/.test(lines[0]);

/** @param {Progress} game @returns {Progress} */
export function upgradeGame(game) {
  if (!isOld(game.moves)) return game;
  const moves = game.moves.filter((line) => !line.startsWith("@"));
  const at = Number(game.moves.find((line) => /^@at \d{1,9}$/.test(line))?.slice(4) ?? moves.length);
  const points = game.moves.filter((line) => line.startsWith("@point ")).map((line) => line.slice(1));
  const time = Math.round(game.seconds);
  const rest = [
    ...(time ? [`+${time} time`] : []), ...points, ...Array.from({ length: Math.min(game.hints, MOST_HINTS) }, () => "hint"),
    ...(game.solved ? [`solved ${dayOf(new Date(game.updated))}`] : []),
    ...(at < moves.length ? [`goto ${at}`] : []),
  ];
  return { ...game, moves: [`@old-${hashText(game.moves.join("\n")).slice(0, 8)}`, ...moves, ...rest] };
}
