/** What the app gives to every page. The app itself stands above all pages; this is all they know of it. */

import type { Languages, Translate } from "../i18n/i18n.js";
import type { Puzzle } from "../model/puzzle.js";
import type { Route } from "../model/route.js";
import type { Library } from "../store/library.js";
import type { ProgressStore } from "../store/progress.js";
import type { SettingsStore } from "../store/settings.js";
import type { StatisticsStore } from "../store/statistics.js";
import type { LocalStorage } from "../store/storage.js";
import type { TrainingStore } from "../store/training.js";

export type { Translate } from "../i18n/i18n.js";

export interface App {
  /** One puzzle in a file of its own: there is no gallery, no editor and no server. */
  readonly isAlone: boolean;
  readonly storage: LocalStorage;
  readonly settings: SettingsStore;
  readonly progress: ProgressStore;
  readonly statistics: StatisticsStore;
  readonly training: TrainingStore;
  readonly library: Library;
  readonly language: string;
  /** The language as it is written where the player lives: dates and numbers go by it. */
  readonly locale: string;
  readonly languages: Languages;
  readonly t: Translate;
  onTheme(listen: () => void): () => void;
  isMotionReduced(): boolean;
  go(route: Route): void;
  refresh(): Promise<void>;
  toast(text: string): void;
  /** The puzzle of a date; null when nobody here can make it. */
  puzzleOfDay(date: string): Promise<Puzzle | null>;
  /** A new picture of something, now among the player's own; null when nobody here can draw it. */
  drawn(side: number, colours: number): Promise<Puzzle | null>;
  /** Opens the editor with a copy of a puzzle. */
  editCopy(puzzle: Puzzle): Promise<void>;
  /** Opens the editor to type the clues of a puzzle. */
  typeClues(): Promise<void>;
}
