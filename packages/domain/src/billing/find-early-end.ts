import type { BillingDeps } from "./deps";
import { earlyEndOf, type EarlyEnd, type RunningPeriod } from "./model/early-end";

/** Finds the earliest end of a user's subscription, by their newest order; null: it is the end of the paid period. */
export async function findEarlyEnd(
  { db, clock }: Pick<BillingDeps, "db" | "clock">,
  userId: string,
  period: Partial<{ [K in keyof RunningPeriod]: RunningPeriod[K] | null }>,
): Promise<EarlyEnd | null> {
  const { interval, periodEndsAt } = period;
  if (!interval || !periodEndsAt) return null;
  const order = await db.order.findFirst({
    where: { userId, status: "paid" },
    orderBy: [{ orderedAt: "desc" }, { id: "desc" }],
    select: { orderedAt: true, priceCents: true },
  });
  const priceCents = period.priceCents ?? order?.priceCents;
  if (priceCents === undefined) return null;
  const orderedAt = order?.orderedAt ?? null;
  return earlyEndOf({ interval, periodEndsAt, priceCents, orderedAt }, new Date(clock.now()));
}
