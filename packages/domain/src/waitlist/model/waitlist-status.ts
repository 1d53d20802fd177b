/** The waitlist status of an account. */
export const WAITLIST_STATUSES = ["waitlisted", "active", "rejected"] as const;
export type WaitlistStatus = (typeof WAITLIST_STATUSES)[number];

/** Error codes of the waitlist. */
export type WaitlistErrorCode =
  /** Rejected accounts cannot join again. */
  "waitlist_closed";
