/** Codes of refusals about the waitlist. */
export type WaitlistErrorCode =
  /** The provider must sign in anew before deciding. */
  | "sign_in_stale"
  /** Rejected accounts cannot join again. */
  | "waitlist_closed";
