/** Which notifications are shown; in the address as `?show=`. */
export const NOTIFICATION_FILTERS = ["all", "unread"] as const;
export type NotificationFilter = (typeof NOTIFICATION_FILTERS)[number];

/** What an address asks for; anything unknown is all. */
export function notificationFilter(show: unknown): NotificationFilter {
  return show === "unread" ? "unread" : "all";
}
