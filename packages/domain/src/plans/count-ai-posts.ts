import type { Prisma } from "@takt/db/generated/prisma/client";
import type { Actor } from "../shared/actor";
import { monthName } from "./model/month";

/** A reservation that nobody settled, e.g. of a process that died, counts for this long. */
const RESERVATION_MINUTES = 10;

/**
 * Counts the AI posts of the calendar month around `now` (epoch milliseconds) in the actor's time zone: those written,
 * and those being written.
 */
export function countAiPosts(
  db: Pick<Prisma.TransactionClient, "generation">,
  actor: Pick<Actor, "userId" | "zone">,
  now: number,
): Promise<number> {
  return db.generation.count({
    where: { userId: actor.userId, month: monthName(now, actor.zone), units: { gt: 0 }, ...counting(now) },
  });
}

/** Counts the AI posts of each of these months (YYYY-MM) in one query; a month without any is missing. */
export async function countAiPostsByMonth(
  db: Pick<Prisma.TransactionClient, "generation">,
  actor: Pick<Actor, "userId">,
  now: number,
  months: string[],
): Promise<Map<string, number>> {
  const counts = await db.generation.groupBy({
    by: ["month"],
    where: { userId: actor.userId, month: { in: months }, units: { gt: 0 }, ...counting(now) },
    _count: true,
  });
  return new Map(counts.map(({ month, _count }) => [month, _count]));
}

/** The `where` fragment for generations that count at `now` (epoch milliseconds). */
export function counting(now: number) {
  const since = new Date(now - RESERVATION_MINUTES * 60_000);
  return { OR: [{ state: "spent" as const }, { state: "reserved" as const, startedAt: { gt: since } }] };
}
