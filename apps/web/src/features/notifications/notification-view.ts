import type { NotificationPage } from "./use-notifications";

/** One notification, as the api answers it. */
export type NotificationView = NotificationPage["notifications"][number];
