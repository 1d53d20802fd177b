import type { TopicView } from "@takt/domain/topics/model/topic-view";
import { ErrorState } from "@takt/ui/error-state";
import { useT } from "next-i18next/client";
import type { RefObject } from "react";
import { LoadMore } from "../shared/list/load-more";
import type { ListFocus } from "../shared/list/use-list-focus";
import { useLoadMore } from "../shared/list/use-load-more";
import { useNow } from "../shared/time/use-now";
import { useErrorText } from "../shared/use-error-text";
import { useFailure } from "../shared/use-failure";
import { BookmarkCard } from "./bookmark-card";
import type { BookmarkFilter } from "./bookmark-filter";
import { BOOKMARK_GRID, BookmarkSkeleton } from "./bookmark-skeleton";
import { NoBookmarks } from "./no-bookmarks";
import type { BookmarkList } from "./use-bookmark-list";
import { useCreatePost } from "./use-create-post";

type Props = {
  list: BookmarkList;
  topics: TopicView[];
  filter: BookmarkFilter;
  cardsRef: RefObject<HTMLUListElement | null>;
  focus: ListFocus;
  /** Removes or restores. */
  onMove: (topic: TopicView) => void;
  onAdd: () => void;
  announce: (text: string) => void;
};

/** The cards of a filter, or what there is instead of them; and the next page. */
export function BookmarkCards({ list, topics, filter, cardsRef, focus, onMove, onAdd, announce }: Props) {
  const { t } = useT(["topics", "common"]);
  const errorText = useErrorText();
  const failure = useFailure(list);
  const now = useNow(30_000);
  const post = useCreatePost();
  const loadMore = useLoadMore({
    list,
    length: topics.length,
    focus,
    onLoaded: (count) => announce(t("loaded", { count })),
  });
  if (failure !== null)
    return (
      <ErrorState
        title={t("failedTo.load")}
        description={errorText(failure)}
        retryLabel={t("common:retry")}
        retrying={list.isFetching}
        onRetry={() => void list.refetch()}
      />
    );
  if (!list.data) return <BookmarkSkeleton />;
  return (
    <>
      {topics.length > 0 && (
        <ul ref={cardsRef} className={BOOKMARK_GRID}>
          {topics.map((topic) => (
            <BookmarkCard
              key={topic.id}
              topic={topic}
              filter={filter}
              now={now}
              creating={post.topicId === topic.id}
              onCreate={() => void post.create(topic)}
              onMove={(card) => {
                focus.focusNeighbour(card);
                onMove(topic);
              }}
            />
          ))}
        </ul>
      )}
      {topics.length === 0 && !list.hasNextPage && <NoBookmarks filter={filter} onAdd={onAdd} />}
      <LoadMore list={list} label={t("loadMore")} failed={t("failedTo.load")} onClick={loadMore} />
    </>
  );
}
