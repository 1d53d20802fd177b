import { trpc, type RouterOutputs } from "~/trpc/react";
import { pagesFrom } from "../shared/list/use-load-more";
import { listTopicsInput, type TopicsFilter } from "./topics-filter";

type TopicPage = RouterOutputs["topics"]["list"];
/** The first page, which the server has fetched, and its filter. */
export type TopicListStart = { filter: TopicsFilter; page: TopicPage };

/** Lists the topics of a filter, newest first, page by page. */
export function useTopicList(filter: TopicsFilter, start: TopicListStart | null) {
  return trpc.topics.list.useInfiniteQuery(listTopicsInput(filter), {
    ...pagesFrom(start?.filter === filter ? start.page : null),
    refetchOnWindowFocus: true,
  });
}

export type TopicList = ReturnType<typeof useTopicList>;
