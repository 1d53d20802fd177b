import { getAnalytics } from "@takt/domain/analytics/get-analytics";
import { listTopPosts } from "@takt/domain/analytics/list-top-posts";
import { RANGE_PRESETS, rangeOfPreset } from "@takt/domain/analytics/model/analytics-range";
import { KEY_METRICS, type KeyMetric } from "@takt/domain/analytics/model/key-metric-value";
import { z } from "zod";
import { toInstant } from "../../public/shapes/time";
import { tool } from "../tool";

const TOP_POSTS = 5;

const figure = z.strictObject({
  value: z.number().nullable(),
  before: z.number().nullable().describe("Of the period before."),
  change: z.number().nullable().describe("0.1 is a tenth more."),
});

export const getAnalyticsTool = tool({
  name: "get_analytics",
  effect: "reads",
  isIdempotent: true,
  scope: "analytics:read",
  act: "content.read",
  input: z.strictObject({ days: z.literal(RANGE_PRESETS).default(30).describe("The last whole days.") }),
  output: z.strictObject({
    from: z.string(),
    to: z.string(),
    figures: z.strictObject(
      Object.fromEntries(KEY_METRICS.map((metric) => [metric, figure])) as Record<KeyMetric, typeof figure>,
    ),
    engagementRate: z.number().nullable(),
    followers: z.int().nullable(),
    topPosts: z
      .array(
        z.strictObject({
          postId: z.uuid().nullable().describe("Null for a post that was not made with Takt."),
          excerpt: z.string().nullable(),
          publishedAt: z.string(),
          impressions: z.int().nullable(),
          engagementRate: z.number().nullable(),
        }),
      )
      .describe("By impressions."),
  }),
  async run({ deps, caller: { actor } }, { days }) {
    const range = rangeOfPreset(days, deps.clock.now(), actor.zone);
    const found = await getAnalytics(deps, actor, range);
    const posts = await listTopPosts(deps, actor, {
      range,
      sort: "impressions",
      direction: "desc",
      limit: TOP_POSTS,
    });
    const figures = KEY_METRICS.map((metric) => {
      const { value, before, change } = found.keyMetrics[metric];
      return [metric, { value, before, change }] as const;
    });
    return {
      output: {
        ...range,
        figures: Object.fromEntries(figures) as Record<KeyMetric, z.input<typeof figure>>,
        engagementRate: found.engagementRate.value,
        followers: found.followers && found.followers.value,
        topPosts: posts.map(({ postId, excerpt, publishedAt, impressions, engagementRate }) => ({
          postId,
          excerpt,
          publishedAt: toInstant(publishedAt),
          impressions,
          engagementRate,
        })),
      },
      words: range,
    };
  },
});
