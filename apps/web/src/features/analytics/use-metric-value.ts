import { countDays } from "@takt/domain/analytics/model/analytics-range";
import { useT } from "~/i18n/use-t";
import type { RouterOutputs } from "~/trpc/react";
import type { ShownMetric } from "./headline-metrics";
import { useNumbers } from "./parts/use-numbers";

type MetricText = {
  value: string;
  /** The change against the period before; undefined where there is none by its nature. */
  change?: number | null;
  notes: string[];
};

/** Says a figure that is known, its change, and on what it is based where that is less than every day of the range. */
export function useMetricValue(
  metric: ShownMetric,
  { keyMetrics, engagementRate, range }: RouterOutputs["analytics"]["get"],
): MetricText {
  const { t } = useT("analytics");
  const { whole, percent } = useNumbers();
  const count = countDays(range);
  if (metric === "engagementRate") {
    const { value, before } = engagementRate;
    const notes = before === null ? [] : [t("figures.before", { before: percent(before), count })];
    return { value: percent(value), notes };
  }
  const { value, basis, known, change } = keyMetrics[metric];
  if (basis === "least")
    return { value: t("figures.atLeast", { value: whole(value) }), notes: [t("figures.least")] };
  if (basis === "posts") return { value: whole(value), notes: [t("figures.posts")] };
  return { value: whole(value), change, notes: known < count ? [t("figures.known", { known, count })] : [] };
}
