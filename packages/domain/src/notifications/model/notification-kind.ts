/** The kinds of notifications; each can be switched on and off in the app and by email. */
export const NOTIFICATION_KINDS = [
  "post_failed",
  "post_unconfirmed",
  "comment_failed",
  /** A country has changed its clocks since it was scheduled. */
  "post_moved",
  /** The nightly rehearsal has found that it may not go out. */
  "post_at_risk",
  "connection_expiring",
  "connection_invalid",
  /** Of a further product of LinkedIn: it ends soon, or has ended. */
  "grant_ending",
] as const;

export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];
