/** The kinds of notifications; each can be switched on and off in the app and by email. */
export const NOTIFICATION_KINDS = [
  "post_failed",
  "post_unconfirmed",
  "connection_expiring",
  "connection_invalid",
] as const;

export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];
