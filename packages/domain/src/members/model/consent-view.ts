/** For so long a withdrawal can be undone. */
export const CONSENT_UNDO_HOURS = 24;

/** Whether others of the workspace may publish under the name of the member who asks. */
export type ConsentView = {
  /** Null: they may not. */
  consentedAt: Date | null;
  /** A withdrawal that can still be undone, with the posts that it has cancelled. */
  withdrawal: { until: Date; posts: number } | null;
};
