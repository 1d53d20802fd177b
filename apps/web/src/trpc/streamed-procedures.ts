/** Procedures that answer with a stream of events. */
export const STREAMED_PROCEDURES: ReadonlySet<string> = new Set([
  "compass.analyse",
  "writing.rewrite",
  "writing.write",
]);
