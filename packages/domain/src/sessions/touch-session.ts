import type { Deps } from "../deps";

const HOUR = 3600_000;

/**
 * Notes that a session is in use: to the hour, and at most once an hour, however many requests come at once. Asks the
 * database only when the note is an hour old. Answers whether it was written.
 */
export async function touchSession(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { id, lastSeenAt }: { id: string; lastSeenAt: Date },
): Promise<boolean> {
  const now = clock.now();
  const hourAgo = new Date(now - HOUR);
  if (lastSeenAt > hourAgo) return false;
  const { count } = await db.session.updateMany({
    where: { id, lastSeenAt: { lte: hourAgo } },
    data: { lastSeenAt: new Date(Math.floor(now / HOUR) * HOUR) },
  });
  return count > 0;
}
