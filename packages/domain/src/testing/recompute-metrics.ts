import type { Db } from "@takt/db/testing/connect-test-database";
import { Temporal } from "temporal-polyfill";
import { MEMBER_DAY_METRICS, POST_METRICS } from "../analytics/model/metrics";

/** A number with where it comes from. */
export type Number = { value: number; sources: string[]; measuredAt: Date; metric: string };

type RawRow = { source: string; measuredAt: Date } & Record<string, unknown>;

const SOURCES = ["takt", "community_api", "portability_api", "archive_file", "analytics_file"];
const PARTS = ["reactions", "comments", "reshares"];

/** Picks the newest measurement of a metric; of two of the same time the one of the later source. */
function newest(rows: readonly RawRow[], metric: string): Number | undefined {
  let best: RawRow | undefined;
  for (const row of rows) {
    if (typeof row[metric] !== "number") continue;
    const later = best && row.measuredAt.getTime() - best.measuredAt.getTime();
    const isNewer = later === undefined || later > 0;
    if (isNewer || (later === 0 && SOURCES.indexOf(row.source) > SOURCES.indexOf(best!.source))) best = row;
  }
  return (
    best && { metric, value: best[metric] as number, sources: [best.source], measuredAt: best.measuredAt }
  );
}

/** Adds numbers up, with all their sources. */
export function add(metric: string, numbers: readonly Number[]): Number | undefined {
  if (numbers.length === 0) return undefined;
  return {
    metric,
    value: numbers.reduce((sum, one) => sum + one.value, 0),
    sources: [...new Set(numbers.flatMap(({ sources }) => sources))].sort(),
    measuredAt: new Date(Math.max(...numbers.map(({ measuredAt }) => measuredAt.getTime()))),
  };
}

const toDay = (day: unknown) => (day as Date).toISOString().slice(0, 10);

/** Recomputes the numbers of each day of a member from the measurements alone. */
export async function recomputeDays(db: Db, userId: string): Promise<Map<string, Number[]>> {
  const memberRows = (await db.memberDailyMetrics.findMany({ where: { userId } })) as RawRow[];
  const postRows = (await db.postDailyMetrics.findMany({ where: { linkedinPost: { userId } } })) as RawRow[];
  const days = new Map<string, Number[]>();
  for (const day of new Set([...memberRows, ...postRows].map((row) => toDay(row.day)))) {
    const [ofMember, ofPosts] = [memberRows, postRows].map((rows) =>
      rows.filter((row) => toDay(row.day) === day),
    );
    const ids = [...new Set(ofPosts!.map((row) => row.linkedinPostId))];
    const posts = ids.map((id) => ofPosts!.filter((row) => row.linkedinPostId === id));
    const numbers = MEMBER_DAY_METRICS.flatMap(
      (metric) =>
        newest(ofMember!, metric) ??
        add(
          metric,
          posts.flatMap((rows) => newest(rows, metric) ?? []),
        ) ??
        [],
    );
    const parts = numbers.filter(({ metric }) => PARTS.includes(metric));
    if (parts.length === 3 && !numbers.some(({ metric }) => metric === "engagements"))
      numbers.push(add("engagements", parts)!);
    days.set(day, numbers);
  }
  return days;
}

/** A post with its newest numbers, its wall time in a zone and the day of it. */
export type RecomputedPost = {
  id: string;
  contentType: string;
  text: string | null;
  wall: Temporal.ZonedDateTime;
  day: string;
  numbers: Record<string, number | undefined>;
  /** The measurements that its numbers are from. */
  measured: Number[];
};

/** Recomputes the posts of a member from the measurements alone. */
export async function recomputePosts(db: Db, userId: string, zone: string): Promise<RecomputedPost[]> {
  const posts = await db.linkedinPost.findMany({ where: { userId }, include: { metrics: true } });
  return posts.map(({ id, contentType, text, publishedAt, metrics }) => {
    const wall = Temporal.Instant.fromEpochMilliseconds(publishedAt.getTime()).toZonedDateTimeISO(zone);
    const known = POST_METRICS.flatMap((metric) => newest(metrics as RawRow[], metric) ?? []);
    const numbers: RecomputedPost["numbers"] = Object.fromEntries(
      known.map(({ metric, value }) => [metric, value]),
    );
    const parts = PARTS.map((part) => numbers[part]);
    if (parts.every((part) => part !== undefined))
      numbers.engagements ??= parts.reduce((sum, one) => sum + one, 0);
    return { id, contentType, text, wall, day: wall.toPlainDate().toString(), numbers, measured: known };
  });
}
