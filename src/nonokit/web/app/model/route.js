/**
 * Where in the app a link points, from its fragment.
 *
 *     #/            gallery            #/play/<id>   a puzzle        #/statistics
 *     #/day         puzzle of the day  #/day/<date>  of another day  #R… #J…   a puzzle inside the link
 *                                                                  #P…   games from another device
 *     #/collection/<name>   the puzzles of a collection
 *     #/learn       the course         #/learn/<technique>   a lesson        #/train   what is due again
 *     #/book        puzzles to print
 *     #/edit        the newest draft   #/edit/<id>   a draft         #/test/<id>   a draft, to be played
 */

import { isDay } from "./calendar.js";

/** @typedef {{page: "gallery"|"collection"|"play"|"statistics"|"learn"|"train"|"day"|"code"|"progress"|"edit"|"test"|"book", id?: string, code?: string}} Route */

/** @param {string} hash @returns {Route} */
export function parseRoute(hash) {
  const text = hash.replace(/^#/, "");
  if (/^[RJ][\w-]{2,}$/.test(text)) return { page: "code", code: text };
  if (/^P[\w-]{20,}$/.test(text)) return { page: "progress", code: text };
  const [, page, id] = text.split("/");
  if ((page === "play" || page === "collection" || (page === "learn" && id)) && /^[\w-]{1,64}$/.test(id ?? "")) return { page, id };
  if (page === "day" && id) return isDay(id) ? { page, id } : { page: "gallery" };
  if ((page === "edit" || page === "test") && /^[\w-]{0,64}$/.test(id ?? "")) return id ? { page, id } : { page };
  if (page === "statistics" || page === "day" || page === "learn" || page === "train" || page === "book") return { page };
  return { page: "gallery" };
}

/** @param {Route} route @returns {string} */
export function formatRoute(route) {
  if (route.page === "code" || route.page === "progress") return `#${route.code}`;
  if (route.page === "gallery") return "#/";
  return route.id ? `#/${route.page}/${route.id}` : `#/${route.page}`;
}
