import type { Actor } from "../shared/actor";
import type { BillingDeps } from "./deps";
import type { Invoice, PaymentMethod, PaymentOutcome } from "./ports/payments";

/** What a page shows of a part that comes from the payment provider. */
type Part<T> = { kind: "ok"; items: T[] } | { kind: "not_configured" | "unavailable" };

export type SubscriptionView = {
  /** One of SUBSCRIPTION_STATUSES, or a word of the provider that is not known yet. */
  status: string;
  plan: string | null;
  interval: string | null;
  currency: string | null;
  renewsAt: Date | null;
  /** When a period ends that is not renewed, or when it ended. */
  endsAt: Date | null;
  /** Whether there are invoices and payment methods to manage. */
  isCustomer: boolean;
};

/** Gets the actor's subscription as it was last read. */
export async function getSubscription(
  { db }: Pick<BillingDeps, "db">,
  { userId }: Pick<Actor, "userId">,
): Promise<SubscriptionView> {
  const user = await db.user.findUniqueOrThrow({ where: { id: userId } });
  return {
    status: user.subscriptionStatus,
    plan: user.subscriptionPlan,
    interval: user.subscriptionInterval,
    currency: user.subscriptionCurrency,
    renewsAt: user.subscriptionRenewsAt,
    endsAt: user.subscriptionExpiresAt,
    isCustomer: user.stripeCustomerId !== null,
  };
}

/** Lists the actor's invoices, newest first, at the payment provider. */
export function listInvoices(
  deps: Pick<BillingDeps, "db" | "payments">,
  actor: Actor,
): Promise<Part<Invoice>> {
  return ofCustomer(deps, actor, ({ customerId }) => deps.payments.listInvoices(customerId));
}

/** Lists the actor's payment methods at the payment provider. */
export function listPaymentMethods(
  deps: Pick<BillingDeps, "db" | "payments">,
  actor: Actor,
): Promise<Part<PaymentMethod>> {
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
): Promise<Part<T>> {
  const user = await db.user.findUniqueOrThrow({
    where: { id: userId },
    select: { stripeCustomerId: true, stripeSubscriptionId: true },
  });
  if (user.stripeCustomerId === null) return { kind: "ok", items: [] };
  const listed = await list({ customerId: user.stripeCustomerId, subscriptionId: user.stripeSubscriptionId });
  if (listed.kind === "ok") return { kind: "ok", items: listed.value };
  // The customer was deleted at the provider.
  if (listed.kind === "refused") return { kind: "ok", items: [] };
  return { kind: listed.kind };
}
