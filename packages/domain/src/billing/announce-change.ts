import type { Prisma } from "@takt/db/generated/prisma/client";
import { type NewEmail, queueEmailOnce } from "../outbox/queue-emails";
import type { SubscriptionColumns } from "./model/to-subscription-columns";

/** Statuses in which a subscription gives something that its end takes away. */
const GIVES = ["active", "trial", "cancelling", "past_due", "unpaid"];

type Change = { userId: string; before: SubscriptionColumns; after: SubscriptionColumns };

/** Queues the email about a change of a user's subscription, once for each occasion; the caller has locked the user. */
export async function announceChange(tx: Prisma.TransactionClient, change: Change): Promise<void> {
  const email = emailAbout(change);
  if (email) await queueEmailOnce(tx, email);
}

function emailAbout({ userId, before, after }: Change): NewEmail | null {
  const { subscriptionStatus: from } = before;
  const { subscriptionStatus: to, stripeSubscriptionId: id, subscriptionRenewsAt: renewsAt } = after;
  if (to === "past_due" && from !== "past_due") {
    // A renewal that fails is retried for days: one email for all of it.
    const occasion = `subscription_past_due:${id}:${renewsAt?.toISOString() ?? "ends"}`;
    return { kind: "subscription_past_due", userId, occasion };
  }
  if (to === "ended" && GIVES.includes(from) && after.subscriptionExpiresAt) {
    const endedAt = after.subscriptionExpiresAt.toISOString();
    return { kind: "subscription_ended", userId, occasion: `subscription_ended:${id}`, data: { endedAt } };
  }
  return null;
}
