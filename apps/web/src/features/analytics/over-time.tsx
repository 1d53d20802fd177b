import { KEY_METRICS, type KeyMetric } from "@takt/domain/analytics/model/key-metric-value";
import { useT } from "~/i18n/use-t";
import { useId, useState } from "react";
import { textControl } from "@takt/ui/control-style";
import { cn } from "@takt/ui/cn";
import type { RouterOutputs } from "~/trpc/react";
import { ChartSection } from "./chart-section";
import { LineChart, type LinePoint } from "./line-chart";
import { useDays, useNumbers } from "./parts/use-numbers";

type Analytics = RouterOutputs["analytics"]["get"];

/** A metric over the days of the range. */
export function OverTime({ analytics }: { analytics: Analytics }) {
  const { t } = useT("analytics");
  const { whole } = useNumbers();
  const { long } = useDays();
  const id = useId();
  const known = KEY_METRICS.filter((metric) =>
    analytics.days.some(({ values }) => typeof values[metric] === "number"),
  );
  const [chosen, setChosen] = useState<KeyMetric>("impressions");
  const metric = known.includes(chosen) ? chosen : (known[0] ?? chosen);
  const points = toPoints(analytics.days, metric);
  const table = {
    columns: [t("chart.day"), ...known.map((one) => t(`metrics.${one}`))],
    rows: analytics.days.map(({ day, values }) => ({
      head: day,
      cells: known.map((one) => values[one] ?? null),
    })),
  };
  return (
    <ChartSection
      title={t("overTime.title")}
      text={t("overTime.text")}
      file={`takt-days-${analytics.range.from}-${analytics.range.to}`}
      table={table}
      format={(value) => (typeof value === "string" ? value : whole(value))}
      points={points.map(({ day, value }) => t("chart.point", { label: long(day), value: whole(value) }))}
      choice={
        known.length > 0 && (
          <p className="flex flex-wrap items-center gap-2 text-sm">
            <span className="hidden font-medium print:block">{t(`metrics.${metric}`)}</span>
            <label htmlFor={id} className="text-caption text-muted-fg print:hidden">
              {t("chart.metric")}
            </label>
            <select
              id={id}
              value={metric}
              onChange={({ target }) => setChosen(target.value as KeyMetric)}
              className={cn(textControl, "h-8 w-auto pointer-coarse:h-11 print:hidden")}
            >
              {known.map((one) => (
                <option key={one} value={one}>
                  {t(`metrics.${one}`)}
                </option>
              ))}
            </select>
          </p>
        )
      }
    >
      {(active, onPoint) => (
        <LineChart {...analytics.range} points={points} active={active} onPoint={onPoint} />
      )}
    </ChartSection>
  );
}

/** The days on which a metric is known. */
export function toPoints(days: Analytics["days"], metric: KeyMetric | "followers"): LinePoint[] {
  return days.flatMap(({ day, values }) => {
    const value = values[metric];
    return typeof value === "number" ? [{ day, value }] : [];
  });
}
