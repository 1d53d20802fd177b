import { dayIn } from "@takt/domain/shared/day-in";
import { addDays } from "@takt/domain/shared/day-steps";
import { cn } from "@takt/ui/cn";
import { focusRing } from "@takt/ui/control-style";
import { Skeleton } from "@takt/ui/skeleton";
import { useT } from "~/i18n/use-t";
import { trpc } from "~/trpc/react";
import { useMove } from "~/features/calendar/parts/move/use-move";
import { MARK_TONES } from "~/features/posts/parts/day-marks";
import { LocaleLink } from "~/features/shared/locale-link";
import { useOffDays } from "~/features/slots/parts/use-off-days";
import { QueryCard } from "~/features/shared/query-card";
import { useCan } from "~/features/shared/use-can";
import { useMe } from "~/features/shared/use-me";
import { DAYS_SHOWN } from "./coming-week-range";
import { useComingWeek } from "./use-coming-week";
import { useWeekKeys } from "./use-week-keys";
import { WeekDay } from "./week-day";

const NO_SLOTS: { wall: string }[] = [];

/** Today and the next six days: each with its ruler, its posts, and a way to write for it. A post moves by dragging and by key. */
export function ComingWeek({ now }: { now: Date }) {
  const { t } = useT("today");
  const { zone } = useMe();
  const { today, range, ...query } = useComingWeek(now);
  const posts = (query.data?.posts ?? []).filter(({ status }) => status !== "cancelled");
  const planned = posts.filter(({ status }) => MARK_TONES[status] === "planned").length;
  const more = new Map(query.data?.more.map(({ day, count }) => [day, count]));
  const canWrite = useCan()("drafts.write");
  const { data: free = [] } = trpc.slots.free.useQuery(range);
  // Those who do not write here plan for no slot.
  const open = canWrite ? free : NO_SLOTS;
  const days = Array.from({ length: DAYS_SHOWN }, (_, n) => addDays(today, n));
  const isOff = useOffDays();
  const { moveTo, dialog } = useMove(range);
  const { list, handlers, onMoveKey } = useWeekKeys({ days, slots: open.map(({ wall }) => wall), moveTo });
  return (
    <>
      <QueryCard
        shape="section"
        title={t("week.title")}
        query={query}
        failed={t("week.failed")}
        skeleton={<Skeleton className="h-48 rounded-xl" />}
        aside={() => (
          <>
            {(planned > 0 || open.length > 0) && (
              <span className="text-muted-fg tabular-nums">
                {t("week.planned", { count: planned })}
                {open.length > 0 && `, ${t("week.openSlots", { count: open.length })}`}
              </span>
            )}
            <LocaleLink
              href="/app/content/calendar"
              className={cn("ms-auto rounded-sm text-muted-fg hover:text-foreground", focusRing)}
            >
              {t("week.calendar")}
            </LocaleLink>
          </>
        )}
      >
        {() => (
          <ol
            ref={list}
            {...handlers}
            className="grid overflow-hidden rounded-xl border border-border bg-surface max-sm:divide-y max-sm:divide-border sm:grid-cols-7 sm:divide-x sm:divide-border"
          >
            {days.map((day) => (
              <WeekDay
                key={day}
                day={day}
                today={day === today}
                isOff={isOff(day)}
                posts={posts.filter(({ scheduledAt }) => dayIn(scheduledAt, zone) === day)}
                open={open.filter(({ wall }) => wall.startsWith(day)).map(({ wall }) => wall)}
                more={more.get(day) ?? 0}
                now={now}
                moveTo={moveTo}
                onMoveKey={onMoveKey}
              />
            ))}
          </ol>
        )}
      </QueryCard>
      {dialog}
    </>
  );
}
