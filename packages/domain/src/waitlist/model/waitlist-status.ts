/** The waitlist status of an account. */
export const WAITLIST_STATUSES = ["waitlisted", "active", "rejected"] as const;
export type WaitlistStatus = (typeof WAITLIST_STATUSES)[number];
