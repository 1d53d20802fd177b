import { keepPreviousData, useInfiniteQuery, type InfiniteData } from "@tanstack/react-query";
import { getQueryKey } from "@trpc/react-query";
import { trpc, type RouterOutputs } from "../../../trpc/react";
import { isMoving } from "../../shared/post/status/is-moving";
import { listInput, type ListState } from "./list-input";

export type ListPage = RouterOutputs["posts"]["list"];

/** While a post is on its way out the list asks every 2 seconds, else now and then for what comes near. */
const FAST = 2000;
const SLOW = 30_000;

/** The posts of a filter, a page at a time. `start`: what the server has fetched for the page's first state. */
export function usePostList(state: ListState, start: { state: ListState; page: ListPage } | null) {
  const { client } = trpc.useUtils();
  const input = listInput(state);
  const isStart = start && JSON.stringify(listInput(start.state)) === JSON.stringify(input);
  return useInfiniteQuery({
    // The api's own key, so that its invalidations reach it. Not its useInfiniteQuery: that sends a field
    // `direction`, which the procedure's strict input refuses.
    queryKey: [...getQueryKey(trpc.posts.list), { input, type: "pages" }],
    queryFn: ({ pageParam, signal }) =>
      client.posts.list.query({ ...input, ...(pageParam && { cursor: pageParam }) }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (last: ListPage) => last.nextCursor,
    placeholderData: keepPreviousData,
    ...(isStart && {
      initialData: { pages: [start.page], pageParams: [null] } as InfiniteData<ListPage, string | null>,
    }),
    refetchInterval: ({ state: { data } }) => (anyMoving(data?.pages ?? []) ? FAST : SLOW),
  });
}

function anyMoving(pages: readonly ListPage[]): boolean {
  const now = new Date();
  return pages.some((page) => page.posts.some((post) => isMoving(post, now)));
}
