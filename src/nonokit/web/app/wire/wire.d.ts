// Made by `python tests/make.py wire` from the server's models: change those, not this.

export interface paths {
    readonly "/api/health": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Version, engine, notes
         * @description Answers without waiting for anything.
         */
        readonly get: operations["health"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/library": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * All puzzles
         * @description The puzzles whose longer side and other properties are as asked.
         */
        readonly get: operations["list_library"];
        readonly put?: never;
        /**
         * Add a puzzle
         * @description Keeps a puzzle; one that is there already stays what it is.
         */
        readonly post: operations["add_puzzle"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/library/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * One puzzle
         * @description The puzzle, without its answer.
         */
        readonly get: operations["get_puzzle"];
        readonly put?: never;
        readonly post?: never;
        /**
         * Remove an imported puzzle
         * @description Forgets a puzzle; games played on it are kept.
         */
        readonly delete: operations["remove_puzzle"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/progress": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * All games
         * @description The games as they are kept; they are JSON already.
         */
        readonly get: operations["list_progress"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/progress/export": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * All games as a file
         * @description The games, and the branches that were not chosen.
         */
        readonly get: operations["export_progress"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/progress/import": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Games from a file
         * @description Takes in a file, all or nothing.
         */
        readonly post: operations["import_progress"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/progress/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Save a game
         * @description Keeps this copy and answers with the one that holds it: itself, or one that goes on from it.
         */
        readonly put: operations["save_progress"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/day": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The puzzle of a date, today's without one
         * @description The same puzzle for everyone who asks for the date.
         */
        readonly get: operations["day"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/formats": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Formats to convert to
         * @description Every format that has a writer. Not a coroutine: their modules are imported at the first call.
         */
        readonly get: operations["list_formats"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/solve": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Solve a puzzle; prove whether the solution is unique */
        readonly post: operations["solve"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/check": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Check a partly filled grid: solved, impossible lines, wrong cells */
        readonly post: operations["check"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/hint": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** The easiest next step: where, why, or which cells */
        readonly post: operations["hint"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/rate": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** The difficulty for a person: class, score, profile */
        readonly post: operations["rate"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/convert": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Convert a puzzle between formats */
        readonly post: operations["convert"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/import": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Read puzzles in any format */
        readonly post: operations["import"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/render": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Draw a puzzle as SVG, PNG, PDF, GIF, HTML or text */
        readonly post: operations["render"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/ambiguity": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Where the solutions of a puzzle or a picture differ */
        readonly post: operations["ambiguity"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/repair": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Ranked changes that make a picture the only solution of its clues */
        readonly post: operations["repair"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/diagnose": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Find the mistyped number of a puzzle that has no solution, or several */
        readonly post: operations["diagnose"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/give": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** The fewest cells to give away so that a picture has one solution */
        readonly post: operations["give"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/generate": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** A random puzzle of a wanted difficulty */
        readonly post: operations["generate"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/from-image": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Puzzles from a picture file */
        readonly post: operations["from-image"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/scan": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** A puzzle from a photo or a screenshot */
        readonly post: operations["scan"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/book-check": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Whether puzzles may be printed as a book */
        readonly post: operations["book-check"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/api/book": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Puzzles as a book to print */
        readonly post: operations["book"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * ColourJson
         * @description A colour in an answer, as the puzzle's file has it.
         */
        readonly ColourJson: {
            /** Name */
            readonly name: string;
            /** Rgb */
            readonly rgb: string;
            /** Char */
            readonly char: string;
        };
        /**
         * Course
         * @description The place in the beginners' course, from 1, and what the lesson is about.
         */
        readonly Course: {
            /** Position */
            readonly position: number;
            /** Lesson */
            readonly lesson: string | null;
        };
        /**
         * Difficulty
         * @description How hard a puzzle is; see `rate`.
         */
        readonly Difficulty: {
            /** Class */
            readonly class: string;
            /** Score */
            readonly score: number | null;
        };
        /**
         * Entry
         * @description A puzzle as the gallery shows it; `difficulty` is null until it was rated, `collection` for imported ones.
         */
        readonly Entry: {
            /** Id */
            readonly id: string;
            /** Slug */
            readonly slug: string | null;
            /** Title */
            readonly title: string | null;
            /** Author */
            readonly author: string | null;
            /** Width */
            readonly width: number;
            /** Height */
            readonly height: number;
            /** Colours */
            readonly colours: number;
            /** Palette */
            readonly palette: readonly components["schemas"]["ColourJson"][];
            readonly difficulty: components["schemas"]["Difficulty"] | null;
            /** Tags */
            readonly tags: readonly string[];
            /** Collection */
            readonly collection: string | null;
            readonly course: components["schemas"]["Course"] | null;
            /**
             * Source
             * @enum {string}
             */
            readonly source: "shipped" | "imported";
        };
        /**
         * EntryList
         * @description The course in order, collections each from easy to hard, then imported puzzles, the newest first.
         */
        readonly EntryList: {
            /** Puzzles */
            readonly puzzles: readonly components["schemas"]["Entry"][];
        };
        /**
         * FormatJson
         * @description `carries` names what the format has a place for, such as "colours" or "title".
         */
        readonly FormatJson: {
            /** Name */
            readonly name: string;
            /** Title */
            readonly title: string;
            /** Suffixes */
            readonly suffixes: readonly string[];
            /** Carries */
            readonly carries: readonly string[];
        };
        /**
         * FormatList
         * @description All formats that can be written.
         */
        readonly FormatList: {
            /** Formats */
            readonly formats: readonly components["schemas"]["FormatJson"][];
        };
        /**
         * Health
         * @description `notes` is what the owner should know, such as a library that had to be begun anew. `public_url` is where links to
         *     puzzles lead.
         */
        readonly Health: {
            /**
             * Status
             * @default ok
             * @constant
             */
            readonly status: "ok";
            /** Version */
            readonly version: string;
            /** Engine */
            readonly engine: string;
            /** Notes */
            readonly notes: readonly string[];
            /** Public Url */
            readonly public_url: string | null;
        };
        /**
         * Imported
         * @description How many games were read, and how many games of those have branches to choose from now.
         */
        readonly Imported: {
            /** Read */
            readonly read: number;
            /** Branched */
            readonly branched: number;
        };
        /**
         * OnePuzzle
         * @description A puzzle.
         */
        readonly OnePuzzle: {
            readonly puzzle: components["schemas"]["PuzzleJson"];
        };
        /**
         * PuzzleJson
         * @description A puzzle as answers carry it; `code` is its short code when it has one.
         */
        readonly PuzzleJson: {
            /** Id */
            readonly id: string;
            /** Width */
            readonly width: number;
            /** Height */
            readonly height: number;
            /** Rows */
            readonly rows: readonly (readonly components["schemas"]["RunJson"][] | null)[];
            /** Columns */
            readonly columns: readonly (readonly components["schemas"]["RunJson"][] | null)[];
            /** Palette */
            readonly palette: readonly components["schemas"]["ColourJson"][];
            /** Title */
            readonly title: string | null;
            /** Author */
            readonly author: string | null;
            /** Source */
            readonly source: string | null;
            /** Copyright */
            readonly copyright: string | null;
            /** Licence */
            readonly licence: string | null;
            /** Description */
            readonly description: string | null;
            /** Given */
            readonly given: string | null;
            /** Code */
            readonly code: string | null;
        };
        /**
         * Removed
         * @description What was removed.
         */
        readonly Removed: {
            /** Id */
            readonly id: string;
        };
        /**
         * RunJson
         * @description One number of a clue in an answer.
         */
        readonly RunJson: {
            /** Length */
            readonly length: number | null;
            /** Colour */
            readonly colour: number;
        };
        /**
         * AddRequest
         * @description One puzzle, in any form that `import` takes, with tags of one's own.
         */
        readonly AddRequest: {
            /**
             * Text
             * @default null
             */
            readonly text?: string | null;
            /**
             * Base64
             * @default null
             */
            readonly base64?: string | null;
            /** @default null */
            readonly puzzle?: components["schemas"]["PuzzleRequest"] | null;
            /**
             * Name
             * @default null
             */
            readonly name?: string | null;
            /**
             * Format
             * @default null
             */
            readonly format?: string | null;
            /**
             * Tags
             * @default []
             */
            readonly tags?: readonly string[];
        };
        /**
         * AmbiguityAnswer
         * @description `cells` vary between solutions, grouped in `islands`, the largest first; `undecided` were not reached in time.
         *
         *     `known` holds what is the same in all solutions. `is_line_solvable` when looking at single lines is enough.
         */
        readonly AmbiguityAnswer: {
            /**
             * Status
             * @enum {string}
             */
            readonly status: "unique" | "multiple" | "none" | "unknown";
            /** Is Line Solvable */
            readonly is_line_solvable: boolean;
            /** Cells */
            readonly cells: readonly (readonly [
                number,
                number
            ])[];
            /** Islands */
            readonly islands: readonly (readonly (readonly [
                number,
                number
            ])[])[];
            /** Undecided */
            readonly undecided: readonly (readonly [
                number,
                number
            ])[];
            /** Known */
            readonly known: string;
            /** Solutions */
            readonly solutions: readonly string[];
            /** Reason */
            readonly reason: string | null;
        };
        /**
         * AmbiguityRequest
         * @description `max_solutions` is how many solutions to send at most.
         */
        readonly AmbiguityRequest: {
            /** @default null */
            readonly puzzle?: components["schemas"]["PuzzleRequest"] | null;
            /**
             * Grid
             * @default null
             */
            readonly grid?: string | null;
            /**
             * Palette
             * @default null
             */
            readonly palette?: readonly components["schemas"]["ColourRequest"][] | null;
            /**
             * Timeout S
             * @default 4
             */
            readonly timeout_s?: number;
            /**
             * Max Solutions
             * @default 2
             */
            readonly max_solutions?: number;
        };
        /**
         * ArrowJson
         * @description A step of a chain, from a cell to the cell it decides.
         */
        readonly ArrowJson: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "arrow";
            /** Source */
            readonly source: readonly [
                number,
                number
            ];
            /** Target */
            readonly target: readonly [
                number,
                number
            ];
            /** Number */
            readonly number: number | null;
        };
        /**
         * AssumedJson
         * @description A cell that follows from a trial.
         */
        readonly AssumedJson: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "assumed";
            /** Cell */
            readonly cell: readonly [
                number,
                number
            ];
            /** Value */
            readonly value: number;
        };
        /**
         * BookChapter
         * @description What stands together. A chapter without a title is called by its number, unless it is the only one.
         */
        readonly BookChapter: {
            /**
             * Title
             * @default
             */
            readonly title?: string;
            /**
             * Introduction
             * @default
             */
            readonly introduction?: string;
            /** Puzzles */
            readonly puzzles: readonly components["schemas"]["PuzzleRequest"][];
        };
        /**
         * BookCheckAnswer
         * @description Everything that is wrong; puzzles are counted from 0 through all chapters.
         *
         *     Where `can_print` is false no PDF can be made here, and nobody has looked whether everything fits the page.
         */
        readonly BookCheckAnswer: {
            /** Problems */
            readonly problems: readonly components["schemas"]["BookProblem"][];
            /** Can Print */
            readonly can_print: boolean;
        };
        /**
         * BookProblem
         * @description What is wrong with a puzzle: it has not one solution, is in the book already (as the puzzle `other`), or cannot be printed.
         */
        readonly BookProblem: {
            /** Puzzle */
            readonly puzzle: number;
            /**
             * Code
             * @enum {string}
             */
            readonly code: "several-solutions" | "no-solution" | "undecided" | "duplicate" | "size" | "characters";
            /** Message */
            readonly message: string;
            /** Other */
            readonly other: number | null;
        };
        /**
         * BookRequest
         * @description A book as `nonokit book` makes it of a project: the same words mean the same.
         */
        readonly BookRequest: {
            /** Chapters */
            readonly chapters: readonly components["schemas"]["BookChapter"][];
            /**
             * Title
             * @default Nonograms
             */
            readonly title?: string;
            /**
             * Subtitle
             * @default
             */
            readonly subtitle?: string;
            /**
             * Author
             * @default
             */
            readonly author?: string;
            /**
             * Language
             * @default en
             */
            readonly language?: string;
            /**
             * Trim
             * @default a4
             * @example a4
             * @example 6x9
             * @example 170x240mm
             */
            readonly trim?: string;
            /**
             * Large Print
             * @default false
             */
            readonly large_print?: boolean;
            /**
             * Per Page
             * @default null
             */
            readonly per_page?: (1 | 2 | 4 | 6) | null;
            /**
             * Gutter Mm
             * @default 8
             */
            readonly gutter_mm?: number;
            /**
             * Bleed Mm
             * @default 0
             */
            readonly bleed_mm?: number;
            /**
             * Cover
             * @default quilt
             * @enum {string}
             */
            readonly cover?: "quilt" | "portrait" | "band" | "pencil" | "title" | "none";
            /**
             * Order
             * @default listed
             * @enum {string}
             */
            readonly order?: "listed" | "easy first";
            /**
             * Titles
             * @default auto
             * @enum {string}
             */
            readonly titles?: "auto" | "puzzles" | "answers";
            /**
             * Contents
             * @default true
             */
            readonly contents?: boolean;
            /**
             * Rules
             * @default true
             */
            readonly rules?: boolean;
            /**
             * Answers
             * @default true
             */
            readonly answers?: boolean;
            /**
             * Difficulty
             * @default true
             */
            readonly difficulty?: boolean;
            /**
             * Credits
             * @default true
             */
            readonly credits?: boolean;
        };
        /**
         * BracketJson
         * @description One run in its first or last place.
         */
        readonly BracketJson: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "bracket";
            readonly line: components["schemas"]["LineJson"];
            /** Start */
            readonly start: number;
            /** Length */
            readonly length: number;
            /**
             * Extreme
             * @enum {string}
             */
            readonly extreme: "first" | "last";
            /** Label */
            readonly label: string;
        };
        /**
         * BrokenLineJson
         * @description A line that cannot be finished as it stands.
         */
        readonly BrokenLineJson: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "broken_line";
            readonly line: components["schemas"]["LineJson"];
        };
        /**
         * CellJson
         * @description A cell and the palette index it gets.
         */
        readonly CellJson: {
            /** Y */
            readonly y: number;
            /** X */
            readonly x: number;
            /** Value */
            readonly value: number;
        };
        /**
         * CellMarkJson
         * @description Cells in one role.
         */
        readonly CellMarkJson: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "cell_mark";
            /** Cells */
            readonly cells: readonly (readonly [
                number,
                number
            ])[];
            /**
             * Style
             * @enum {string}
             */
            readonly style: "look" | "set" | "different" | "bad" | "good" | "maybe";
        };
        /**
         * CheckAnswer
         * @description "ok" means that nothing of what was asked for is wrong; `cells` are `[y, x]` pairs.
         */
        readonly CheckAnswer: {
            /**
             * Status
             * @enum {string}
             */
            readonly status: "ok" | "line" | "wrong" | "solved";
            /** Lines */
            readonly lines: readonly components["schemas"]["LineJson"][];
            /** Cells */
            readonly cells: readonly (readonly [
                number,
                number
            ])[];
        };
        /**
         * CheckRequest
         * @description What to check, and how strictly.
         */
        readonly CheckRequest: {
            readonly puzzle: components["schemas"]["PuzzleRequest"];
            /** State */
            readonly state: string;
            /**
             * Level
             * @default line
             * @enum {string}
             */
            readonly level?: "solved" | "line" | "cells";
        };
        /**
         * ClueBoxJson
         * @description A box around a clue, or around some of its runs.
         */
        readonly ClueBoxJson: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "clue_box";
            readonly line: components["schemas"]["LineJson"];
            /** Runs */
            readonly runs: readonly number[] | null;
        };
        /**
         * ColourRequest
         * @description A colour: its name, how it looks, and its character in grids.
         */
        readonly ColourRequest: {
            /** Name */
            readonly name: string;
            /**
             * Rgb
             * @example #d91e18
             */
            readonly rgb: string;
            /** Char */
            readonly char: string;
        };
        /**
         * ConvertAnswer
         * @description The file as `text`, or as `base64` when it is not text; `losses` is what the format has no place for.
         */
        readonly ConvertAnswer: {
            /**
             * Text
             * @default null
             */
            readonly text: string | null;
            /**
             * Base64
             * @default null
             */
            readonly base64: string | null;
            /** Losses */
            readonly losses: readonly string[];
            /** Notes */
            readonly notes: readonly string[];
        };
        /**
         * ConvertRequest
         * @description `from` is the format of the source, found out when left out; `name` is the file's name, which helps with that.
         */
        readonly ConvertRequest: {
            /**
             * Text
             * @default null
             */
            readonly text?: string | null;
            /**
             * Base64
             * @default null
             */
            readonly base64?: string | null;
            /** @default null */
            readonly puzzle?: components["schemas"]["PuzzleRequest"] | null;
            /**
             * From
             * @default null
             */
            readonly from?: string | null;
            /**
             * To
             * @example non
             */
            readonly to: string;
            /**
             * Name
             * @default null
             */
            readonly name?: string | null;
        };
        /**
         * DayAnswer
         * @description The puzzle of that day.
         */
        readonly DayAnswer: {
            /**
             * Date
             * Format: date
             */
            readonly date: string;
            readonly puzzle: components["schemas"]["PuzzleJson"];
        };
        /**
         * DiagnoseAnswer
         * @description `equally_likely` is how many of the first suggestions nothing decides between; no suggestion touches `sure_lines`.
         *
         *     `share_as_typed` is how likely it is that nothing is mistyped and there are several solutions.
         */
        readonly DiagnoseAnswer: {
            /**
             * Status
             * @enum {string}
             */
            readonly status: "unique" | "multiple" | "none" | "unknown";
            /** Problem */
            readonly problem: string | null;
            /** Suggestions */
            readonly suggestions: readonly components["schemas"]["SuggestionJson"][];
            /** Share As Typed */
            readonly share_as_typed: number;
            /** Equally Likely */
            readonly equally_likely: number;
            /** Sure Lines */
            readonly sure_lines: readonly components["schemas"]["LineJson"][];
            /** Is Complete */
            readonly is_complete: boolean;
        };
        /**
         * DiagnoseRequest
         * @description Clues as they were typed.
         */
        readonly DiagnoseRequest: {
            readonly puzzle: components["schemas"]["PuzzleRequest"];
            /**
             * Max Suggestions
             * @default 5
             */
            readonly max_suggestions?: number;
            /**
             * Timeout S
             * @default 5
             */
            readonly timeout_s?: number;
        };
        /**
         * EditJson
         * @description One mistake undone; lines count as they were typed, a missing one as it will be.
         */
        readonly EditJson: {
            /** Kind */
            readonly kind: string;
            readonly line: components["schemas"]["LineJson"];
            /** Before */
            readonly before: readonly components["schemas"]["RunJson"][] | null;
            /** After */
            readonly after: readonly components["schemas"]["RunJson"][] | null;
        };
        /**
         * ExportedFile
         * @description What `import` takes.
         */
        readonly ExportedFile: {
            /**
             * Nonokit Progress
             * @constant
             */
            readonly nonokit_progress: 2;
            /** Items */
            readonly items: readonly components["schemas"]["NamedGame"][];
            /** History */
            readonly history: readonly components["schemas"]["NamedGame"][];
        };
        /**
         * Fault
         * @description The body of every error.
         */
        readonly Fault: {
            /**
             * Code
             * @example puzzle
             */
            readonly code: string;
            /** Message */
            readonly message: string;
            /** @default null */
            readonly where: components["schemas"]["Where"] | null;
        };
        /**
         * FixJson
         * @description `settled` counts cells that are not open any more; `cost` tells how much the changes show.
         *
         *     `is_complete` says that nothing else is needed, which is proved.
         */
        readonly FixJson: {
            /** Changes */
            readonly changes: readonly components["schemas"]["CellJson"][];
            /** Settled */
            readonly settled: number;
            /** Still Open */
            readonly still_open: readonly (readonly [
                number,
                number
            ])[];
            /** Islands Fixed */
            readonly islands_fixed: number;
            /** Cost */
            readonly cost: number;
            /** Is Complete */
            readonly is_complete: boolean;
        };
        /**
         * FromImageAnswer
         * @description The variants, the one most like the picture first, and what the picture was taken for.
         *
         *     `is_recognisable` is false when nobody may be able to tell what any of them shows.
         */
        readonly FromImageAnswer: {
            /** Variants */
            readonly variants: readonly components["schemas"]["VariantJson"][];
            /**
             * Kind
             * @enum {string}
             */
            readonly kind: "pixel art" | "line art" | "flat art" | "photo";
            /** Is Recognisable */
            readonly is_recognisable: boolean;
        };
        /**
         * FromImageRequest
         * @description `base64` is a picture file; `size` is width and height, or the longer side; pixel art has its own.
         *
         *     What is null is found out by looking at the picture. `colours` counts them, `palette` fixes them, the background first.
         *     `crop` is left, top, right and bottom as shares of the picture, or whether plain margins are cut off. `threshold` parts
         *     black from white: a grey value from 0 to 255, "otsu" or "local". `background` is a colour that is not part of the picture, or
         *     "keep"; `subject` another picture file whose light parts are the subject. Cells of `protect` are never changed. `difficulty`
         *     is what no variant exceeds. With `keep_art` no cell is changed, and cells are given instead.
         */
        readonly FromImageRequest: {
            /** Base64 */
            readonly base64: string;
            /**
             * Size
             * @default null
             */
            readonly size?: readonly [
                number,
                number
            ] | number | null;
            /**
             * Colours
             * @default null
             */
            readonly colours?: number | null;
            /**
             * Palette
             * @default null
             */
            readonly palette?: readonly string[] | null;
            /**
             * Kind
             * @default null
             */
            readonly kind?: ("pixel art" | "line art" | "flat art" | "photo") | null;
            /**
             * Crop
             * @default null
             */
            readonly crop?: boolean | readonly [
                number,
                number,
                number,
                number
            ] | null;
            /**
             * Fit
             * @default auto
             * @enum {string}
             */
            readonly fit?: "auto" | "stretch" | "contain" | "cover";
            /**
             * Threshold
             * @default null
             */
            readonly threshold?: ("otsu" | "local") | number | null;
            /**
             * Contrast
             * @default null
             */
            readonly contrast?: number | null;
            /**
             * Dithering
             * @default off
             * @enum {string}
             */
            readonly dithering?: "off" | "ordered" | "diffusion";
            /**
             * Invert
             * @default null
             */
            readonly invert?: boolean | null;
            /**
             * Background
             * @default null
             */
            readonly background?: string | null;
            /**
             * Subject
             * @default null
             */
            readonly subject?: string | null;
            /**
             * Protect
             * @default []
             */
            readonly protect?: readonly (readonly [
                number,
                number
            ])[];
            /**
             * Difficulty
             * @default unique
             */
            readonly difficulty?: string;
            /**
             * Keep Art
             * @default false
             */
            readonly keep_art?: boolean;
            /**
             * Title
             * @default null
             */
            readonly title?: string | null;
            /**
             * Timeout S
             * @default 15
             */
            readonly timeout_s?: number;
        };
        /**
         * Game
         * @description `moves` is the game's log, and decides; `updated` is a label for people; the rest sums the log up.
         */
        readonly Game: {
            /**
             * Updated
             * Format: date-time
             */
            readonly updated: string;
            /** State */
            readonly state: string;
            /**
             * Moves
             * @default []
             */
            readonly moves?: readonly string[];
            /**
             * Seconds
             * @default 0
             */
            readonly seconds?: number;
            /**
             * Hints
             * @default 0
             */
            readonly hints?: number;
            /**
             * Solved
             * @default false
             */
            readonly solved?: boolean;
        };
        /**
         * GameFile
         * @description All games for a file; `history` holds branches that the player did not choose.
         */
        readonly GameFile: {
            /**
             * Nonokit Progress
             * @default 2
             * @enum {integer}
             */
            readonly nonokit_progress?: 1 | 2;
            /** Items */
            readonly items: readonly components["schemas"]["GameOfFile"][];
            /**
             * History
             * @default []
             */
            readonly history?: readonly components["schemas"]["GameOfFile"][];
        };
        /**
         * GameList
         * @description All games, the latest label first; a game that has branched stands there with each of its branches.
         */
        readonly GameList: {
            /** Items */
            readonly items: readonly components["schemas"]["NamedGame"][];
        };
        /**
         * GameOfFile
         * @description A game in a file.
         */
        readonly GameOfFile: {
            /**
             * Updated
             * Format: date-time
             */
            readonly updated: string;
            /** State */
            readonly state: string;
            /**
             * Moves
             * @default []
             */
            readonly moves?: readonly string[];
            /**
             * Seconds
             * @default 0
             */
            readonly seconds?: number;
            /**
             * Hints
             * @default 0
             */
            readonly hints?: number;
            /**
             * Solved
             * @default false
             */
            readonly solved?: boolean;
            /** Id */
            readonly id: string;
        };
        /**
         * GapJson
         * @description A gap; `label` replaces its length.
         */
        readonly GapJson: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "gap";
            readonly line: components["schemas"]["LineJson"];
            /** Start */
            readonly start: number;
            /** Length */
            readonly length: number;
            /** Label */
            readonly label: string;
        };
        /**
         * GenerateAnswer
         * @description `is_wanted` is false for the nearest puzzle found when time ran out; `reason` then says why.
         */
        readonly GenerateAnswer: {
            readonly puzzle: components["schemas"]["PuzzleJson"];
            /** Grid */
            readonly grid: string;
            /** Seed */
            readonly seed: number | string;
            /** Is Wanted */
            readonly is_wanted: boolean;
            /** Reason */
            readonly reason: string | null;
        };
        /**
         * GenerateRequest
         * @description `difficulty` is a grade, a class, "line-solvable", "unique", or a band of scores; see `nonokit generate`.
         *
         *     `like` draws a motif, or "any".
         */
        readonly GenerateRequest: {
            /** Width */
            readonly width: number;
            /** Height */
            readonly height: number;
            /**
             * Colours
             * @default 1
             */
            readonly colours?: number;
            /**
             * Difficulty
             * @default null
             */
            readonly difficulty?: string | readonly [
                number,
                number
            ] | null;
            /**
             * Density
             * @default null
             */
            readonly density?: number | null;
            /**
             * Symmetry
             * @default null
             */
            readonly symmetry?: ("horizontal" | "vertical" | "both" | "rotate180" | "rotate90" | "diagonal") | null;
            /**
             * Like
             * @default null
             */
            readonly like?: string | null;
            /**
             * Seed
             * @default null
             */
            readonly seed?: number | string | null;
            /**
             * Timeout S
             * @default 20
             */
            readonly timeout_s?: number;
        };
        /**
         * GiveAnswer
         * @description The cells to give, none when none are needed; null when time ran out before they were enough.
         */
        readonly GiveAnswer: {
            /** Cells */
            readonly cells: readonly (readonly [
                number,
                number
            ])[] | null;
        };
        /**
         * GiveRequest
         * @description `grid` is the finished picture; `difficulty` is "unique" or "line-solvable".
         */
        readonly GiveRequest: {
            /** @default null */
            readonly puzzle?: components["schemas"]["PuzzleRequest"] | null;
            /**
             * Grid
             * @default null
             */
            readonly grid?: string | null;
            /**
             * Palette
             * @default null
             */
            readonly palette?: readonly components["schemas"]["ColourRequest"][] | null;
            /**
             * Difficulty
             * @default unique
             */
            readonly difficulty?: string;
            /**
             * Timeout S
             * @default 5
             */
            readonly timeout_s?: number;
        };
        /**
         * HintAnswer
         * @description `technique` names the step, or says why there is none: finished, several, stuck, unknown when time ran out, or a
         *     mistake's kind.
         *
         *     `cells` is empty before depth "cells". `evidence` are marks to draw, each with its `type`. `fair` is false for
         *     what nobody should be asked to do in their head.
         */
        readonly HintAnswer: {
            /** Technique */
            readonly technique: string;
            /**
             * Depth
             * @enum {string}
             */
            readonly depth: "where" | "why" | "cells";
            /** Text */
            readonly text: string;
            /** Lines */
            readonly lines: readonly components["schemas"]["LineJson"][];
            /** Cells */
            readonly cells: readonly components["schemas"]["CellJson"][];
            /** Evidence */
            readonly evidence: readonly (components["schemas"]["LineGlowJson"] | components["schemas"]["BrokenLineJson"] | components["schemas"]["ClueBoxJson"] | components["schemas"]["BracketJson"] | components["schemas"]["OverlapJson"] | components["schemas"]["ReachJson"] | components["schemas"]["GapJson"] | components["schemas"]["CellMarkJson"] | components["schemas"]["TrialJson"] | components["schemas"]["AssumedJson"] | components["schemas"]["ArrowJson"])[];
            /** Fair */
            readonly fair: boolean;
            readonly mistake: components["schemas"]["Mistake"] | null;
        };
        /**
         * HintRequest
         * @description `history` are the moves so far as `[y, x, value]` (255 erases), to find the first mistake.
         *
         *     `mistakes` says how much may be told of a wrong grid: lines that cannot be finished, cells, or nothing. `without` are
         *     techniques that no step may use.
         */
        readonly HintRequest: {
            readonly puzzle: components["schemas"]["PuzzleRequest"];
            /**
             * State
             * @default null
             */
            readonly state?: string | null;
            /**
             * History
             * @default null
             */
            readonly history?: readonly (readonly [
                number,
                number,
                number
            ])[] | null;
            /**
             * Depth
             * @default where
             * @enum {string}
             */
            readonly depth?: "where" | "why" | "cells";
            /**
             * Language
             * @default en
             */
            readonly language?: string;
            /**
             * Mistakes
             * @default line
             * @enum {string}
             */
            readonly mistakes?: "line" | "cells" | "off";
            /**
             * Without
             * @default []
             */
            readonly without?: readonly string[];
            /**
             * Timeout S
             * @default 15
             */
            readonly timeout_s?: number;
        };
        /**
         * ImportAnswer
         * @description The puzzles; `left_out` counts those beyond the most that one answer holds.
         */
        readonly ImportAnswer: {
            /** Puzzles */
            readonly puzzles: readonly components["schemas"]["PuzzleJson"][];
            /** Format */
            readonly format: string | null;
            /** Notes */
            readonly notes: readonly string[];
            /** Left Out */
            readonly left_out: number;
        };
        /**
         * ImportRequest
         * @description `name` is the file's name, which helps to tell formats apart; `format` settles it.
         */
        readonly ImportRequest: {
            /**
             * Text
             * @default null
             */
            readonly text?: string | null;
            /**
             * Base64
             * @default null
             */
            readonly base64?: string | null;
            /** @default null */
            readonly puzzle?: components["schemas"]["PuzzleRequest"] | null;
            /**
             * Name
             * @default null
             */
            readonly name?: string | null;
            /**
             * Format
             * @default null
             */
            readonly format?: string | null;
        };
        /**
         * LineGlowJson
         * @description The line to look at.
         */
        readonly LineGlowJson: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "line_glow";
            readonly line: components["schemas"]["LineJson"];
        };
        /**
         * LineJson
         * @description A row or a column.
         */
        readonly LineJson: {
            /**
             * Kind
             * @enum {string}
             */
            readonly kind: "row" | "column";
            /** Index */
            readonly index: number;
        };
        /**
         * MinutesJson
         * @description The time expected of people, and between what four of five such times lie.
         */
        readonly MinutesJson: {
            /** Expected */
            readonly expected: number;
            /** Low */
            readonly low: number;
            /** High */
            readonly high: number;
        };
        /**
         * Mistake
         * @description What is wrong with the grid; `rewind_to` is the number of moves to keep when the history was sent.
         */
        readonly Mistake: {
            /**
             * Kind
             * @enum {string}
             */
            readonly kind: "impossible-line" | "wrong-cells" | "unfinishable";
            /** Lines */
            readonly lines: readonly components["schemas"]["LineJson"][];
            /** Cells */
            readonly cells: readonly (readonly [
                number,
                number
            ])[];
            /** Rewind To */
            readonly rewind_to: number | null;
        };
        /**
         * NamedGame
         * @description A game as it is kept, with the id of its puzzle.
         */
        readonly NamedGame: {
            /** Id */
            readonly id: string;
            /** Updated */
            readonly updated: string;
            /** State */
            readonly state: string;
            /** Moves */
            readonly moves: readonly string[];
            /** Seconds */
            readonly seconds: number;
            /** Hints */
            readonly hints: number;
            /** Solved */
            readonly solved: boolean;
        };
        /**
         * OverlapJson
         * @description The cells that the first and the last place share.
         */
        readonly OverlapJson: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "overlap";
            readonly line: components["schemas"]["LineJson"];
            /** Start */
            readonly start: number;
            /** Length */
            readonly length: number;
        };
        /**
         * PuzzleRequest
         * @description A puzzle as requests carry it. A run may also be a bare number; a clue of null is missing.
         *
         *     `id`, `width`, `height` and `code` are what a puzzle of an answer has besides: they follow from the clues and are ignored.
         * @example {
         *       "columns": [
         *         [
         *           {
         *             "length": 2
         *           }
         *         ],
         *         [
         *           {
         *             "length": 1
         *           }
         *         ],
         *         [
         *           {
         *             "length": 1
         *           }
         *         ]
         *       ],
         *       "rows": [
         *         [
         *           {
         *             "colour": 1,
         *             "length": 1
         *           },
         *           {
         *             "colour": 1,
         *             "length": 1
         *           }
         *         ],
         *         [
         *           {
         *             "length": 2
         *           }
         *         ]
         *       ]
         *     }
         */
        readonly PuzzleRequest: {
            /** Rows */
            readonly rows: readonly (readonly components["schemas"]["RunRequest"][] | null)[];
            /** Columns */
            readonly columns: readonly (readonly components["schemas"]["RunRequest"][] | null)[];
            /**
             * Palette
             * @default null
             */
            readonly palette?: readonly components["schemas"]["ColourRequest"][] | null;
            /**
             * Title
             * @default null
             */
            readonly title?: string | null;
            /**
             * Author
             * @default null
             */
            readonly author?: string | null;
            /**
             * Source
             * @default null
             */
            readonly source?: string | null;
            /**
             * Copyright
             * @default null
             */
            readonly copyright?: string | null;
            /**
             * Licence
             * @default null
             */
            readonly licence?: string | null;
            /**
             * Description
             * @default null
             */
            readonly description?: string | null;
            /**
             * Given
             * @default null
             */
            readonly given?: string | null;
            /**
             * Goal
             * @default null
             */
            readonly goal?: string | null;
            /**
             * Id
             * @default null
             */
            readonly id?: unknown;
            /**
             * Width
             * @default null
             */
            readonly width?: unknown;
            /**
             * Height
             * @default null
             */
            readonly height?: unknown;
            /**
             * Code
             * @default null
             */
            readonly code?: unknown;
        };
        /**
         * RateAnswer
         * @description `grade` is the name for people; `class` is what the hardest step takes; `score` orders puzzles, null with several solutions.
         *
         *     When time runs out the class is "unknown", score and figures are null, and `reason` says so.
         *
         *     `techniques` counts steps, `available` is how many moves there were to choose from at each step, `first_moves`
         *     are `[y, x, technique]` for an empty grid.
         */
        readonly RateAnswer: {
            /** Grade */
            readonly grade: string;
            /** Class */
            readonly class: string;
            /** Score */
            readonly score: number | null;
            readonly minutes: components["schemas"]["MinutesJson"] | null;
            /** Difficulty */
            readonly difficulty: number | null;
            /** Tedium */
            readonly tedium: number | null;
            /** Steps */
            readonly steps: number | null;
            /** Techniques */
            readonly techniques: {
                readonly [key: string]: number;
            };
            /** Available */
            readonly available: readonly number[];
            /** Bottleneck */
            readonly bottleneck: number;
            /** Deepest Chain */
            readonly deepest_chain: number;
            /** First Moves */
            readonly first_moves: readonly (readonly [
                number | string,
                number | string,
                number | string
            ])[];
            /** Reason */
            readonly reason: string | null;
        };
        /**
         * RateRequest
         * @description What to rate, and how long that may take.
         */
        readonly RateRequest: {
            readonly puzzle: components["schemas"]["PuzzleRequest"];
            /**
             * Timeout S
             * @default 50
             */
            readonly timeout_s?: number;
        };
        /**
         * ReachJson
         * @description All cells a run can still reach; `level` stacks the bars of several runs.
         */
        readonly ReachJson: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "reach";
            readonly line: components["schemas"]["LineJson"];
            /** Start */
            readonly start: number;
            /** Length */
            readonly length: number;
            /** Level */
            readonly level: number;
            /** Label */
            readonly label: string;
        };
        /**
         * RenderRequest
         * @description `state` is what to draw in the cells; without it only what the puzzle gives.
         */
        readonly RenderRequest: {
            readonly puzzle: components["schemas"]["PuzzleRequest"];
            /**
             * State
             * @default null
             */
            readonly state?: string | null;
            /**
             * To
             * @default svg
             * @enum {string}
             */
            readonly to?: "svg" | "png" | "pdf" | "gif" | "html" | "text";
            /**
             * Theme
             * @default light
             * @enum {string}
             */
            readonly theme?: "light" | "dark" | "high-contrast" | "print";
            /**
             * Cell
             * @default null
             */
            readonly cell?: number | null;
            /**
             * Show Clues
             * @default true
             */
            readonly show_clues?: boolean;
            /**
             * Numbers
             * @default null
             */
            readonly numbers?: boolean | null;
            /**
             * Symbols
             * @default null
             */
            readonly symbols?: boolean | null;
            /**
             * Title
             * @default null
             */
            readonly title?: string | null;
        };
        /**
         * RepairAnswer
         * @description `open_cells` are those the clues do not settle; `reason` says why the list may be shorter than it could be.
         *
         *     `best` and `fewest` are places in `fixes`: the complete fix that looks best, and the one with the fewest cells.
         */
        readonly RepairAnswer: {
            /** Open Cells */
            readonly open_cells: readonly (readonly [
                number,
                number
            ])[];
            /** Islands */
            readonly islands: readonly (readonly (readonly [
                number,
                number
            ])[])[];
            /** Fixes */
            readonly fixes: readonly components["schemas"]["FixJson"][];
            /** Best */
            readonly best: number | null;
            /** Fewest */
            readonly fewest: number | null;
            /** Reason */
            readonly reason: string | null;
        };
        /**
         * RepairRequest
         * @description `difficulty` is "unique", "line-solvable", or a grade or class that the puzzle must not exceed.
         *
         *     `protect` are cells to leave alone; with a `symmetry`, cells change together with their partners;
         *     without one, the best looking fix keeps the symmetry that the picture has.
         */
        readonly RepairRequest: {
            /** @default null */
            readonly puzzle?: components["schemas"]["PuzzleRequest"] | null;
            /**
             * Grid
             * @default null
             */
            readonly grid?: string | null;
            /**
             * Palette
             * @default null
             */
            readonly palette?: readonly components["schemas"]["ColourRequest"][] | null;
            /**
             * Difficulty
             * @default unique
             */
            readonly difficulty?: string;
            /**
             * Protect
             * @default []
             */
            readonly protect?: readonly (readonly [
                number,
                number
            ])[];
            /**
             * Symmetry
             * @default null
             */
            readonly symmetry?: ("horizontal" | "vertical" | "both" | "rotate180" | "rotate90" | "diagonal") | null;
            /**
             * Max Fixes
             * @default 8
             */
            readonly max_fixes?: number;
            /**
             * Timeout S
             * @default 10
             */
            readonly timeout_s?: number;
        };
        /**
         * RunRequest
         * @description One number of a clue: null when its length is unknown; `colour` is a palette index.
         */
        readonly RunRequest: {
            /** Length */
            readonly length: number | null;
            /**
             * Colour
             * @default 1
             */
            readonly colour?: number;
        };
        /**
         * SavedGame
         * @description The branch that holds what was sent, and beside it the others of the same game.
         */
        readonly SavedGame: {
            /** Id */
            readonly id: string;
            /** Updated */
            readonly updated: string;
            /** State */
            readonly state: string;
            /** Moves */
            readonly moves: readonly string[];
            /** Seconds */
            readonly seconds: number;
            /** Hints */
            readonly hints: number;
            /** Solved */
            readonly solved: boolean;
            /** Branches */
            readonly branches: readonly components["schemas"]["NamedGame"][];
        };
        /**
         * ScanAnswer
         * @description The puzzle as it was read; `corners` are those of its grid, `state` what a player has filled in and crossed out.
         *
         *     `is_mixed` says that numbers of one line have different colours: perhaps it is a puzzle in colours.
         */
        readonly ScanAnswer: {
            readonly puzzle: components["schemas"]["PuzzleJson"];
            /**
             * Status
             * @enum {string}
             */
            readonly status: "unique" | "multiple" | "none" | "unknown";
            /** Is Sure */
            readonly is_sure: boolean;
            /** Is Mixed */
            readonly is_mixed: boolean;
            /** Doubts */
            readonly doubts: readonly components["schemas"]["ScanDoubtJson"][];
            /** Numbers */
            readonly numbers: readonly components["schemas"]["ScannedNumberJson"][];
            /** Corners */
            readonly corners: readonly (readonly [
                number,
                number
            ])[];
            /** Turned */
            readonly turned: number;
            /** State */
            readonly state: string | null;
            /** Notes */
            readonly notes: readonly string[];
        };
        /**
         * ScanDoubtJson
         * @description A line to compare with the picture, and why: `reading` is its clue, `others` what else it may be, `corners` its place.
         */
        readonly ScanDoubtJson: {
            readonly line: components["schemas"]["LineJson"];
            /**
             * Why
             * @enum {string}
             */
            readonly why: "corrected" | "told" | "contested" | "unsure" | "cut" | "missing" | "edge" | "left-out" | "sums" | "no-picture";
            /** Reason */
            readonly reason: string;
            /** Reading */
            readonly reading: readonly number[];
            /** Others */
            readonly others: readonly (readonly number[])[];
            /** Unsure */
            readonly unsure: readonly number[];
            /** Corners */
            readonly corners: readonly (readonly [
                number,
                number
            ])[];
        };
        /**
         * ScanRequest
         * @description `base64` is a picture file; `timeout_s` bounds the search for what unclear numbers mean.
         */
        readonly ScanRequest: {
            /** Base64 */
            readonly base64: string;
            /**
             * Timeout S
             * @default 8
             */
            readonly timeout_s?: number;
        };
        /**
         * ScannedNumberJson
         * @description A number of a clue; `corners` are its place in the picture, none where only the other clues tell of it.
         */
        readonly ScannedNumberJson: {
            readonly line: components["schemas"]["LineJson"];
            /** Index */
            readonly index: number;
            /** Number */
            readonly number: number;
            /** Confidence */
            readonly confidence: number;
            /** Is Doubtful */
            readonly is_doubtful: boolean;
            /** Corners */
            readonly corners: readonly (readonly [
                number,
                number
            ])[];
            /** Others */
            readonly others: readonly number[];
        };
        /**
         * SolveAnswer
         * @description `known` holds every cell that is the same in all solutions; `reason` explains "none" and "unknown".
         */
        readonly SolveAnswer: {
            /**
             * Status
             * @enum {string}
             */
            readonly status: "unique" | "multiple" | "none" | "unknown";
            /** Solutions */
            readonly solutions: readonly string[];
            /** Known */
            readonly known: string;
            /** Reason */
            readonly reason: string | null;
            readonly stats: components["schemas"]["StatsJson"];
        };
        /**
         * SolveRequest
         * @description `state` is a partly filled grid to go on from.
         */
        readonly SolveRequest: {
            readonly puzzle: components["schemas"]["PuzzleRequest"];
            /**
             * State
             * @default null
             */
            readonly state?: string | null;
            /**
             * Timeout S
             * @default 20
             */
            readonly timeout_s?: number;
            /**
             * Max Solutions
             * @default 2
             */
            readonly max_solutions?: number;
        };
        /**
         * StageJson
         * @description One stage that ran.
         */
        readonly StageJson: {
            /** Method */
            readonly method: string;
            /** Ticks */
            readonly ticks: number;
            /** Seconds */
            readonly seconds: number;
            /** Open Cells */
            readonly open_cells: number;
        };
        /**
         * StatsJson
         * @description How the answer was reached; `is_complete` when the solutions are all there are.
         */
        readonly StatsJson: {
            /** Engine */
            readonly engine: string;
            /** Seconds */
            readonly seconds: number;
            /** Ticks */
            readonly ticks: number;
            /** Guesses */
            readonly guesses: number;
            /** Is Complete */
            readonly is_complete: boolean;
            /** Stages */
            readonly stages: readonly components["schemas"]["StageJson"][];
        };
        /**
         * SuggestionJson
         * @description Edits, the puzzle they lead to and its picture; `share` is how likely they are among all explanations.
         */
        readonly SuggestionJson: {
            /** Edits */
            readonly edits: readonly components["schemas"]["EditJson"][];
            readonly puzzle: components["schemas"]["PuzzleJson"];
            /** Cells */
            readonly cells: string;
            /** Share */
            readonly share: number;
            /** Is Unique */
            readonly is_unique: boolean;
        };
        /**
         * TrialJson
         * @description A cell tried out.
         */
        readonly TrialJson: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            readonly type: "trial";
            /** Cell */
            readonly cell: readonly [
                number,
                number
            ];
            /** Value */
            readonly value: number;
        };
        /**
         * VariantJson
         * @description `damage` is where the repaired picture differs from the image's; `likeness` (0 to 1) compares the two.
         */
        readonly VariantJson: {
            /** Name */
            readonly name: string;
            readonly puzzle: components["schemas"]["PuzzleJson"];
            /** Grid */
            readonly grid: string;
            /** Damage */
            readonly damage: readonly (readonly [
                number,
                number
            ])[];
            /** Likeness */
            readonly likeness: number;
            /** Is Line Solvable */
            readonly is_line_solvable: boolean;
            /** Given Count */
            readonly given_count: number;
        };
        /**
         * Where
         * @description The place a fault is about: a field of the request, or a line and column of a text (from 1).
         */
        readonly Where: {
            /**
             * Field
             * @default null
             */
            readonly field: string | null;
            /**
             * Line
             * @default null
             */
            readonly line: number | null;
            /**
             * Column
             * @default null
             */
            readonly column: number | null;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type ColourJson = components['schemas']['ColourJson'];
export type Course = components['schemas']['Course'];
export type Difficulty = components['schemas']['Difficulty'];
export type Entry = components['schemas']['Entry'];
export type EntryList = components['schemas']['EntryList'];
export type FormatJson = components['schemas']['FormatJson'];
export type FormatList = components['schemas']['FormatList'];
export type Health = components['schemas']['Health'];
export type Imported = components['schemas']['Imported'];
export type OnePuzzle = components['schemas']['OnePuzzle'];
export type PuzzleJson = components['schemas']['PuzzleJson'];
export type Removed = components['schemas']['Removed'];
export type RunJson = components['schemas']['RunJson'];
export type AddRequest = components['schemas']['AddRequest'];
export type AmbiguityAnswer = components['schemas']['AmbiguityAnswer'];
export type AmbiguityRequest = components['schemas']['AmbiguityRequest'];
export type ArrowJson = components['schemas']['ArrowJson'];
export type AssumedJson = components['schemas']['AssumedJson'];
export type BookChapter = components['schemas']['BookChapter'];
export type BookCheckAnswer = components['schemas']['BookCheckAnswer'];
export type BookProblem = components['schemas']['BookProblem'];
export type BookRequest = components['schemas']['BookRequest'];
export type BracketJson = components['schemas']['BracketJson'];
export type BrokenLineJson = components['schemas']['BrokenLineJson'];
export type CellJson = components['schemas']['CellJson'];
export type CellMarkJson = components['schemas']['CellMarkJson'];
export type CheckAnswer = components['schemas']['CheckAnswer'];
export type CheckRequest = components['schemas']['CheckRequest'];
export type ClueBoxJson = components['schemas']['ClueBoxJson'];
export type ColourRequest = components['schemas']['ColourRequest'];
export type ConvertAnswer = components['schemas']['ConvertAnswer'];
export type ConvertRequest = components['schemas']['ConvertRequest'];
export type DayAnswer = components['schemas']['DayAnswer'];
export type DiagnoseAnswer = components['schemas']['DiagnoseAnswer'];
export type DiagnoseRequest = components['schemas']['DiagnoseRequest'];
export type EditJson = components['schemas']['EditJson'];
export type ExportedFile = components['schemas']['ExportedFile'];
export type Fault = components['schemas']['Fault'];
export type FixJson = components['schemas']['FixJson'];
export type FromImageAnswer = components['schemas']['FromImageAnswer'];
export type FromImageRequest = components['schemas']['FromImageRequest'];
export type Game = components['schemas']['Game'];
export type GameFile = components['schemas']['GameFile'];
export type GameList = components['schemas']['GameList'];
export type GameOfFile = components['schemas']['GameOfFile'];
export type GapJson = components['schemas']['GapJson'];
export type GenerateAnswer = components['schemas']['GenerateAnswer'];
export type GenerateRequest = components['schemas']['GenerateRequest'];
export type GiveAnswer = components['schemas']['GiveAnswer'];
export type GiveRequest = components['schemas']['GiveRequest'];
export type HintAnswer = components['schemas']['HintAnswer'];
export type HintRequest = components['schemas']['HintRequest'];
export type ImportAnswer = components['schemas']['ImportAnswer'];
export type ImportRequest = components['schemas']['ImportRequest'];
export type LineGlowJson = components['schemas']['LineGlowJson'];
export type LineJson = components['schemas']['LineJson'];
export type MinutesJson = components['schemas']['MinutesJson'];
export type Mistake = components['schemas']['Mistake'];
export type NamedGame = components['schemas']['NamedGame'];
export type OverlapJson = components['schemas']['OverlapJson'];
export type PuzzleRequest = components['schemas']['PuzzleRequest'];
export type RateAnswer = components['schemas']['RateAnswer'];
export type RateRequest = components['schemas']['RateRequest'];
export type ReachJson = components['schemas']['ReachJson'];
export type RenderRequest = components['schemas']['RenderRequest'];
export type RepairAnswer = components['schemas']['RepairAnswer'];
export type RepairRequest = components['schemas']['RepairRequest'];
export type RunRequest = components['schemas']['RunRequest'];
export type SavedGame = components['schemas']['SavedGame'];
export type ScanAnswer = components['schemas']['ScanAnswer'];
export type ScanDoubtJson = components['schemas']['ScanDoubtJson'];
export type ScanRequest = components['schemas']['ScanRequest'];
export type ScannedNumberJson = components['schemas']['ScannedNumberJson'];
export type SolveAnswer = components['schemas']['SolveAnswer'];
export type SolveRequest = components['schemas']['SolveRequest'];
export type StageJson = components['schemas']['StageJson'];
export type StatsJson = components['schemas']['StatsJson'];
export type SuggestionJson = components['schemas']['SuggestionJson'];
export type TrialJson = components['schemas']['TrialJson'];
export type VariantJson = components['schemas']['VariantJson'];
export type Where = components['schemas']['Where'];
export type $defs = Record<string, never>;
export interface operations {
    readonly health: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Health"];
                };
            };
        };
    };
    readonly list_library: {
        readonly parameters: {
            readonly query?: {
                readonly source?: ("shipped" | "imported") | null;
                readonly tag?: string | null;
                readonly min_side?: number;
                readonly max_side?: number;
                readonly is_coloured?: boolean | null;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["EntryList"];
                };
            };
        };
    };
    readonly add_puzzle: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["AddRequest"];
            };
        };
        readonly responses: {
            /** @description The answer */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Entry"];
                };
            };
        };
    };
    readonly get_puzzle: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description A puzzle's id, or a shipped puzzle's slug */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["OnePuzzle"];
                };
            };
        };
    };
    readonly remove_puzzle: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description A puzzle's id, or a shipped puzzle's slug */
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Removed"];
                };
            };
        };
    };
    readonly list_progress: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["GameList"];
                };
            };
        };
    };
    readonly export_progress: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ExportedFile"];
                };
            };
        };
    };
    readonly import_progress: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["GameFile"];
            };
        };
        readonly responses: {
            /** @description The answer */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Imported"];
                };
            };
        };
    };
    readonly save_progress: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["Game"];
            };
        };
        readonly responses: {
            /** @description The answer */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SavedGame"];
                };
            };
        };
    };
    readonly day: {
        readonly parameters: {
            readonly query?: {
                readonly date?: string | null;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DayAnswer"];
                };
            };
        };
    };
    readonly list_formats: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The answer */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["FormatList"];
                };
            };
        };
    };
    readonly solve: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SolveRequest"];
            };
        };
        readonly responses: {
            /** @description The answer */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SolveAnswer"];
                };
            };
        };
    };
    readonly check: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CheckRequest"];
            };
        };
        readonly responses: {
            /** @description The answer */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CheckAnswer"];
                };
            };
        };
    };
    readonly hint: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["HintRequest"];
            };
        };
        readonly responses: {
            /** @description The answer */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["HintAnswer"];
                };
            };
        };
    };
    readonly rate: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RateRequest"];
            };
        };
        readonly responses: {
            /** @description The answer */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RateAnswer"];
                };
            };
        };
    };
    readonly convert: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ConvertRequest"];
            };
        };
        readonly responses: {
            /** @description The answer */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ConvertAnswer"];
                };
            };
        };
    };
    readonly import: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ImportRequest"];
            };
        };
        readonly responses: {
            /** @description The answer */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ImportAnswer"];
                };
            };
        };
    };
    readonly render: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RenderRequest"];
            };
        };
        readonly responses: {
            /** @description The answer */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "image/svg+xml": string;
                    readonly "image/png": string;
                    readonly "application/pdf": string;
                    readonly "image/gif": string;
                    readonly "text/html": string;
                    readonly "text/plain": string;
                };
            };
        };
    };
    readonly ambiguity: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["AmbiguityRequest"];
            };
        };
        readonly responses: {
            /** @description The answer */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AmbiguityAnswer"];
                };
            };
        };
    };
    readonly repair: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["RepairRequest"];
            };
        };
        readonly responses: {
            /** @description The answer */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RepairAnswer"];
                };
            };
        };
    };
    readonly diagnose: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["DiagnoseRequest"];
            };
        };
        readonly responses: {
            /** @description The answer */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DiagnoseAnswer"];
                };
            };
        };
    };
    readonly give: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["GiveRequest"];
            };
        };
        readonly responses: {
            /** @description The answer */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["GiveAnswer"];
                };
            };
        };
    };
    readonly generate: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["GenerateRequest"];
            };
        };
        readonly responses: {
            /** @description The answer */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["GenerateAnswer"];
                };
            };
        };
    };
    readonly "from-image": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["FromImageRequest"];
            };
        };
        readonly responses: {
            /** @description The answer */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["FromImageAnswer"];
                };
            };
        };
    };
    readonly scan: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ScanRequest"];
            };
        };
        readonly responses: {
            /** @description The answer */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ScanAnswer"];
                };
            };
        };
    };
    readonly "book-check": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["BookRequest"];
            };
        };
        readonly responses: {
            /** @description The answer */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["BookCheckAnswer"];
                };
            };
        };
    };
    readonly book: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["BookRequest"];
            };
        };
        readonly responses: {
            /** @description The answer */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/pdf": string;
                };
            };
        };
    };
}
