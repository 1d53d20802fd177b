import type { Actor } from "../shared/actor";
import type { SyncDeps } from "./deps";
import { requireOk } from "./require-ok";

/**
 * Returns the actor's customer at the payment provider, created at the first order. `replaces` names one that was
 * deleted there, which the actor's row still has.
 */
export async function ensureCustomer(
  { db, payments }: Pick<SyncDeps, "db" | "payments">,
  { userId, locale }: Actor,
  replaces: string | null = null,
): Promise<string> {
  const user = await db.user.findUniqueOrThrow({
    where: { id: userId },
    select: { stripeCustomerId: true, name: true, displayName: true, email: true },
  });
  if (user.stripeCustomerId !== replaces && user.stripeCustomerId !== null) return user.stripeCustomerId;
  const { email, name } = user;
  const created = await payments.createCustomer({ userId, locale, email, name, replaces });
  const { customerId } = requireOk(created, "checkout_failed");
  // Two at once get the same customer, so it does not matter who writes.
  await db.user.updateMany({
    where: { id: userId, stripeCustomerId: replaces },
    data: { stripeCustomerId: customerId },
  });
  return customerId;
}
