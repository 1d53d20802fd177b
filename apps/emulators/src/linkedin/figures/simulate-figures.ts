import { findLinks } from "@takt/text/links/find-links";
import { seededRandom } from "../../core/seeded-random";
import type { Post } from "../model/entities";
import { POST_METRICS, VIDEO_METRICS, type Metric } from "../model/activity";
import { attentionCurve, seedOf } from "./attention-curve";

/** For each metric the least and the most that comes of one impression. */
const RATES: Record<Metric, [number, number]> = {
  IMPRESSION: [1, 1],
  MEMBERS_REACHED: [0.55, 0.8],
  REACTION: [0.008, 0.04],
  COMMENT: [0.001, 0.009],
  RESHARE: [0, 0.003],
  POST_SAVE: [0, 0.006],
  POST_SEND: [0, 0.003],
  LINK_CLICKS: [0.004, 0.02],
  PREMIUM_CTA_CLICKS: [0, 0],
  FOLLOWER_GAINED_FROM_CONTENT: [0, 0.002],
  PROFILE_VIEW_FROM_CONTENT: [0.002, 0.01],
  VIDEO_PLAY: [0.3, 0.6],
  VIDEO_WATCH_TIME: [2_000, 9_000],
  VIDEO_VIEWER: [0.2, 0.3],
};

const ALL_METRICS: readonly Metric[] = [...POST_METRICS, ...VIDEO_METRICS];

/**
 * The figures that a post would have: total up to an instant, of one metric. The same post has the same figures in every
 * run, they grow with the clock and never shrink.
 */
export function simulateFigures(post: Post): (metric: Metric, at: number) => number {
  const seed = seedOf(post.urn);
  const random = seededRandom(seed);
  const size = Math.exp(4 + 3.5 * ((random() + random() + random()) / 3));
  const rates = new Map(
    ALL_METRICS.map((metric) => {
      const [least, most] = RATES[metric];
      return [metric, least + (most - least) * random()];
    }),
  );
  const curve = attentionCurve(seed, post.settlesAt);
  return (metric, at) => (hasMetric(post, metric) ? Math.floor(size * rates.get(metric)! * curve(at)) : 0);
}

function hasMetric({ published, content }: Post, metric: Metric): boolean {
  if (metric === "LINK_CLICKS") return content?.article !== undefined || findLinks(published).length > 0;
  if (metric.startsWith("VIDEO_")) return content?.media?.id.startsWith("urn:li:video:") ?? false;
  return true;
}
