import type { Db } from "@takt/db/testing/connect-test-database";
import { expect } from "vitest";
import { countDays, rangeBefore } from "../analytics/model/analytics-range";
import { KEY_METRICS } from "../analytics/model/key-metric-value";
import { add, recomputeDays, recomputePosts, type RecomputedPost } from "./recompute-metrics";

/** The answer that getAnalytics must give, from the measurements alone. */
export async function recomputeAnalytics(
  db: Db,
  userId: string,
  zone: string,
  range: { from: string; to: string },
) {
  const before = rangeBefore(range);
  const length = countDays(range);
  const days = [...(await recomputeDays(db, userId))].sort(([a], [b]) => (a < b ? -1 : 1));
  const daysIn = ({ from, to }: typeof range) =>
    days.filter(([day, numbers]) => day >= from && day <= to && numbers.length > 0);
  const posts = await recomputePosts(db, userId, zone);
  const postsIn = ({ from, to }: typeof range) => posts.filter(({ day }) => day >= from && day <= to);
  const getNumbers = (metric: string, period: typeof range) =>
    daysIn(period).flatMap(([, numbers]) => numbers.filter((one) => one.metric === metric));
  const current = postsIn(range);
  const keyMetrics = KEY_METRICS.map((metric) => {
    const [now, then] = [getNumbers(metric, range), getNumbers(metric, before)];
    const [sum, sumBefore] = [add(metric, now), add(metric, then)];
    const ofPosts = current.flatMap(({ numbers }) => numbers[metric] ?? []);
    if (!sum && ofPosts.length === 0) return [metric, { value: null, basis: null, change: null }];
    if (metric === "membersReached") {
      const value = Math.max(...(sum ? now.map((one) => one.value) : ofPosts));
      return [metric, { value, basis: sum && length === 1 ? "days" : "least", change: null }];
    }
    if (!sum) return [metric, { value: ofPosts.reduce((a, b) => a + b, 0), basis: "posts", change: null }];
    const { value, sources, measuredAt } = sum;
    const enough = Math.min(now.length, then.length) >= 0.8 * length && sumBefore!.value > 0;
    const change = enough ? value / now.length / (sumBefore!.value / then.length) - 1 : null;
    const known = { known: now.length, before: sumBefore?.value ?? null, change };
    return [metric, { value, basis: "days", ...known, ...getOrigin({ sources, measuredAt }) }];
  });
  const ofPosts = add(
    "posts",
    current.flatMap(({ measured }) => measured),
  );
  return {
    keyMetrics: Object.fromEntries(keyMetrics) as object,
    days: daysIn(range).map(([day, numbers]) => ({
      day,
      values: Object.fromEntries(numbers.map(({ metric, value }) => [metric, value])),
    })),
    posts: current.length,
    postsBefore: postsIn(before).length,
    origin: ofPosts ? getOrigin(ofPosts) : null,
    byType: groups(current, ({ contentType }) => [contentType], "contentType"),
    byHour: groups(current, ({ wall }) => [wall.hour], "hour"),
    byLength: groups(current, ({ text }) => (text === null ? [] : [lengthClass(text.length)]), "length"),
    byHashtag: groups(current, ({ text }) => tags(text), "hashtag"),
    byTime: groups(
      current,
      ({ wall }) => [`${wall.dayOfWeek} ${wall.hour}`],
      "time",
      (key) => {
        const [weekday, hour] = key.split(" ").map(Number);
        return { weekday, hour };
      },
    ),
  };
}

/** The sources in any order, and the time. */
const getOrigin = ({ sources, measuredAt }: { sources: string[]; measuredAt: Date }) => ({
  sources: expect.toSatisfy((s: string[]) => s.toSorted().join() === sources.toSorted().join()) as string[],
  measuredAt,
});

const tags = (text: string | null) =>
  [...(text?.matchAll(/#(\p{L}+)/gu) ?? [])].map(([, tag]) => tag!.toLowerCase());
const lengthClass = (length: number) =>
  length <= 300 ? "upTo300" : length <= 800 ? "upTo800" : length <= 1500 ? "upTo1500" : "longer";

/** Groups of posts in any order, each with what is known of it. */
function groups(
  posts: RecomputedPost[],
  getKeys: (post: RecomputedPost) => (string | number)[],
  name: string,
  named: (key: string) => object = (key) => ({ [name]: name === "hour" ? Number(key) : key }),
) {
  const keys = [...new Set(posts.flatMap(getKeys))];
  const all = keys.map((key) => {
    const own = posts.filter((post) => getKeys(post).includes(key)).map(({ numbers }) => numbers);
    const sum = (values: (number | undefined)[]) =>
      values.reduce<number>((total, one) => total + (one ?? 0), 0);
    const rated = own.filter((one) => one.impressions !== undefined && one.engagements !== undefined);
    return {
      ...named(String(key)),
      posts: own.length,
      known: own.filter((one) => one.impressions !== undefined).length,
      impressions: sum(own.map((one) => one.impressions)),
      rated: {
        impressions: sum(rated.map((one) => one.impressions)),
        engagements: sum(rated.map((one) => one.engagements)),
      },
    };
  });
  return expect.toSatisfy((found: Record<string, unknown>[]) => {
    // How groups compare has tests of its own (model/compare-means.ts).
    const sorted = (list: Record<string, unknown>[]) =>
      list
        .map(({ against: _, ...one }) => JSON.stringify(Object.entries(one).sort()))
        .sort()
        .join("\n");
    return sorted(found) === sorted(all);
  }, name) as never;
}
