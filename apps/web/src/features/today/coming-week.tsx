import type { CalendarPost } from "@takt/domain/posts/model/post-view";
import { dayIn, type Day } from "@takt/domain/shared/day-in";
import { addDays } from "@takt/domain/shared/day-steps";
import { DayRuler } from "@takt/ui/day-ruler";
import { cn } from "@takt/ui/cn";
import { focusRing } from "@takt/ui/control-style";
import { Skeleton } from "@takt/ui/skeleton";
import { Plus } from "lucide-react";
import { useT } from "~/i18n/use-t";
import { trpc } from "~/trpc/react";
import { dayMarks, MARK_TONES } from "../posts/parts/day-marks";
import { LocaleLink } from "../shared/locale-link";
import { QueryCard } from "../shared/query-card";
import { useClock } from "../shared/time/use-clock";
import { shareOfDay } from "../shared/time/wall-clock";
import { useLocale } from "../shared/use-locale";
import { useMe } from "../shared/use-me";
import { DAYS_SHOWN } from "./coming-week-range";
import { longDay, weekdayName } from "../shared/time/day-names";
import { useComingWeek } from "./use-coming-week";
import { WeekPost } from "./week-post";

/** Today and the next six days: each with its ruler, its posts, and a way to write for it. */
export function ComingWeek({ now }: { now: Date }) {
  const { t } = useT("today");
  const { zone } = useMe();
  const { today, range, ...query } = useComingWeek(now);
  const posts = (query.data?.posts ?? []).filter(({ status }) => status !== "cancelled");
  const planned = posts.filter(({ status }) => MARK_TONES[status] === "planned").length;
  const more = new Map(query.data?.more.map(({ day, count }) => [day, count]));
  const { data: open = [] } = trpc.slots.free.useQuery(range);
  const days = Array.from({ length: DAYS_SHOWN }, (_, n) => addDays(today, n));
  return (
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
        <ol className="grid overflow-hidden rounded-xl border border-border bg-surface max-sm:divide-y max-sm:divide-border sm:grid-cols-7 sm:divide-x sm:divide-border">
          {days.map((day) => (
            <WeekDay
              key={day}
              day={day}
              today={day === today}
              posts={posts.filter(({ scheduledAt }) => dayIn(scheduledAt, zone) === day)}
              open={open.filter(({ wall }) => wall.startsWith(day)).map(({ wall }) => wall)}
              more={more.get(day) ?? 0}
              now={now}
            />
          ))}
        </ol>
      )}
    </QueryCard>
  );
}

type DayProps = {
  day: Day;
  today: boolean;
  posts: CalendarPost[];
  /** Wall times of slots that no post occupies. */
  open: string[];
  more: number;
  now: Date;
};

function WeekDay({ day, today, posts, open, more, now }: DayProps) {
  const { t } = useT("today");
  const locale = useLocale();
  const { zone } = useMe();
  const marks = dayMarks(posts, zone);
  if (today) marks.push({ at: shareOfDay(now, zone), tone: "now" });
  const isFree = posts.length === 0;
  return (
    <li
      aria-current={today ? "date" : undefined}
      data-day={day}
      className={cn(
        "min-w-0 p-2 max-sm:flex max-sm:gap-3 max-sm:p-3 sm:min-h-44",
        today && "bg-sunk",
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
      <div className="grid min-w-0 flex-1 gap-1.5">
        {posts.map((post) => (
          <WeekPost key={post.id} post={post} />
        ))}
        {more > 0 && <p className="px-0.5 text-xs text-muted-fg">{t("week.more", { count: more })}</p>}
        {isFree && <span className="sr-only">{t("week.nothing")}</span>}
        {open.map((wall) => (
          <PlanLink key={wall} wall={wall} />
        ))}
        {open.length === 0 && !today && <PlanLink wall={day} />}
        {today && open.length === 0 && !posts.some(({ status }) => MARK_TONES[status] === "planned") && (
          <p className="px-0.5 py-1 text-xs text-muted-fg">{t("week.nothingMore")}</p>
        )}
      </div>
    </li>
  );
}

/** Leads to a new post for a day (YYYY-MM-DD) or a slot (YYYY-MM-DDTHH:mm). */
function PlanLink({ wall }: { wall: string }) {
  const { t } = useT("today");
  const locale = useLocale();
  const clock = useClock();
  const [day = "", time] = wall.split("T");
  const name = longDay(day, locale);
  return (
    <LocaleLink
      href={`/app/content/create?day=${wall}`}
      aria-label={t("week.write", { day: time ? `${name}, ${clock.wallTime(time)}` : name })}
      className={cn(
        "flex min-h-7 items-center gap-1 rounded-lg border border-dashed border-border-button px-1.5 text-xs whitespace-nowrap text-muted-fg tabular-nums transition-colors",
        "hover:border-primary hover:text-primary-text pointer-coarse:min-h-11",
        focusRing,
      )}
    >
      <Plus aria-hidden className="size-3.5 shrink-0" />
      {time ? t("week.open", { time: clock.wallTime(time) }) : t("week.plan")}
    </LocaleLink>
  );
}
