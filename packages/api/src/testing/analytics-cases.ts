import { rangeOfPreset } from "@takt/domain/analytics/model/analytics-range";
import { KEY_METRICS } from "@takt/domain/analytics/model/key-metric-value";
import { POST_METRICS } from "@takt/domain/analytics/model/metrics";
import type { ProcedureCase } from "./procedure-case";
import type { World } from "./seed-world";

const splitKeys = (text: string) => text.split(/\s+/);
const range = (world: World) => rangeOfPreset(30, Date.now(), world.user.timezone);
const FIGURE = ["value", "basis", "known", "before", "change"];
const ORIGIN = ["sources", "measuredAt"];
const MEASURED = ["impressions", "engagements"];
const GROUP = splitKeys("posts known impressions rated rated.impressions rated.engagements");
const groups = (list: string, keys: string) =>
  [list].concat([...splitKeys(keys), ...GROUP].map((key) => `${list}[].${key}`));

/** The rows of PROCEDURE_CASES for analytics. */
export const ANALYTICS_CASES: Record<string, ProcedureCase> = {
  "analytics.access": { output: splitKeys("today plan days earliest hasMetrics") },
  "analytics.collection": { output: splitKeys("isOffered status collectedAt held") },
  "analytics.get": {
    input: range,
    output: [
      ...splitKeys(
        "range range.from range.to keyMetrics engagementRate engagementRate.value engagementRate.before",
      ),
      ...splitKeys("days days[].day days[].values posts postsBefore"),
      ...[...MEASURED, "followers"].map((metric) => `days[].values.${metric}`),
      ...["", ".value", ".day", ".sources", ".measuredAt"].map((key) => `followers${key}`),
      ...KEY_METRICS.flatMap((metric) =>
        ["", ...FIGURE, ...(MEASURED.includes(metric) ? ORIGIN : [])].map((key) =>
          ["keyMetrics", metric, key].filter(Boolean).join("."),
        ),
      ),
      ...["", ".sources", ".measuredAt"].map((key) => `origin${key}`),
      ...groups("byType", "contentType against"),
      ...groups("byLength", "length against"),
      ...groups("byHashtag", "hashtag"),
      ...groups("byHour", "hour against"),
      ...groups("byOpening", "opening against"),
      ...groups("byTime", "weekday hour"),
    ],
  },
  "analytics.topPosts": {
    input: (world) => ({ range: range(world), sort: "impressions", direction: "desc", limit: 20 }),
    output: [
      ...splitKeys("id postId urn excerpt contentType publishedAt removedAt engagementRate measuredSince"),
      ...ORIGIN,
      ...POST_METRICS,
    ].map((key) => `[].${key}`),
  },
  "analytics.post": {
    input: ({ published }) => ({ id: published.id }),
    output: ["metric", "value", ...ORIGIN].map((key) => `[].${key}`),
  },
  "analytics.week": {
    output: [
      ...splitKeys("range range.from range.to days days[].day days[].impressions origin"),
      ...ORIGIN.map((key) => `origin.${key}`),
      ...["impressions", "followersGained"].flatMap((metric) =>
        ["", ".value", ".before", ".change", ".known"].map((key) => `${metric}${key}`),
      ),
      ...splitKeys("engagementRate engagementRate.value engagementRate.before"),
    ],
  },
  "analytics.bestPost": {
    output: [...splitKeys("postId urn excerpt publishedAt impressions reactions comments"), ...ORIGIN],
  },
  "analytics.bestTimes": {
    output: splitKeys("time time.kind time.weekday n of ratio low high").map((key) => `[].${key}`),
  },
};
