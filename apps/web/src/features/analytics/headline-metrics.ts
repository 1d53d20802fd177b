import { KEY_METRICS, type KeyMetric } from "@takt/domain/analytics/model/key-metric-value";
import type { RouterOutputs } from "~/trpc/react";

export type ShownMetric = KeyMetric | "engagementRate";
type Figures = Pick<RouterOutputs["analytics"]["get"], "keyMetrics" | "engagementRate">;

/** Metrics shown in large beside the number of posts: the first two that are known. */
const HEADLINES: readonly ShownMetric[] = ["impressions", "engagementRate", "engagements", "reactions"];
const HEADLINE_COUNT = 2;

/** Parts the figures of a range into the two headlines, the others that are known, and those that no source reports. */
export function partMetrics({ keyMetrics, engagementRate }: Figures) {
  const isKnown = (metric: ShownMetric) =>
    (metric === "engagementRate" ? engagementRate : keyMetrics[metric]).value !== null;
  const all: readonly ShownMetric[] = [...KEY_METRICS, "engagementRate"];
  const headlines = HEADLINES.filter(isKnown).slice(0, HEADLINE_COUNT);
  return {
    headlines,
    others: all.filter((metric) => isKnown(metric) && !headlines.includes(metric)),
    unknown: all.filter((metric) => !isKnown(metric)),
  };
}
