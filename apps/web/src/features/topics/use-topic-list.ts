import { useInfiniteQuery } from "@tanstack/react-query";
import { getQueryKey } from "@trpc/react-query";
import { trpc, type RouterOutputs } from "../../trpc/react";
import type { TopicsFilter } from "./topics-filter";
import { listTopicsInput } from "./list-topics-input";

type TopicPage = RouterOutputs["topics"]["list"];
/** The first page, which the server has fetched, and its filter. */
export type TopicListStart = { filter: TopicsFilter; page: TopicPage };

/** Lists the topics of a filter, newest first, page by page. */
export function useTopicList(filter: TopicsFilter, start: TopicListStart | null) {
  const { client } = trpc.useUtils();
  return useInfiniteQuery({
    // The api's key prefix, so that its invalidations apply (see usePostList).
    queryKey: [...getQueryKey(trpc.topics.list), { type: "pages", filter }],
    queryFn: ({ pageParam, signal }) =>
      client.topics.list.query(
        { ...listTopicsInput(filter), ...(pageParam && { cursor: pageParam }) },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (last: TopicPage) => last.nextCursor,
    ...(start?.filter === filter && {
      initialData: { pages: [start.page], pageParams: [null as string | null] },
    }),
    refetchOnWindowFocus: true,
  });
}

export type TopicList = ReturnType<typeof useTopicList>;
