/** What a sync counted. */
export type SyncResult = {
  /** Never counted before. */
  new: number;
  /** Changed since they were counted. */
  updated: number;
  /** As they were. */
  skipped: number;
  /** Where it looked. `takt`: what Takt published itself. */
  sources: ["takt"];
  syncedAt: Date;
};
