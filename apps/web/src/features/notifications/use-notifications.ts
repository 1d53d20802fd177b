import { useInfiniteQuery } from "@tanstack/react-query";
import { getQueryKey } from "@trpc/react-query";
import { trpc, type RouterOutputs } from "../../trpc/react";
import type { NotificationFilter } from "./notification-filter";

export type NotificationPage = RouterOutputs["notifications"]["list"];
/** The first page, which the server has fetched, and its filter. */
export type NotificationStart = { filter: NotificationFilter; page: NotificationPage };

const REFETCH_INTERVAL_MS = 60_000;

/** Lists the user's notifications, page by page. */
export function useNotifications(filter: NotificationFilter, start: NotificationStart | null) {
  const { client } = trpc.useUtils();
  return useInfiniteQuery({
    // The api's key prefix, so that its invalidations apply (see usePostList).
    queryKey: [...getQueryKey(trpc.notifications.list), { type: "pages", filter }],
    queryFn: ({ pageParam, signal }) =>
      client.notifications.list.query(
        { unread: filter === "unread", ...(pageParam && { cursor: pageParam }) },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (last: NotificationPage) => last.nextCursor,
    ...(start?.filter === filter && {
      initialData: { pages: [start.page], pageParams: [null as string | null] },
    }),
    refetchInterval: REFETCH_INTERVAL_MS,
    refetchOnWindowFocus: true,
  });
}
