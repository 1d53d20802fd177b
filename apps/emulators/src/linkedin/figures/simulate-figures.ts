import { findLinks } from "@takt/text/links/find-links";
import { seededRandom } from "../../core/seeded-random";
import type { Post } from "../model/entities";
import { POST_METRICS, VIDEO_METRICS, type Metric } from "../model/activity";

const HOUR_MS = 3_600_000;
const HOURS = 30 * 24;

/** How much is read in each hour of the day (UTC): hardly anything at night, most in the morning and after work. */
const BY_HOUR = [2, 1, 1, 1, 2, 5, 14, 30, 42, 40, 34, 32, 38, 36, 30, 28, 31, 38, 36, 28, 22, 16, 9, 4];
const WEEKEND = 0.55;

/** The share of attention that a post has had by an instant: it decays and ends after 30 days (assumed). */
export function attentionCurve(seed: number, publishedAt: number): (at: number) => number {
  const halfLifeHours = 8 + 22 * seededRandom(seed)();
  const sums = new Float64Array(HOURS + 1);
  for (let hour = 0; hour < HOURS; hour += 1) {
    const date = new Date(publishedAt + hour * HOUR_MS);
    const day = date.getUTCDay() % 6 === 0 ? WEEKEND : 1;
    sums[hour + 1] = sums[hour]! + BY_HOUR[date.getUTCHours()]! * day * 0.5 ** (hour / halfLifeHours);
  }
  const all = sums[HOURS]!;
  return (at) => {
    const age = (at - publishedAt) / HOUR_MS;
    if (age <= 0) return 0;
    if (age >= HOURS) return 1;
    const hour = Math.floor(age);
    return (sums[hour]! + (age - hour) * (sums[hour + 1]! - sums[hour]!)) / all;
  };
}

/** A number from a text, for `seededRandom` (FNV-1a). */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}

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

/** The figures that a post would have up to an instant, the same in every run. They never shrink. */
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
