/** Procedures that answer with a stream of events; the api's tests know which they are. */
export const STREAMED: ReadonlySet<string> = new Set(["compass.analyse", "writing.rewrite", "writing.write"]);
