import type { NotificationPage } from "./use-notifications";

/** A notification as the api returns it. */
export type NotificationView = NotificationPage["notifications"][number];
