import { keepPreviousData, useInfiniteQuery, type InfiniteData } from "@tanstack/react-query";
import { getQueryKey } from "@trpc/react-query";
import { trpc, type RouterOutputs } from "../../../trpc/react";
import { isSame } from "../../shared/drafts/is-same";
import { mayChangeSoon } from "../../shared/post/status/may-change-soon";
import { listInput, type ListState } from "./list-input";

export type ListPage = RouterOutputs["posts"]["list"];

/** The list is refetched often while a post may change soon, and rarely otherwise. */
const ACTIVE_REFETCH_MS = 2000;
const IDLE_REFETCH_MS = 30_000;

/** The posts of a filter, page by page. `start` is the prefetched page of the initial state. */
export function usePostList(state: ListState, start: { state: ListState; page: ListPage } | null) {
  const { client } = trpc.useUtils();
  const input = listInput(state);
  const isStart = start && isSame(listInput(start.state), input);
  return useInfiniteQuery({
    // The key of tRPC, so that its invalidations apply. tRPC's useInfiniteQuery is not used, because it sends a field
    // `direction`, which the procedure's strict input rejects.
    queryKey: [...getQueryKey(trpc.posts.list), { input, type: "pages" }],
    queryFn: ({ pageParam, signal }) =>
      client.posts.list.query({ ...input, ...(pageParam && { cursor: pageParam }) }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (last: ListPage) => last.nextCursor,
    placeholderData: keepPreviousData,
    ...(isStart && {
      initialData: { pages: [start.page], pageParams: [null] } as InfiniteData<ListPage, string | null>,
    }),
    refetchInterval: ({ state: { data } }) =>
      anyMayChangeSoon(data?.pages ?? []) ? ACTIVE_REFETCH_MS : IDLE_REFETCH_MS,
  });
}

function anyMayChangeSoon(pages: readonly ListPage[]): boolean {
  const now = new Date();
  return pages.some((page) => page.posts.some((post) => mayChangeSoon(post, now)));
}
