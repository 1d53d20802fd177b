import { useInfiniteQuery } from "@tanstack/react-query";
import { getQueryKey } from "@trpc/react-query";
import { trpc, type RouterOutputs } from "../../trpc/react";

export type NotificationPage = RouterOutputs["notifications"]["list"];

const EVERY = 60_000;

/** What the user was told, a page at a time. `start`: what the server has fetched already. */
export function useNotifications(start: NotificationPage | null) {
  const { client } = trpc.useUtils();
  return useInfiniteQuery({
    // The api's own key, so that its invalidations reach it (see usePostList).
    queryKey: [...getQueryKey(trpc.notifications.list), { type: "pages" }],
    queryFn: ({ pageParam, signal }) =>
      client.notifications.list.query(pageParam ? { cursor: pageParam } : {}, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (last: NotificationPage) => last.nextCursor,
    ...(start && { initialData: { pages: [start], pageParams: [null as string | null] } }),
    refetchInterval: EVERY,
    refetchOnWindowFocus: true,
  });
}
