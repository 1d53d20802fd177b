import { cn } from "@takt/ui/cn";
import { Skeleton } from "@takt/ui/skeleton";
import { Check, Clock } from "lucide-react";
import { useT } from "~/i18n/use-t";
import { trpc, type RouterOutputs } from "~/trpc/react";
import { LocaleLink } from "../shared/locale-link";
import { QueryCard } from "../shared/query-card";
import { useLocale } from "../shared/use-locale";
import { longDay, shortWeekday, dayState } from "./day-names";
import { refreshInterval } from "./refresh-interval";

type WeekDay = RouterOutputs["posts"]["week"]["days"][number];

const DOTS = {
  planned: "bg-secondary text-secondary-fg",
  published: "bg-primary text-primary-fg",
  empty: "border-2 border-dashed border-border-strong",
} as const;

/** The current week with a dot per day: planned, published, or empty. */
export function WeekStrip({ className }: { className?: string }) {
  const { t } = useT("dashboard");
  const query = trpc.posts.week.useQuery(undefined, { refetchInterval: refreshInterval });
  return (
    <QueryCard
      title={t("week.title")}
      query={query}
      failed={t("week.failed")}
      skeleton={<Skeleton className="h-28 rounded-xl" />}
      className={className}
      aside={() => (
        <LocaleLink
          href="/app/content/calendar"
          className="inline-flex min-h-6 items-center text-caption link"
        >
          {t("week.calendar")}
        </LocaleLink>
      )}
    >
      {({ today, days }) => (
        <div className="grid gap-4">
          <ol className="grid grid-cols-7 gap-1">
            {days.map((day) => (
              <DayDot key={day.day} day={day} today={day.day === today} />
            ))}
          </ol>
          {/* The visual legend; each day has a text for screen readers. */}
          <p aria-hidden className="flex flex-wrap gap-x-4 gap-y-1 text-xs text-muted-fg">
            {(["planned", "published", "empty"] as const).map((state) => (
              <span key={state} className="inline-flex items-center gap-1.5">
                <span className={cn("size-2.5 rounded-full", DOTS[state])} />
                {t(`week.states.${state}`)}
              </span>
            ))}
          </p>
        </div>
      )}
    </QueryCard>
  );
}

function DayDot({ day, today }: { day: WeekDay; today: boolean }) {
  const { t } = useT("dashboard");
  const locale = useLocale();
  const state = dayState(day);
  const summary = [
    day.planned > 0 && t("week.planned", { count: day.planned }),
    day.published > 0 && t("week.published", { count: day.published }),
  ].filter((part) => part !== false);
  return (
    <li
      aria-current={today ? "date" : undefined}
      data-state={state}
      className="grid min-w-0 justify-items-center gap-1.5"
    >
      <span className="sr-only">
        {longDay(day.day, locale)}: {summary.length > 0 ? summary.join(", ") : t("week.nothing")}
      </span>
      <span aria-hidden className={cn("text-xs text-muted-fg", today && "font-semibold text-foreground")}>
        {shortWeekday(day.day, locale)}
      </span>
      <span aria-hidden className={cn("grid size-8 place-items-center rounded-full", DOTS[state])}>
        {state === "planned" && <Clock className="size-4" />}
        {state === "published" && <Check className="size-4" />}
      </span>
      <span
        aria-hidden
        className={cn(
          "min-w-6 rounded-md px-1 text-center text-xs tabular-nums",
          today ? "bg-foreground font-semibold text-background" : "text-muted-fg",
        )}
      >
        {Number(day.day.slice(8))}
      </span>
    </li>
  );
}
