import type { StatusDay } from "@takt/domain/health/model/status-part";
import { cn } from "@takt/ui/cn";
import { getT } from "~/i18n/server";
import { dayState, type DayState } from "./day-state";

/** States differ in height as well as in colour. */
const BAR: Record<DayState, string> = {
  ok: "h-4 bg-primary",
  degraded: "h-6 bg-warning",
  down: "h-8 bg-danger",
  unknown: "h-1 bg-border-strong",
};

/** A bar a day, as one picture; the days with disruptions are listed below it on the page. */
export async function DayBars({ days }: { days: readonly StatusDay[] }) {
  const { t } = await getT("status");
  const states = days.map(dayState);
  const label = t("bars", {
    count: days.length,
    measured: states.filter((state) => state !== "unknown").length,
    troubled: states.filter((state) => state === "degraded" || state === "down").length,
  });
  return (
    <div role="img" aria-label={label}>
      <div className="flex h-8 items-end gap-px">
        {days.map(({ day }, at) => (
          <span key={day} className={cn("min-w-0 flex-1 rounded-[1px]", BAR[states[at]!])} />
        ))}
      </div>
      <div className="mt-1 flex justify-between text-xs text-muted-fg">
        <span>{t("oldest", { count: days.length - 1 })}</span>
        <span>{t("today")}</span>
      </div>
    </div>
  );
}

export async function BarLegend() {
  const { t } = await getT("status");
  const states = Object.keys(BAR) as DayState[];
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-2 text-sm text-muted-fg">
      {states.map((state) => (
        <li key={state} className="flex h-8 items-end gap-2">
          <span aria-hidden className={cn("w-1.5 rounded-[1px]", BAR[state])} />
          {t(`legend.${state}`)}
        </li>
      ))}
    </ul>
  );
}
