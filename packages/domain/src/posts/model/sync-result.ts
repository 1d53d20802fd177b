/** Posts that a sync counted. */
export type SyncResult = {
  /** Posts that no sync had counted before. */
  new: number;
  /** Posts that changed since they were counted. */
  updated: number;
  /** Unchanged posts. */
  skipped: number;
  /** Sources that were read; `takt` are the posts that Takt published itself. */
  sources: ["takt"];
  syncedAt: Date;
};
