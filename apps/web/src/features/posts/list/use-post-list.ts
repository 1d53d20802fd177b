import { keepPreviousData } from "@tanstack/react-query";
import { trpc, type RouterOutputs } from "~/trpc/react";
import { isSame } from "~/features/shared/drafts/is-same";
import { pagesFrom } from "~/features/shared/list/use-load-more";
import { now } from "~/features/shared/time/now";
import { mayChangeSoon } from "../parts/status/may-change-soon";
import { listInput, type ListState } from "./list-state";

export type ListPage = RouterOutputs["posts"]["list"];

/** The list is refetched often while a post may change soon, and rarely otherwise. */
const ACTIVE_REFETCH_MS = 2000;
const IDLE_REFETCH_MS = 30_000;

/** The posts of a filter, page by page. `start` is the prefetched page of the initial state. */
export function usePostList(state: ListState, start: { state: ListState; page: ListPage } | null) {
  const input = listInput(state);
  const isStart = start && isSame(listInput(start.state), input);
  return trpc.posts.list.useInfiniteQuery(input, {
    ...pagesFrom(isStart ? start.page : null),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) =>
      anyMayChangeSoon(data?.pages ?? []) ? ACTIVE_REFETCH_MS : IDLE_REFETCH_MS,
  });
}

function anyMayChangeSoon(pages: readonly ListPage[]): boolean {
  const at = now();
  return pages.some((page) => page.posts.some((post) => mayChangeSoon(post, at)));
}
