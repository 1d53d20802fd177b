import type { Prisma } from "@takt/db/generated/prisma/client";
import { raw } from "@takt/db/sql";
import { refreshPostRollups } from "../analytics/refresh-rollups";
import type { CoreDeps } from "../shared/core-deps";
import { retainedSince, type Purged } from "./model/retention";

/** Rows of one statement: bounds its duration and how long others wait for a row. */
const BATCH_SIZE = 1_000;
/** Tables kept by day: the figures of days, and the rollups that were computed from them. */
const DAILY_TABLES = {
  post_daily_metrics: "linkedin_post_id, day, source",
  member_daily_metrics: "user_id, day, source",
  daily_rollups: "user_id, day, metric",
} as const;

/** Purges one batch of the figures of days that are past their retention, with their rollups. */
export async function purgeDailyMetrics({ db, clock }: Pick<CoreDeps, "db" | "clock">): Promise<Purged> {
  const before = retainedSince("dailyMetrics", clock.now());
  let [purged, more] = [0, false];
  for (const [table, columns] of Object.entries(DAILY_TABLES)) {
    const key = raw(columns);
    const rows = await db.$executeRaw`
      delete from ${raw(table)} where (${key}) in (
        select ${key} from ${raw(table)} where day < ${before}::date limit ${BATCH_SIZE})`;
    purged += rows;
    more ||= rows === BATCH_SIZE;
  }
  return { purged, more };
}

/** Purges one batch of the totals of posts that are past their retention, and writes the rollups of these posts again. */
export async function purgePostMetrics({ db, clock }: Pick<CoreDeps, "db" | "clock">): Promise<Purged> {
  const before = retainedSince("postMetrics", clock.now());
  const purged = await db.$transaction(async (tx) => {
    const rows = await tx.$queryRaw<{ userId: string; linkedinPostId: string }[]>`
      delete from post_metrics m using linkedin_posts p
      where p.id = m.linkedin_post_id and (m.linkedin_post_id, m.source) in (
        select linkedin_post_id, source from post_metrics where measured_at < ${before} limit ${BATCH_SIZE})
      returning p.user_id as "userId", p.id as "linkedinPostId"`;
    await refreshAll(tx, rows);
    return rows.length;
  });
  return { purged, more: purged === BATCH_SIZE };
}

async function refreshAll(
  tx: Prisma.TransactionClient,
  rows: readonly { userId: string; linkedinPostId: string }[],
): Promise<void> {
  for (const userId of new Set(rows.map((row) => row.userId))) {
    const own = rows.filter((row) => row.userId === userId);
    await refreshPostRollups(tx, userId, [...new Set(own.map(({ linkedinPostId }) => linkedinPostId))]);
  }
}
