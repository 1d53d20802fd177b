export type NotificationErrorCode =
  /** Missing, or another's: the two answer alike. */
  "notification_not_found";
