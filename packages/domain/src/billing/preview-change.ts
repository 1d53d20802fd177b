import { randomUUID } from "node:crypto";
import { consumeRateLimit } from "../limits/consume-rate-limit";
import type { Actor } from "../shared/actor";
import { DomainError } from "../shared/domain-error";
import { withUserLocked } from "../shared/with-lock";
import { requireSubscription } from "./change-subscription";
import type { BillingDeps } from "./deps";
import type { BillingErrorCode } from "./model/billing-errors";
import type { Offer } from "./model/order-input";
import type { ChangePreview } from "./ports/payments";
import { requireOk } from "./require-ok";

/** How long the price of a change is valid. */
const PREVIEW_TTL_MS = 15 * 60_000;
/** Longer than a change takes at the payment provider: meanwhile its preview is not replaced by another. */
const CHANGE_IN_PROGRESS_MS = 180_000;

/** The costs of a change of plan, as its member sees them. The order of the change names it by `id`. */
export type PlanChangePreview = Omit<ChangePreview, "prorationAt" | "basis"> & { id: string };

/**
 * Computes what a change of plan would cost, and stores it: a change is charged by what is stored, never by what a
 * browser sends. A member has one, the newest. Refuses with `not_subscribed`, `rate_exceeded` and the errors of
 * `requireOk`; with `payments_unavailable` while a change is being made.
 */
export async function previewChange(
  deps: Pick<BillingDeps, "db" | "clock" | "payments">,
  actor: Actor,
  offer: Offer,
): Promise<PlanChangePreview> {
  await consumeRateLimit(deps, actor, "changePreview");
  const subscriptionId = await requireSubscription(deps, actor);
  const found = await deps.payments.previewChange({ subscriptionId, ...offer });
  const { prorationAt, basis, ...shown } = requireOk(found, "change_failed");
  const { dueNowCents, totalCents, nextCents } = shown;
  const id = randomUUID();
  const computed = { id, subscriptionId, ...offer, prorationAt, basis, dueNowCents, totalCents, nextCents };
  await store(deps, actor.userId, computed);
  return { id, ...shown };
}

type Computed = Offer &
  Pick<ChangePreview, "prorationAt" | "basis" | "dueNowCents" | "totalCents" | "nextCents"> & {
    id: string;
    subscriptionId: string;
  };

function store(
  { db, clock }: Pick<BillingDeps, "db" | "clock">,
  userId: string,
  computed: Computed,
): Promise<void> {
  const now = clock.now();
  const row = { ...computed, expiresAt: new Date(now + PREVIEW_TTL_MS), orderId: null, usedAt: null };
  return withUserLocked(db, userId, async (tx) => {
    const before = await tx.changePreview.findUnique({ where: { userId } });
    if (before?.usedAt && before.usedAt.getTime() > now - CHANGE_IN_PROGRESS_MS) {
      const order = await tx.order.findFirst({ where: { id: before.orderId!, userId, status: "ordered" } });
      if (order) throw new DomainError<BillingErrorCode>("payments_unavailable");
    }
    await tx.changePreview.upsert({ where: { userId }, create: { userId, ...row }, update: row });
  });
}
