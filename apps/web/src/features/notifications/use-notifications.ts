import { trpc, type RouterOutputs } from "../../trpc/react";
import { pagesFrom } from "../shared/list/pages-from";
import type { NotificationFilter } from "./notification-filter";

export type NotificationPage = RouterOutputs["notifications"]["list"];
/** The first page, which the server has fetched, and its filter. */
export type NotificationStart = { filter: NotificationFilter; page: NotificationPage };

const REFETCH_INTERVAL_MS = 60_000;

/** Lists the user's notifications, page by page. */
export function useNotifications(filter: NotificationFilter, start: NotificationStart | null) {
  return trpc.notifications.list.useInfiniteQuery(
    { unread: filter === "unread" },
    {
      ...pagesFrom(start?.filter === filter ? start.page : null),
      refetchInterval: REFETCH_INTERVAL_MS,
      refetchOnWindowFocus: true,
    },
  );
}
