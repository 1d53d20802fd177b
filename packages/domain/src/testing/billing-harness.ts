import type { Db } from "@takt/db/client";
import { createUser } from "@takt/db/testing/factories/create-user";
import type { BillingDeps } from "../billing/deps";
import type { StripeSubscription } from "../billing/model/stripe-subscription";
import { toActor } from "./to-actor";
import { captureLog } from "./capture-log";
import { fakePayments } from "./fake-payments";
import { createSubscription } from "./create-subscription";

/** The time of the harness, at which its clock stands still. */
export const NOW = Date.UTC(2026, 10, 24, 10);

/** Creates a customer and a payment provider in memory that has no subscriptions yet. */
export async function startBilling(db: Db, user: Parameters<typeof createUser>[1] = {}) {
  const row = await createUser(db, user);
  const customerId = `cus_${row.id}`;
  await db.user.update({ where: { id: row.id }, data: { stripeCustomerId: customerId } });
  const payments = fakePayments();
  const { log, entries } = captureLog();
  const clock = { now: () => NOW, sleep: () => Promise.resolve() };
  const appUrl = "http://localhost:3000";
  const deps = {
    db,
    clock,
    log,
    payments,
    appUrl,
    salesTerms: { tax: "exempt", moneyBackDays: 30 },
  } satisfies Partial<BillingDeps>;
  const provided = payments.state;
  return {
    deps,
    provided,
    customerId,
    userId: row.id,
    actor: toActor(row),
    entries,
    /** Makes the provider have a subscription, as a purchase would. */
    subscribe(more: Partial<StripeSubscription> = {}, paidCents = 2900) {
      const made = createSubscription({ customerId, userId: row.id, ...more });
      provided.subscriptions.set(made.id, made);
      provided.paid.set(made.id, paidCents);
      return made;
    },
    /** Changes what the provider says of a subscription. */
    change(id: string, more: Partial<StripeSubscription>) {
      provided.subscriptions.set(id, { ...provided.subscriptions.get(id)!, ...more });
    },
    read: () => db.user.findUniqueOrThrow({ where: { id: row.id } }),
  };
}
