import type { ListedPost } from "@takt/domain/posts/model/post-view";
import { cn } from "@takt/ui/cn";
import type { RefObject } from "react";
import { groupByDay } from "~/features/shared/list/group-by-day";
import { useT } from "~/i18n/use-t";
import { useClock } from "~/features/shared/time/use-clock";
import type { PostAction } from "../parts/actions/post-actions";
import type { PostMutations } from "../parts/actions/use-post-mutations";
import { groupTime, isOrderedByTime } from "./group-time";
import type { ListState } from "./list-state";
import { PostRow } from "./post-row";

type Props = {
  posts: readonly ListedPost[];
  state: ListState;
  mutations: PostMutations;
  onAction: (action: PostAction, post: ListedPost) => void;
  selected: ReadonlySet<string>;
  /** Whether posts are selected, which is for those who may do something with several. */
  isSelectable: boolean;
  /** Whether the boxes of all rows are shown. */
  isSelecting: boolean;
  onSelect: (id: string, extend: boolean) => void;
  ref: RefObject<HTMLDivElement | null>;
};

/** The posts by day. Lines where there is room for them, two lines a post where there is not; roles instead of table elements keep the semantics in both. */
export function PostTable({
  posts,
  state,
  mutations,
  onAction,
  selected,
  isSelectable,
  isSelecting,
  onSelect,
  ref,
}: Props) {
  const { t } = useT("posts");
  const { day: toDay } = useClock();
  const hasTimes = isOrderedByTime(state);
  const groups = groupByDay(posts, (post) => toDay(groupTime(post, state)));
  return (
    <div
      ref={ref}
      role="table"
      aria-label={t("list.title")}
      data-selecting={isSelecting || undefined}
      className={cn("group/list @container grid gap-3", hasTimes ? "[--when:5.5rem]" : "[--when:12.5rem]")}
    >
      {groups.map(({ day, items }, index) => (
        <div key={`${day} ${index}`} role="rowgroup">
          <div role="row" className="border-b border-border pb-1.5">
            <span role="rowheader" className="text-caption font-medium text-muted-fg tabular-nums">
              {day}
            </span>
          </div>
          {items.map((post) => (
            <PostRow
              key={post.id}
              post={post}
              day={day}
              mutations={mutations}
              onAction={(action) => onAction(action, post)}
              isSelected={isSelectable ? selected.has(post.id) : null}
              onSelect={(extend) => onSelect(post.id, extend)}
            />
          ))}
        </div>
      ))}
    </div>
  );
}
