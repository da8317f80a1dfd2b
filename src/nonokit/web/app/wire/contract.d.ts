/** The types of a call, from its path and method. */

import type { paths } from "./wire.js";

type Method = "get" | "post" | "put" | "delete";
type Json<T> = T extends { content: { "application/json": infer J } } ? J : never;

/** The paths that have a method. */
export type PathsOf<M extends Method> = { [P in keyof paths]: paths[P] extends { [K in M]: object } ? P : never }[keyof paths];

/** What is sent to a path. */
export type BodyOf<P extends keyof paths, M extends Method> = paths[P] extends { [K in M]: { requestBody: infer B } } ? Json<B> : undefined;

/** What a path answers. */
export type AnswerOf<P extends keyof paths, M extends Method> = paths[P] extends { [K in M]: { responses: { 200: infer A } } } ? Json<A> : never;
