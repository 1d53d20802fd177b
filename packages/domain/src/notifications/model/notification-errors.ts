export type NotificationErrorCode =
  /** Missing or another user's: the two answer alike. */
  "notification_not_found";
