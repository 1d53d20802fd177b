import type { CoreDeps } from "../shared/core-deps";

const HOUR_MS = 3600_000;

/**
 * Records that a session is in use: to the hour, and at most once an hour for any number of requests. Queries the
 * database only when the last record is an hour old. Answers whether it was written.
 */
export async function touchSession(
  { db, clock }: Pick<CoreDeps, "db" | "clock">,
  { id, lastSeenAt }: { id: string; lastSeenAt: Date },
): Promise<boolean> {
  const now = clock.now();
  const hourAgo = new Date(now - HOUR_MS);
  if (lastSeenAt > hourAgo) return false;
  const { count } = await db.session.updateMany({
    where: { id, lastSeenAt: { lte: hourAgo } },
    data: { lastSeenAt: new Date(Math.floor(now / HOUR_MS) * HOUR_MS) },
  });
  return count > 0;
}
