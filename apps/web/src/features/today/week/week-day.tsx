import type { CalendarPost } from "@takt/domain/posts/model/post-view";
import { dayIn, type Day } from "@takt/domain/shared/day-in";
import { cn } from "@takt/ui/cn";
import { DayRuler } from "@takt/ui/day-ruler";
import { useRef, useState } from "react";
import { useT } from "~/i18n/use-t";
import type { Drag } from "~/features/calendar/parts/move/drag-item";
import { useDropTarget } from "~/features/calendar/parts/move/use-drag";
import type { MovePlanned } from "~/features/calendar/parts/move/use-move";
import { dayMarks, MARK_TONES } from "~/features/posts/parts/day-marks";
import { longDay, weekdayName } from "~/features/shared/time/day-names";
import { shareOfDay, wallIn } from "~/features/shared/time/wall-clock";
import { useCan } from "~/features/shared/use-can";
import { useLocale } from "~/features/shared/use-locale";
import { useMe } from "~/features/shared/use-me";
import { PlanLink } from "./plan-link";
import type { OnMoveKey } from "./use-week-keys";
import { WeekPost } from "./week-post";

type Props = {
  day: Day;
  today: boolean;
  /** A day of the weekend without slots. */
  isOff: boolean;
  posts: CalendarPost[];
  /** Wall times of slots that no post occupies. */
  open: string[];
  more: number;
  now: Date;
  moveTo: MovePlanned;
  onMoveKey: OnMoveKey;
};

/** One day with its ruler, its posts and its free slots: a post that is dropped on it keeps its time. */
export function WeekDay({ day, today, isOff, posts, open, more, now, moveTo, onMoveKey }: Props) {
  const { t } = useT("today");
  const locale = useLocale();
  const { zone } = useMe();
  const canWrite = useCan()("drafts.write");
  const marks = dayMarks(posts, zone);
  if (today) marks.push({ at: shareOfDay(now, zone), tone: "now" });
  const isFree = posts.length === 0;
  const ref = useRef<HTMLLIElement>(null);
  const [isOver, setIsOver] = useState(false);
  const isElsewhere = ({ item }: Drag) => item.kind === "post" && dayIn(item.post.scheduledAt, zone) !== day;
  useDropTarget(ref, {
    accepts: isElsewhere,
    onOver: (drag) => setIsOver(drag !== null),
    onDrop: ({ item }) => {
      if (item.kind === "post") moveTo(item, `${day}T${wallIn(item.post.scheduledAt, zone).slice(11)}`);
    },
  });
  return (
    <li
      ref={ref}
      aria-current={today ? "date" : undefined}
      data-day={day}
      className={cn(
        "min-w-0 p-2 max-sm:flex max-sm:gap-3 max-sm:p-3 sm:min-h-44",
        today && "bg-sunk",
        isOff && "sm:hatched",
        isOver && "bg-secondary-soft",
        !today && isFree && open.length === 0 && "max-sm:hidden",
      )}
    >
      <p className="grid shrink-0 content-start text-xs text-muted-fg max-sm:w-9 sm:mb-1.5 sm:flex sm:items-baseline sm:gap-1.5 sm:px-0.5">
        <span className="sr-only">{longDay(day, locale)}</span>
        <span aria-hidden>{weekdayName(day, locale, "short")}</span>
        <span
          aria-hidden
          className={cn(
            "font-semibold text-foreground tabular-nums max-sm:text-lg/6 sm:text-caption",
            today &&
              "min-w-5.5 rounded-full bg-primary px-1.5 text-center text-primary-fg max-sm:justify-self-start",
          )}
        >
          {Number(day.slice(8))}
        </span>
      </p>
      <DayRuler marks={marks} className="-mx-2 mb-2 max-sm:hidden" />
      <div className="@container grid min-w-0 flex-1 grid-cols-1 gap-1.5">
        {posts.map((post) => (
          <WeekPost key={post.id} post={post} onMoveKey={onMoveKey} />
        ))}
        {more > 0 && <p className="px-0.5 text-xs text-muted-fg">{t("week.more", { count: more })}</p>}
        {isFree && <span className="sr-only">{t("week.nothing")}</span>}
        {canWrite && open.map((wall) => <PlanLink key={wall} wall={wall} moveTo={moveTo} />)}
        {canWrite && open.length === 0 && !today && <PlanLink wall={day} moveTo={moveTo} />}
        {today && open.length === 0 && !posts.some(({ status }) => MARK_TONES[status] === "planned") && (
          <p className="px-0.5 py-1 text-xs text-muted-fg">{t("week.nothingMore")}</p>
        )}
      </div>
    </li>
  );
}
