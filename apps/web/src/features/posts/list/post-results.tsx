import type { PostSummary } from "@takt/domain/posts/model/post-view";
import { Skeleton } from "@takt/ui/skeleton";
import { useT } from "~/i18n/use-t";
import { LoadMore } from "~/features/shared/list/load-more";
import { LoadError } from "~/features/shared/load-error";
import { usePostActions } from "../parts/actions/use-post-actions";
import type { ListState } from "./list-state";
import { NoPosts } from "./no-posts";
import { PostTable } from "./post-table";
import type { usePostList } from "./use-post-list";

type Props = {
  list: ReturnType<typeof usePostList>;
  posts: PostSummary[];
  state: ListState;
  onClearSearch: () => void;
};

/** The posts of a filter, or its empty or error state. */
export function PostResults({ list, posts, state, onClearSearch }: Props) {
  const { t } = useT("posts");
  const { run, mutations, dialogs } = usePostActions();
  if (list.isPending) return <ListSkeleton />;
  if (list.isError && posts.length === 0)
    return <LoadError title={t("list.loadFailed")} text={t("list.loadFailedText")} query={list} />;
  return (
    <>
      {state.status === "deleted" && posts.length > 0 && (
        <p className="text-muted-fg">{t("list.deletedNote")}</p>
      )}
      {posts.length === 0 ? (
        <NoPosts state={state} onClearSearch={onClearSearch} />
      ) : (
        <div className={list.isPlaceholderData ? "opacity-60 transition-opacity" : undefined}>
          <PostTable posts={posts} mutations={mutations} onAction={run} />
        </div>
      )}
      <LoadMore
        list={list}
        label={t("list.loadMore")}
        failed={t("list.loadFailed")}
        onClick={() => void list.fetchNextPage()}
      />
      {dialogs}
    </>
  );
}

/** A skeleton of the rows. */
function ListSkeleton() {
  const { t } = useT("common");
  return (
    <div role="status" aria-label={t("loading")} className="grid gap-2">
      {[0, 1, 2, 3].map((row) => (
        <Skeleton key={row} className="h-16 rounded-xl" />
      ))}
    </div>
  );
}
