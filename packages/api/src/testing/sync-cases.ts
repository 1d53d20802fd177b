import type { ProcedureCase } from "./procedure-case";

const splitKeys = (text: string) => text.split(/\s+/);
const toListPaths = (keys: readonly string[]) => keys.map((key) => `[].${key}`);
const RUN = splitKeys(
  `id source status done total created updated skipped refused report reason fileName createdAt finishedAt resumeAt
   undoableUntil undoneAt remaining preview`,
);
const REFUSED_ROW = ["report[].row", "report[].sheet", "report[].reason"];
/** Of an import that waits for its member's yes, whose row was left by a quote. */
const PROPOSED_RUN = splitKeys(
  `report[].lines preview.posts preview.days preview.newDays preview.from preview.to preview.samplePosts
   preview.samplePosts[].publishedAt preview.samplePosts[].text preview.samplePosts[].metrics
   preview.samplePosts[].metrics.impressions preview.sampleDays preview.sampleDays[].day preview.sampleDays[].impressions`,
);

/** How the tests that walk the whole router call the procedures of syncs and imports. */
export const SYNC_CASES: Record<string, ProcedureCase> = {
  "sync.confirmImport": { input: ({ proposedRun }) => ({ id: proposedRun.id }), output: RUN },
  "sync.discardImport": { input: ({ proposedRun }) => ({ id: proposedRun.id }), output: [] },
  "sync.get": { input: ({ syncRun }) => ({ id: syncRun.id }), output: [...RUN, ...REFUSED_ROW] },
  "sync.imports": { output: toListPaths([...RUN, ...REFUSED_ROW, ...PROPOSED_RUN]) },
  "sync.sources": { output: toListPaths(["source", "readAt", "run", ...RUN.map((key) => `run.${key}`)]) },
  "sync.start": { output: splitKeys("new updated skipped sources running syncedAt") },
  "sync.undoImport": { input: ({ syncRun }) => ({ id: syncRun.id }), output: [...RUN, ...REFUSED_ROW] },
};
