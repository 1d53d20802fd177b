import type { User } from "@takt/db/generated/prisma/client";
import { INTERVALS, getPlan, type PlanId } from "../plans/model/plans";
import type { Actor } from "../shared/actor";
import type { BillingDeps } from "./deps";
import { findEarlyEnd } from "./find-early-end";
import type { EarlyEnd } from "./model/early-end";
import type { Invoice, PaymentMethod, PaymentOutcome } from "./ports/payments";
import { requireOk } from "./require-ok";

export type SubscriptionView = {
  /** One of SUBSCRIPTION_STATUSES, or a word of the provider that is not known yet. */
  status: string;
  plan: string | null;
  /** The plan that it gives now: the free one when it has ended. */
  entitledTo: PlanId;
  interval: string | null;
  currency: string | null;
  /** Of one interval. */
  priceCents: number | null;
  renewsAt: Date | null;
  /** When a period ends that is not renewed, or when it ended. */
  endsAt: Date | null;
  /** Whether there are invoices and payment methods to manage. */
  isCustomer: boolean;
};

/** Gets the actor's subscription as it was last read, with its earliest end when that is before the paid period's. */
export async function getSubscription(
  { db, clock }: Pick<BillingDeps, "db" | "clock">,
  { userId }: Pick<Actor, "userId">,
): Promise<SubscriptionView & { earlyEnd: EarlyEnd | null }> {
  const user = await db.user.findUniqueOrThrow({ where: { id: userId } });
  const earlyEnd = await findEarlyEnd({ db, clock }, userId, getPeriod(user));
  return { ...toSubscriptionView(user, clock.now()), earlyEnd };
}

/** Returns the running period of a user's row; no end when it is not renewed. */
export function getPeriod({
  subscriptionInterval,
  subscriptionRenewsAt: periodEndsAt,
  subscriptionPriceCents: priceCents,
}: User) {
  const interval = INTERVALS.find((one) => one === subscriptionInterval) ?? null;
  return { interval, periodEndsAt, priceCents };
}

/** Converts a user's row for screens, as of `now` (epoch milliseconds). */
export function toSubscriptionView(user: User, now: number): SubscriptionView {
  const { subscriptionStatus: status, subscriptionPlan: plan, subscriptionExpiresAt: endsAt } = user;
  return {
    status,
    plan,
    entitledTo: getPlan({ status, plan, endsAt }, now),
    interval: user.subscriptionInterval,
    currency: user.subscriptionCurrency,
    priceCents: user.subscriptionPriceCents,
    renewsAt: user.subscriptionRenewsAt,
    endsAt,
    isCustomer: user.stripeCustomerId !== null,
  };
}

/** Lists the actor's invoices, newest first, at the payment provider. Refuses with the errors of `requireOk`. */
export function listInvoices(deps: Pick<BillingDeps, "db" | "payments">, actor: Actor): Promise<Invoice[]> {
  return ofCustomer(deps, actor, ({ customerId }) => deps.payments.listInvoices(customerId));
}

/** Lists the actor's payment methods at the payment provider. Refuses with the errors of `requireOk`. */
export function listPaymentMethods(
  deps: Pick<BillingDeps, "db" | "payments">,
  actor: Actor,
): Promise<PaymentMethod[]> {
  return ofCustomer(deps, actor, async ({ customerId, subscriptionId }) => {
    const all = await deps.payments.listSubscriptions(customerId);
    if (all.kind !== "ok") return all;
    const current = all.value.find(({ id }) => id === subscriptionId) ?? null;
    return deps.payments.listPaymentMethods(customerId, current);
  });
}

async function ofCustomer<T>(
  { db }: Pick<BillingDeps, "db">,
  { userId }: Pick<Actor, "userId">,
  list: (ids: { customerId: string; subscriptionId: string | null }) => Promise<PaymentOutcome<T[]>>,
): Promise<T[]> {
  const user = await db.user.findUniqueOrThrow({
    where: { id: userId },
    select: { stripeCustomerId: true, stripeSubscriptionId: true },
  });
  if (user.stripeCustomerId === null) return [];
  const listed = await list({ customerId: user.stripeCustomerId, subscriptionId: user.stripeSubscriptionId });
  // The customer was deleted at the provider.
  if (listed.kind === "refused" && listed.code === "resource_missing") return [];
  return requireOk(listed, "payments_unavailable");
}
