import { useInfiniteQuery } from "@tanstack/react-query";
import { getQueryKey } from "@trpc/react-query";
import { trpc, type RouterOutputs } from "../../trpc/react";
import type { BookmarkFilter } from "./bookmark-filter";
import { bookmarkInput } from "./bookmark-input";

type BookmarkPage = RouterOutputs["topics"]["list"];
/** What the server has fetched already, and for which filter. */
export type BookmarkStart = { filter: BookmarkFilter; page: BookmarkPage };

/** The topics of a filter, newest first, a page at a time. */
export function useBookmarkList(filter: BookmarkFilter, start: BookmarkStart | null) {
  const { client } = trpc.useUtils();
  return useInfiniteQuery({
    // The api's own key, so that its invalidations reach it (see usePostList).
    queryKey: [...getQueryKey(trpc.topics.list), { type: "pages", filter }],
    queryFn: ({ pageParam, signal }) =>
      client.topics.list.query(
        { ...bookmarkInput(filter), ...(pageParam && { cursor: pageParam }) },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (last: BookmarkPage) => last.nextCursor,
    ...(start?.filter === filter && {
      initialData: { pages: [start.page], pageParams: [null as string | null] },
    }),
    refetchOnWindowFocus: true,
  });
}

export type BookmarkList = ReturnType<typeof useBookmarkList>;
