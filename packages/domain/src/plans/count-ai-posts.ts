import type { Prisma } from "@takt/db/generated/prisma/client";
import { monthName } from "./model/month";

/** A reservation that nobody settled, e.g. of a process that died, counts for this long. */
const RESERVATION_MINUTES = 10;

/**
 * Counts the AI posts that are on a user's plan in the calendar month around `now` (epoch milliseconds) in a time zone:
 * those written, and those being written, by the user or by members of their workspaces.
 */
export function countAiPosts(
  db: Pick<Prisma.TransactionClient, "generation">,
  payerId: string,
  now: number,
  zone: string,
): Promise<number> {
  return db.generation.count({ where: { month: monthName(now, zone), ...paidBy(payerId, now) } });
}

/** Counts the AI posts of each of these months (YYYY-MM) in one query; a month without any is missing. */
export async function countAiPostsByMonth(
  db: Pick<Prisma.TransactionClient, "generation">,
  payerId: string,
  now: number,
  months: string[],
): Promise<Map<string, number>> {
  const counts = await db.generation.groupBy({
    by: ["month"],
    where: { month: { in: months }, ...paidBy(payerId, now) },
    _count: true,
  });
  return new Map(counts.map(({ month, _count }) => [month, _count]));
}

/** The `where` fragment for generations that cost units of a user's plan. */
function paidBy(payerId: string, now: number) {
  const isPaid = { OR: [{ payerId }, { payerId: null, userId: payerId }] };
  return { units: { gt: 0 }, AND: [isPaid, counting(now)] };
}

/** The `where` fragment for generations that count at `now` (epoch milliseconds). */
export function counting(now: number) {
  const since = new Date(now - RESERVATION_MINUTES * 60_000);
  return { OR: [{ state: "spent" as const }, { state: "reserved" as const, startedAt: { gt: since } }] };
}
