import { trpc, type RouterOutputs } from "~/trpc/react";
import { pagesFrom } from "../shared/list/use-load-more";
import type { NotificationFilter } from "./notification-filter";

type NotificationPage = RouterOutputs["notifications"]["list"];
/** A notification as the api returns it. */
export type NotificationView = NotificationPage["notifications"][number];
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

/** Counts the unread notifications that are not resolved; refetched every minute and when the window gets the focus. */
export function useUnreadCount(): number {
  const { data } = trpc.notifications.unreadCount.useQuery(undefined, {
    refetchInterval: REFETCH_INTERVAL_MS,
    refetchOnWindowFocus: true,
  });
  return data?.count ?? 0;
}
