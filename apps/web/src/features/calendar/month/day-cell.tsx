import type { CalendarPost } from "@takt/domain/posts/model/post-view";
import { cn } from "@takt/ui/cn";
import { Plus } from "lucide-react";
import { useRef, useState } from "react";
import { useCan } from "~/features/shared/use-can";
import { useT } from "~/i18n/use-t";
import { wallIn } from "~/features/shared/time/wall-clock";
import { useLocale } from "~/features/shared/use-locale";
import { useMe } from "~/features/shared/use-me";
import type { DragItem } from "../parts/move/drag-item";
import { useDropTarget } from "../parts/move/use-drag";
import type { MoveTo } from "../parts/move/use-move";
import { MorePosts } from "./more-posts";
import type { Day } from "./month";
import { longDay } from "~/features/shared/time/day-names";
import { PostChip } from "./post-chip";

type Props = {
  day: Day;
  inMonth: boolean;
  today: Day;
  posts: CalendarPost[];
  /** The number of further posts on this day. */
  unlisted: number;
  /** Whether the day is the grid's tab stop. */
  isCurrent: boolean;
  expanded: boolean;
  onExpand: (open: boolean) => void;
  onFocus: () => void;
  onOpen: (post: CalendarPost) => void;
  onNew: () => void;
  slots: readonly { wall: string }[];
  moveTo: MoveTo;
};

/** For a draft on a day without a free slot. */
const MORNING = "09:00";
/** Further posts are behind "n more". */
const MAX_SHOWN = 3;

/** One day of the month with its posts. */
export function DayCell(props: Props) {
  const {
    day,
    inMonth,
    today,
    posts,
    unlisted,
    isCurrent,
    expanded,
    onExpand,
    onFocus,
    onOpen,
    onNew,
    slots,
    moveTo,
  } = props;
  const { t } = useT("calendar");
  const name = longDay(day, useLocale());
  // With too many posts, "n more" takes the place of the last chip.
  const shown = posts.length > MAX_SHOWN ? posts.slice(0, MAX_SHOWN - 1) : posts;
  const tabIndex = isCurrent ? 0 : -1;
  const canWrite = useCan()("drafts.write");
  const { zone } = useMe();
  const ref = useRef<HTMLDivElement>(null);
  const [isOver, setIsOver] = useState(false);
  useDropTarget(ref, {
    onOver: (drag) => setIsOver(drag !== null),
    onDrop: ({ item }) => moveTo(item, wallOn(day, item, slots, zone)),
  });
  return (
    <div
      ref={ref}
      role="gridcell"
      data-day={day}
      aria-label={t("day", { day: name, count: posts.length + unlisted })}
      aria-current={day === today ? "date" : undefined}
      tabIndex={tabIndex}
      onFocus={onFocus}
      className={cn(
        "group relative grid min-h-28 min-w-0 content-start gap-1 p-1.5 not-last:border-e not-last:border-border",
        "focus-visible:z-10 focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-ring",
        !inMonth && "bg-sunk",
        isOver && "bg-secondary-soft",
      )}
    >
      <div className="flex h-6 items-center justify-between">
        <span
          className={cn(
            "grid h-6 min-w-6 place-items-center rounded-full px-1 text-caption tabular-nums",
            inMonth ? "text-foreground" : "text-muted-fg",
            day === today && "bg-primary font-semibold text-primary-fg",
          )}
        >
          {Number(day.slice(8))}
        </span>
        {canWrite && day >= today && (
          <button
            type="button"
            tabIndex={-1}
            aria-label={t("newOn", { day: name })}
            onClick={onNew}
            className="grid size-6 cursor-pointer place-items-center rounded-md text-muted-fg opacity-0 group-hover:opacity-100 group-focus-within:opacity-100 hover:bg-surface-2 hover:text-foreground"
          >
            <Plus aria-hidden className="size-4" />
          </button>
        )}
      </div>
      {shown.map((post) => (
        <PostChip key={post.id} post={post} tabIndex={tabIndex} onOpen={() => onOpen(post)} />
      ))}
      <MorePosts
        day={day}
        posts={posts}
        hidden={posts.length - shown.length + unlisted}
        unlisted={unlisted}
        tabIndex={tabIndex}
        open={expanded}
        onOpenChange={onExpand}
        onOpen={onOpen}
      />
    </div>
  );
}

/** When something goes out that is dropped on a day: a post at its time, a draft in the first free slot, or in the morning. */
function wallOn(day: Day, item: DragItem, slots: readonly { wall: string }[], zone: string): string {
  if (item.kind === "post") return `${day}T${wallIn(item.post.scheduledAt, zone).slice(11)}`;
  return slots[0]?.wall ?? `${day}T${MORNING}`;
}
