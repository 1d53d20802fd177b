import type { BillingDeps } from "./deps";
import { toEarlyEnd, type EarlyEnd, type RunningPeriod } from "./model/early-end";

/** Finds the earliest end of a user's subscription, by their newest order; null: it is the end of the paid period. */
export async function findEarlyEnd(
  { db, clock }: Pick<BillingDeps, "db" | "clock">,
  userId: string,
  period: { [K in Exclude<keyof RunningPeriod, "orderedAt">]: RunningPeriod[K] | null },
): Promise<EarlyEnd | null> {
  const { interval, periodEndsAt, priceCents } = period;
  if (!interval || !periodEndsAt || !priceCents) return null;
  const order = await db.order.findFirst({
    where: { userId, status: "paid" },
    orderBy: [{ orderedAt: "desc" }, { id: "desc" }],
    select: { orderedAt: true },
  });
  const orderedAt = order?.orderedAt ?? null;
  return toEarlyEnd({ interval, periodEndsAt, priceCents, orderedAt }, new Date(clock.now()));
}
