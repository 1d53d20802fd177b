/** The filters of the list, in the URL as `?show=`. */
export const NOTIFICATION_FILTERS = ["all", "unread"] as const;
export type NotificationFilter = (typeof NOTIFICATION_FILTERS)[number];

/** Parses `?show=`; anything unknown is the filter `all`. */
export function notificationFilter(show: unknown): NotificationFilter {
  return show === "unread" ? "unread" : "all";
}
