import type { TopicView } from "@takt/domain/topics/model/topic-view";
import { Skeleton } from "@takt/ui/skeleton";
import type { ListFocus } from "@takt/ui/use-list-focus";
import { useT } from "~/i18n/use-t";
import type { RefObject } from "react";
import { LoadMore } from "../shared/list/load-more";
import { useLoadMore } from "../shared/list/use-load-more";
import { useNow } from "../shared/time/use-clock";
import { LoadError } from "../shared/load-error";
import { useStickyError } from "../shared/use-sticky-error";
import { NoTopics } from "./no-topics";
import { TopicRow } from "./topic-row";
import type { TopicsFilter } from "./topics-filter";
import { useCreatePost } from "./parts/use-create-post";
import type { TopicList } from "./use-topic-list";

type Props = {
  list: TopicList;
  topics: TopicView[];
  filter: TopicsFilter;
  rowsRef: RefObject<HTMLUListElement | null>;
  focus: ListFocus;
  /** Removes or restores a topic. */
  onRemoveOrRestore: (topic: TopicView) => void;
  onAdd: () => void;
  announce: (text: string) => void;
};

/** The rows of a filter, or an error, skeleton or empty state, and the button for the next page. */
export function TopicRows({
  list,
  topics,
  filter,
  rowsRef,
  focus,
  onRemoveOrRestore,
  onAdd,
  announce,
}: Props) {
  const { t } = useT("topics");
  const failure = useStickyError(list);
  const now = useNow(30_000);
  const post = useCreatePost();
  const loadMore = useLoadMore({
    list,
    length: topics.length,
    focus,
    onLoaded: (count) => announce(t("loaded", { count })),
  });
  if (failure !== null) return <LoadError title={t("failedTo.load")} query={list} error={failure} />;
  if (!list.data) return <TopicRowsSkeleton />;
  return (
    <>
      {topics.length > 0 && (
        <ul ref={rowsRef} className="divide-y divide-border border-y border-border">
          {topics.map((topic) => (
            <TopicRow
              key={topic.id}
              topic={topic}
              filter={filter}
              now={now}
              creating={post.topicId === topic.id}
              onCreate={() => void post.create(topic)}
              onRemoveOrRestore={(row) => {
                focus.focusNeighbour(row);
                onRemoveOrRestore(topic);
              }}
            />
          ))}
        </ul>
      )}
      {topics.length === 0 && !list.hasNextPage && <NoTopics filter={filter} onAdd={onAdd} />}
      <LoadMore list={list} label={t("loadMore")} failed={t("failedTo.load")} onClick={loadMore} />
    </>
  );
}

/** Six placeholder rows. */
function TopicRowsSkeleton() {
  const { t } = useT("common");
  return (
    <div role="status" aria-label={t("loading")} className="grid gap-2">
      {[0, 1, 2, 3, 4, 5].map((row) => (
        <Skeleton key={row} className="h-20" />
      ))}
    </div>
  );
}
