/** Where an account stands with the provider (spec section 4). */
export const WAITLIST_STATUSES = ["waitlisted", "active", "rejected"] as const;
export type WaitlistStatus = (typeof WAITLIST_STATUSES)[number];
