import { getAnalytics } from "@takt/domain/analytics/get-analytics";
import {
  KEY_METRICS,
  type KeyMetric,
  type KeyMetricValue,
} from "@takt/domain/analytics/model/key-metric-value";
import { MEMBER_DAY_METRICS, type MemberDayMetric } from "@takt/domain/analytics/model/metrics";
import { z } from "zod";
import { operation } from "../operation";
import { instant, toInstantOrNull } from "../shapes/time";
import { day, dayRange } from "./day-range";

const figure = z
  .strictObject({
    value: z.number().nullable().meta({ description: "Null: unknown, which is not zero." }),
    basis: z.enum(["days", "posts", "least"]).nullable().meta({
      description:
        "`days`: the sum of the days. `posts`: no day is known, so of the posts of the range. `least`: cannot be added up, at least this.",
    }),
    known: z.int().meta({ description: "On how many days, or of how many posts, it is known." }),
    before: z.number().nullable().meta({ description: "Of as many days before." }),
    change: z.number().nullable().meta({
      description: "Per known day, against the days before: 0.1 is a tenth more.",
    }),
    measuredAt: instant.nullable(),
  })
  .meta({
    id: "Figure",
    example: {
      value: 1240,
      basis: "days",
      known: 30,
      before: 1130,
      change: 0.097,
      measuredAt: "2027-01-15T08:00:00Z",
    },
  });

const EXAMPLE_FIGURE = figure.meta()!["example"];

/** An object with a field for each name. */
const fields = <Name extends string, Value>(names: readonly Name[], value: (name: Name) => Value) =>
  Object.fromEntries(names.map((name) => [name, value(name)])) as Record<Name, Value>;

const analyticsDay = z
  .strictObject({
    day,
    ...fields(MEMBER_DAY_METRICS, () => z.number().nullable()),
  })
  .meta({ id: "AnalyticsDay", description: "A calendar day of LinkedIn; null is unknown." });

const EXAMPLE_DAY = { day: "2027-01-14", ...fields(MEMBER_DAY_METRICS, () => null), impressions: 41 };

const analytics = z
  .strictObject({
    from: day,
    to: day,
    posts: z.int().meta({ description: "How many posts were published in the range." }),
    totals: z.strictObject(fields(KEY_METRICS, () => figure)).meta({ id: "AnalyticsTotals" }),
    engagementRate: z.strictObject({ value: z.number().nullable(), before: z.number().nullable() }).meta({
      description: "Engagements per impression.",
    }),
    followers: z
      .strictObject({ value: z.int(), day })
      .nullable()
      .meta({ description: "The last known number up to the end of the range." }),
    days: z.array(analyticsDay).meta({ description: "Days of which nothing is known are left out." }),
  })
  .meta({
    id: "RangeFigures",
    example: {
      from: "2026-12-16",
      to: "2027-01-14",
      posts: 9,
      totals: fields(KEY_METRICS, () => EXAMPLE_FIGURE),
      engagementRate: { value: 0.031, before: 0.028 },
      followers: { value: 812, day: "2027-01-14" },
      days: [EXAMPLE_DAY],
    },
  });

const toFigure = ({
  value,
  basis,
  known,
  before,
  change,
  measuredAt,
}: KeyMetricValue): z.input<typeof figure> => ({
  value,
  basis,
  known,
  before,
  change,
  measuredAt: toInstantOrNull(measuredAt ?? null),
});

const get = operation({
  id: "getAnalytics",
  tag: "Analytics",
  method: "get",
  path: "/analytics",
  summary: "Get the figures of a range of days",
  description: "Of the posts and followers of the member who created the key, on LinkedIn.",
  scope: "analytics:read",
  act: "content.read",
  query: dayRange,
  status: 200,
  response: analytics,
  errors: ["analytics_range_locked", "plan_limit_reached"],
  async run({ deps, caller }, { query: range }) {
    const found = await getAnalytics(deps, caller.actor, range);
    return {
      body: {
        ...range,
        posts: found.posts,
        totals: fields<KeyMetric, z.input<typeof figure>>(KEY_METRICS, (metric) =>
          toFigure(found.keyMetrics[metric]),
        ),
        engagementRate: found.engagementRate,
        followers: found.followers && { value: found.followers.value, day: found.followers.day },
        days: found.days.map(({ day: name, values }) => ({
          day: name,
          ...fields<MemberDayMetric, number | null>(MEMBER_DAY_METRICS, (metric) => values[metric] ?? null),
        })),
      },
    };
  },
});

export const FIGURES = [get];
