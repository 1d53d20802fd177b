import type { Prisma } from "@takt/db/generated/prisma/client";
import type { SyncDeps } from "./deps";
import { retainedSince } from "../retention/model/retention";
import { announceChange } from "./announce-change";
import { checkPrice } from "./incidents/check-price";
import { completeOrder } from "./complete-order";
import { type SubscriptionColumns, toSubscriptionColumns } from "./model/to-subscription-columns";
import type { StripeSubscription } from "./model/stripe-subscription";

const COLUMNS = {
  subscriptionStatus: true,
  subscriptionExpiresAt: true,
  subscriptionRenewsAt: true,
  subscriptionPlan: true,
  subscriptionInterval: true,
  subscriptionCurrency: true,
  subscriptionPriceCents: true,
  stripeSubscriptionId: true,
} as const satisfies Record<keyof SubscriptionColumns, true>;

/**
 * Writes the subscription that counts into the user's row, with what follows from it, in one transaction: the only
 * writer of these columns. `since` is subscription_synced_at as it was before the provider was read; `outdated` when
 * somebody has written since.
 */
export function applySubscriptions(
  { db, clock, log, salesTerms }: Pick<SyncDeps, "db" | "clock" | "log" | "salesTerms">,
  userId: string,
  since: Date | null,
  current: StripeSubscription | null,
): Promise<"changed" | "unchanged" | "outdated"> {
  // Later than the one before, whatever the clock says: it is the version that the guard compares.
  const { moneyBackDays } = salesTerms;
  const now = new Date(Math.max(clock.now(), (since?.getTime() ?? 0) + 1));
  return db.$transaction(async (tx) => {
    const before = await tx.user.findUniqueOrThrow({ where: { id: userId }, select: COLUMNS });
    const after = toSubscriptionColumns(isForgotten(current, now) ? null : current, before);
    const { count } = await tx.user.updateMany({
      where: { id: userId, subscriptionSyncedAt: since },
      data: { ...after, subscriptionSyncedAt: now },
    });
    if (count === 0) return "outdated";
    if (current) await completeOrder(tx, userId, current, { now, moneyBackDays });
    if (current) await checkPrice({ db: tx, clock, log }, userId, current);
    const changed = describeChange(before, after);
    if (changed === null) return "unchanged";
    await recordChange(tx, userId, now, changed);
    await announceChange(tx, { userId, before, after });
    return "changed";
  });
}

/** Whether a subscription ended so long ago that the user's row no longer knows of it (docs/retention.md). */
function isForgotten(current: StripeSubscription | null, now: Date): boolean {
  return !!current?.endedAt && current.endedAt < retainedSince("endedSubscriptions", now.getTime());
}

/** Returns what has changed, from and to, without ids; null: nothing. */
function describeChange(before: SubscriptionColumns, after: SubscriptionColumns) {
  const keys = (Object.keys(COLUMNS) as (keyof SubscriptionColumns)[]).filter(
    (key) => String(before[key]) !== String(after[key]),
  );
  if (keys.length === 0) return null;
  const { subscriptionStatus: from, subscriptionPlan: fromPlan } = before;
  const { subscriptionStatus: to, subscriptionPlan: toPlan } = after;
  return { from, fromPlan, to, toPlan };
}

function recordChange(
  tx: Prisma.TransactionClient,
  userId: string,
  at: Date,
  data: NonNullable<ReturnType<typeof describeChange>>,
) {
  return tx.auditEntry.create({ data: { at, userId, action: "subscription.changed", data } });
}
