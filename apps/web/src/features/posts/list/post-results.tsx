import type { ListedPost } from "@takt/domain/posts/model/post-view";
import { Button } from "@takt/ui/button";
import { createLazyPart } from "@takt/ui/lazy-part";
import { Skeleton } from "@takt/ui/skeleton";
import { useRef, useState } from "react";
import { useCan } from "~/features/shared/use-can";
import { useT } from "~/i18n/use-t";
import { LoadMore } from "~/features/shared/list/load-more";
import { LoadError } from "~/features/shared/load-error";
import { usePostActions } from "../parts/actions/use-post-actions";
import type { ListState } from "./list-state";
import { NoPosts } from "./no-posts";
import { PostTable } from "./post-table";
import { extendSelection, NO_SELECTION, toggleSelected } from "./selection";
import type { usePostList } from "./use-post-list";

/** The keys of the list and what is done with selected posts. */
const tools = createLazyPart(() => import("./bulk/list-tools"));

type Props = {
  list: ReturnType<typeof usePostList>;
  posts: ListedPost[];
  state: ListState;
  /** Takes search, label and whose posts they are away. */
  onClear: () => void;
};

/** The posts of a filter, or its empty or error state. */
export function PostResults({ list, posts, state, onClear }: Props) {
  const { t } = useT("posts");
  const { run, mutations, dialogs } = usePostActions();
  const [selection, setSelection] = useState(NO_SELECTION);
  const [isSelecting, setSelecting] = useState(false);
  const isSelectable = useCan()("posts.publish") && state.status !== "deleted";
  const table = useRef<HTMLDivElement>(null);
  const part = tools.usePart(selection.ids.size > 0);
  if (list.isPending) return <ListSkeleton />;
  if (list.isError && posts.length === 0)
    return <LoadError title={t("list.loadFailed")} text={t("list.loadFailedText")} query={list} />;
  const select = (id: string, extend: boolean) =>
    setSelection((now) =>
      extend
        ? extendSelection(
            now,
            posts.map((post) => post.id),
            id,
          )
        : toggleSelected(now, id),
    );
  return (
    <>
      {state.status === "deleted" && posts.length > 0 && (
        <p className="text-muted-fg">{t("list.deletedNote")}</p>
      )}
      {posts.length === 0 ? (
        <NoPosts state={state} onClear={onClear} />
      ) : (
        <div className={list.isPlaceholderData ? "opacity-60 transition-opacity" : undefined}>
          {isSelectable && (
            // With a mouse the box of a row is under the pointer.
            <Button
              variant="ghost"
              aria-pressed={isSelecting}
              className="mb-2 hidden pointer-coarse:inline-flex"
              onClick={() => setSelecting(!isSelecting)}
            >
              {t("list.selectPosts")}
            </Button>
          )}
          <PostTable
            ref={table}
            posts={posts}
            state={state}
            mutations={mutations}
            onAction={run}
            selected={selection.ids}
            isSelectable={isSelectable}
            isSelecting={isSelecting || selection.ids.size > 0}
            onSelect={select}
          />
        </div>
      )}
      <LoadMore
        list={list}
        label={t("list.loadMore")}
        failed={t("list.loadFailed")}
        onClick={() => void list.fetchNextPage()}
      />
      {part && (
        <part.ListTools
          key={`${state.status} ${state.label} ${state.whose}`}
          table={table}
          posts={state.status === "deleted" ? [] : posts}
          isSelectable={isSelectable}
          selection={selection}
          onChange={setSelection}
          onAction={run}
        />
      )}
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
        <Skeleton key={row} className="h-10" />
      ))}
    </div>
  );
}
