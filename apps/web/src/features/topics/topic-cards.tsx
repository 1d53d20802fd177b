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
import { TopicCard } from "./topic-card";
import type { TopicsFilter } from "./topics-filter";
import { useCreatePost } from "./use-create-post";
import type { TopicList } from "./use-topic-list";

/** The grid of a list of cards. */
const TOPIC_CARDS_GRID = "grid gap-3 md:grid-cols-2 xl:grid-cols-3";

type Props = {
  list: TopicList;
  topics: TopicView[];
  filter: TopicsFilter;
  cardsRef: RefObject<HTMLUListElement | null>;
  focus: ListFocus;
  /** Removes or restores a topic. */
  onRemoveOrRestore: (topic: TopicView) => void;
  onAdd: () => void;
  announce: (text: string) => void;
};

/** The cards of a filter, or an error, skeleton or empty state, and the button for the next page. */
export function TopicCards({
  list,
  topics,
  filter,
  cardsRef,
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
  if (!list.data) return <TopicCardsSkeleton />;
  return (
    <>
      {topics.length > 0 && (
        <ul ref={cardsRef} className={TOPIC_CARDS_GRID}>
          {topics.map((topic) => (
            <TopicCard
              key={topic.id}
              topic={topic}
              filter={filter}
              now={now}
              creating={post.topicId === topic.id}
              onCreate={() => void post.create(topic)}
              onRemoveOrRestore={(card) => {
                focus.focusNeighbour(card);
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

/** Six placeholder cards. */
function TopicCardsSkeleton() {
  const { t } = useT("common");
  return (
    <div role="status" aria-label={t("loading")} className={TOPIC_CARDS_GRID}>
      {[0, 1, 2, 3, 4, 5].map((card) => (
        <Skeleton key={card} className="h-44 rounded-xl" />
      ))}
    </div>
  );
}
