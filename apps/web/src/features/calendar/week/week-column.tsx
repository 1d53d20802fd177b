import type { CalendarPost } from "@takt/domain/posts/model/post-view";
import type { Day } from "@takt/domain/shared/day-in";
import { cn } from "@takt/ui/cn";
import { useMemo, useRef, useState, type MouseEvent } from "react";
import { useT } from "~/i18n/use-t";
import { minutesIn, wallIn } from "~/features/shared/time/wall-clock";
import { useLocale } from "~/features/shared/use-locale";
import { useMe } from "~/features/shared/use-me";
import { longDay } from "~/features/shared/time/day-names";
import { MorePosts } from "../month/more-posts";
import type { Drag } from "../parts/move/drag-item";
import { dropTime } from "../parts/move/drop-time";
import { useDropTarget } from "../parts/move/use-drag";
import type { MoveTo } from "../parts/move/use-move";
import { CalendarCard } from "./calendar-card";
import { DropMark, GoodTint, NowLine } from "./column-marks";
import { dayItems } from "./day-items";
import { FreeSlot } from "./free-slot";
import type { GoodHours } from "./good-hours";
import { placeCards, type Placed } from "./place-cards";

type Props = {
  day: Day;
  now: Date | null;
  posts: readonly CalendarPost[];
  /** The number of further posts on this day. */
  unlisted: number;
  slots: readonly { wall: string }[];
  /** Whether no post is ever meant to go out on this day of the week. */
  isOff: boolean;
  secondZone: string | null;
  good: readonly GoodHours[];
  /** Whether the day is the grid's tab stop. */
  isCurrent: boolean;
  onFocus: () => void;
  onOpen: (post: CalendarPost) => void;
  onNew: (wall: string) => void;
  moveTo: MoveTo;
};

/** One day of the week on a scale of 24 hours, with its posts and free slots. Cards are dropped on it. */
export function WeekColumn(props: Props) {
  const {
    day,
    now,
    posts,
    unlisted,
    slots,
    isOff,
    secondZone,
    good,
    isCurrent,
    onFocus,
    onOpen,
    onNew,
    moveTo,
  } = props;
  const { t } = useT("calendar");
  const { zone } = useMe();
  const locale = useLocale();
  const ref = useRef<HTMLDivElement>(null);
  const [target, setTarget] = useState<string | null>(null);
  const placed = useMemo(() => placeCards(dayItems(posts, slots, zone)), [posts, slots, zone]);
  const times = slots.map(({ wall }) => wall.slice(11));
  const wallAt = ({ top, isFine }: Pick<Drag, "top" | "isFine">) =>
    dropTime({ day, minute: minuteAt(ref.current!, top), slots: times, isFine });
  useDropTarget(ref, {
    onOver: (drag) => setTarget(drag && wallAt(drag)),
    onDrop: (drag) => moveTo(drag.item, wallAt(drag)),
  });
  const nowWall = now && wallIn(now, zone);
  const onClick = ({ target: clicked, clientY, altKey }: MouseEvent) => {
    // Only on the empty surface; what lies on it has its own click.
    if (clicked !== ref.current) return;
    const wall = wallAt({ top: clientY, isFine: altKey });
    if (nowWall && wall > nowWall) onNew(wall);
  };
  const tabIndex = isCurrent ? 0 : -1;
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- N and Enter are the grid's keys for the same
    <div
      ref={ref}
      role="gridcell"
      data-day={day}
      tabIndex={tabIndex}
      aria-label={t("day", { day: longDay(day, locale), count: posts.length + unlisted })}
      aria-current={nowWall?.startsWith(day) ? "date" : undefined}
      onFocus={onFocus}
      onClick={onClick}
      className={cn(
        "relative min-w-0 border-s border-border",
        isOff ? "hour-lines-hatched" : "hour-lines",
        "focus-visible:z-10 focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-ring",
        nowWall && day < nowWall.slice(0, 10) && "bg-sunk",
        target !== null && "bg-secondary-soft",
      )}
    >
      {good.map(({ from, to }) => (
        <GoodTint key={from} from={from} to={to} />
      ))}
      {placed.map((one) => (
        <div key={keyOf(one)} className="absolute inset-x-0.5" style={box(one)}>
          {one.kind === "rest" ? (
            <RestOfCrowd day={day} posts={one.items.flatMap(toPost)} tabIndex={tabIndex} onOpen={onOpen} />
          ) : one.item.kind === "slot" ? (
            <FreeSlot wall={one.item.wall} tabIndex={tabIndex} />
          ) : (
            <CalendarCard
              post={one.item.post}
              size={one.size}
              tabIndex={tabIndex}
              secondZone={secondZone}
              onOpen={() => one.item.kind === "post" && onOpen(one.item.post)}
            />
          )}
        </div>
      ))}
      {now && nowWall?.startsWith(day) && <NowLine minute={minutesIn(now, zone)} />}
      {target !== null && <DropMark wall={target} />}
    </div>
  );
}

/** The posts of a crowd that have no card of their own. */
function RestOfCrowd(props: {
  day: Day;
  posts: CalendarPost[];
  tabIndex: number;
  onOpen: (post: CalendarPost) => void;
}) {
  const [open, setOpen] = useState(false);
  return <MorePosts {...props} hidden={props.posts.length} unlisted={0} open={open} onOpenChange={setOpen} />;
}

const box = ({ top, height }: { top: number; height: number }) => ({
  top: `${top.toFixed(3)}rem`,
  height: `${height}rem`,
});

type Item = ReturnType<typeof dayItems>[number];
const keyOf = (one: Placed<Item>) => (one.kind === "rest" ? `rest-${one.items[0]!.key}` : one.item.key);
const toPost = (item: Item) => (item.kind === "post" ? [item.post] : []);

/** The minute of the day at a height of the window. */
function minuteAt(column: HTMLElement, y: number): number {
  const { top, height } = column.getBoundingClientRect();
  return ((y - top) / height) * 1440;
}
