import { getPostFigures } from "@takt/domain/analytics/get-post-figures";
import { listTopPosts, type TopPost } from "@takt/domain/analytics/list-top-posts";
import { POST_METRICS, type PostMetric } from "@takt/domain/analytics/model/metrics";
import { TOP_POST_SORTS } from "@takt/domain/analytics/model/top-post-sorts";
import { linkedinUrl } from "@takt/domain/posts/post-summary";
import { z } from "zod";
import { operation } from "../operation";
import { EXAMPLE_ID, EXAMPLE_URL, instant, toInstant, toInstantOrNull } from "../shapes/time";
import { dayRangeWith } from "./day-range";

const fields = <Value>(value: (metric: PostMetric) => Value) =>
  Object.fromEntries(POST_METRICS.map((metric) => [metric, value(metric)])) as Record<PostMetric, Value>;

const measuredPost = z
  .strictObject({
    postId: z.uuid().nullable().meta({ description: "The post in Takt; null of one made elsewhere." }),
    url: z.string().nullable().meta({ description: "The post on LinkedIn." }),
    excerpt: z.string().nullable().meta({ description: "The first 120 characters of the text." }),
    publishedAt: instant,
    removedAt: instant.nullable(),
    ...fields(() => z.int().nullable()),
    engagementRate: z.number().nullable(),
    measuredAt: instant.nullable(),
  })
  .meta({ id: "MeasuredPost", description: "A post on LinkedIn with its figures; null is unknown." });

const measuredPosts = z.strictObject({ posts: z.array(measuredPost) }).meta({
  id: "MeasuredPosts",
  example: {
    posts: [
      {
        postId: EXAMPLE_ID,
        url: EXAMPLE_URL,
        excerpt: "What we learned this week.",
        publishedAt: "2027-01-12T08:00:00Z",
        removedAt: null,
        ...fields(() => null),
        impressions: 310,
        engagements: 12,
        engagementRate: 0.0387,
        measuredAt: "2027-01-15T08:00:00Z",
      },
    ],
  },
});

const postFigures = z
  .strictObject({
    figures: z.array(z.strictObject({ metric: z.enum(POST_METRICS), value: z.int(), measuredAt: instant })),
  })
  .meta({
    id: "PostFigures",
    description: "What is known of one post; a figure that no source reports is left out.",
    example: { figures: [{ metric: "impressions", value: 310, measuredAt: "2027-01-15T08:00:00Z" }] },
  });

function toMeasured(post: TopPost): z.input<typeof measuredPost> {
  return {
    postId: post.postId,
    url: post.removedAt ? null : linkedinUrl(post.urn),
    excerpt: post.excerpt,
    publishedAt: toInstant(post.publishedAt),
    removedAt: toInstantOrNull(post.removedAt),
    ...fields((metric) => post[metric]),
    engagementRate: post.engagementRate,
    measuredAt: toInstantOrNull(post.measuredAt),
  };
}

const list = operation({
  id: "listMeasuredPosts",
  tag: "Analytics",
  method: "get",
  path: "/analytics/posts",
  summary: "List the posts of a range with their figures",
  description:
    "Posts on LinkedIn of the member who created the key, also those that Takt did not publish. Unknown figures come last.",
  scope: "analytics:read",
  act: "content.read",
  query: dayRangeWith({
    sort: z.enum(TOP_POST_SORTS).default("impressions"),
    direction: z.enum(["asc", "desc"]).default("desc"),
    limit: z.coerce.number().int().min(1).max(100).default(20),
  }),
  status: 200,
  response: measuredPosts,
  errors: ["analytics_range_locked", "plan_limit_reached"],
  async run({ deps, caller }, { query: { from, to, ...order } }) {
    const posts = await listTopPosts(deps, caller.actor, { range: { from, to }, ...order });
    return { body: { posts: posts.map(toMeasured) } };
  },
});

const ofPost = operation({
  id: "getPostFigures",
  tag: "Analytics",
  method: "get",
  path: "/posts/{id}/figures",
  summary: "Get the figures of a post",
  description: "Of a post under the name of the key's maker.",
  scope: "analytics:read",
  act: "content.read",
  params: z.object({ id: z.uuid() }),
  status: 200,
  response: postFigures,
  errors: ["post_not_found"],
  async run({ deps, caller }, { params }) {
    const figures = await getPostFigures(deps, caller.actor, params.id);
    return {
      body: {
        figures: figures.map(({ metric, value, measuredAt }) => ({
          metric,
          value,
          measuredAt: toInstant(measuredAt),
        })),
      },
    };
  },
});

export const POST_FIGURES = [list, ofPost];
