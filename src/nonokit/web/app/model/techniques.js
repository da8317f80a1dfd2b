/** The techniques that hints may use, the simplest first, as the library has them. */
export const TECHNIQUES = Object.freeze([
  "full", "empty", "complete", "overlap", "unreachable", "capping", "colour-cross-check", "belonging", "growing", "touching",
  "forcing", "joining", "size-matching", "splitting", "slide", "exact", "edge-contradiction", "implications", "contradiction",
  "both-ways", "nested",
]);
