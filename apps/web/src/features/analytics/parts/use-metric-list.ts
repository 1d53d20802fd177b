import type { Counts, MemberDayMetric } from "@takt/domain/analytics/model/metrics";
import { useT } from "~/i18n/use-t";
import { useNumbers } from "./use-numbers";

export { useDays } from "./use-numbers";

/** Says counts in one line, each with its name; null for none. */
export function useMetricList(): (counts: Counts<MemberDayMetric>) => string | null {
  const { t } = useT("analytics");
  const { whole } = useNumbers();
  return (counts) => {
    const known = (Object.entries(counts) as [MemberDayMetric, number | null][]).filter(
      ([, count]) => count !== null,
    );
    return known.length === 0
      ? null
      : known.map(([metric, count]) => `${t(`metrics.${metric}`)}: ${whole(count)}`).join(" · ");
  };
}
