import { useInfiniteQuery } from "@tanstack/react-query";
import { getQueryKey } from "@trpc/react-query";
import { trpc, type RouterOutputs } from "../../trpc/react";
import type { NotificationFilter } from "./notification-filter";

export type NotificationPage = RouterOutputs["notifications"]["list"];
/** What the server has fetched already, and for which filter. */
export type NotificationStart = { filter: NotificationFilter; page: NotificationPage };

const EVERY = 60_000;

/** What the user was told, a page at a time. */
export function useNotifications(filter: NotificationFilter, start: NotificationStart | null) {
  const { client } = trpc.useUtils();
  return useInfiniteQuery({
    // The api's own key, so that its invalidations reach it (see usePostList).
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
    refetchInterval: EVERY,
    refetchOnWindowFocus: true,
  });
}
