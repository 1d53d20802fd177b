/** The waitlist status of an account. */
export const WAITLIST_STATUSES = ["waitlisted", "active", "rejected"] as const;
export type WaitlistStatus = (typeof WAITLIST_STATUSES)[number];

/** Error codes of the waitlist. */
export type WaitlistErrorCode =
  /** The operator must sign in again before deciding. */
  | "sign_in_stale"
  /** Rejected accounts cannot join again. */
  | "waitlist_closed";
