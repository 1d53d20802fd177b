import type { CalendarPost } from "@takt/domain/posts/model/post-view";
import type { Day } from "@takt/domain/shared/day-in";
import type { DayMark } from "@takt/ui/day-ruler";
import { cn } from "@takt/ui/cn";
import { focusRing } from "@takt/ui/control-style";
import { useT } from "~/i18n/use-t";
import { MARK_TONES } from "~/features/posts/parts/day-marks";
import { useLocale } from "~/features/shared/use-locale";
import { longDay, weekdayName } from "~/features/shared/time/day-names";

const MAX_DOTS = 3;
const DOTS: Record<DayMark["tone"], string> = {
  planned: "bg-secondary",
  out: "bg-primary",
  unclear: "bg-warning",
  failed: "bg-danger",
  now: "bg-danger",
};

type Props = {
  /** The seven days of the week. */
  days: readonly Day[];
  today: Day;
  posts: Map<Day, CalendarPost[]>;
};

/** The week on phones: each day with a dot for each of its first posts, as a way to the day in the list below. */
export function WeekStrip({ days, today, posts }: Props) {
  const { t } = useT("calendar");
  const locale = useLocale();
  return (
    <ul
      aria-label={t("weekStrip")}
      className="-mx-4 grid grid-cols-7 border-b border-border px-2 pb-2 sm:hidden"
    >
      {days.map((day) => {
        const on = posts.get(day) ?? [];
        const tones = on.flatMap(({ status }) => MARK_TONES[status] ?? []).slice(0, MAX_DOTS);
        return (
          <li key={day} className="grid">
            <button
              type="button"
              aria-label={t("day", { day: longDay(day, locale), count: on.length })}
              aria-current={day === today ? "date" : undefined}
              onClick={() => showDay(day)}
              className={cn("grid min-h-11 justify-items-center gap-0.5 rounded-lg py-1", focusRing)}
            >
              <span aria-hidden className="text-xs text-muted-fg">
                {weekdayName(day, locale, "narrow")}
              </span>
              <span
                aria-hidden
                className={cn(
                  "grid size-[min(2rem,12vw)] place-items-center rounded-full text-base/6 font-semibold tabular-nums",
                  day === today && "bg-primary text-primary-fg",
                )}
              >
                {Number(day.slice(8))}
              </span>
              <span aria-hidden className="flex h-1.5 gap-0.5">
                {tones.map((tone, n) => (
                  <span key={n} className={cn("size-1.5 rounded-full", DOTS[tone])} />
                ))}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** Scrolls to a day of the list, or to the one after it that has something. */
function showDay(day: Day): void {
  const listed = [...document.querySelectorAll<HTMLElement>("[data-listed]")];
  const found = listed.find((item) => (item.dataset["listed"] ?? "") >= day) ?? listed.at(-1);
  const motion = matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth";
  found?.scrollIntoView({ block: "start", behavior: motion });
}
