import type { SyncDeps } from "./deps";
import { applySubscriptions } from "./apply-subscriptions";
import { refundDuplicates } from "./refund-duplicates";
import { refundRests } from "./refund-rest";
import { chooseSubscription } from "./model/choose-subscription";
import type { PaymentFailure } from "./ports/payments";
import { requireOk } from "./require-ok";

export type SyncResult =
  /** `changed`: the user's row says something else than before. */
  | { kind: "synced"; changed: boolean }
  /** The user has never been a customer. */
  | { kind: "no_customer" }
  /** Others kept writing: as good as unavailable. */
  | PaymentFailure;

/** Attempts while others write the same user's row; each failure means that another sync has come to its end. */
const MAX_READINGS = 8;

/**
 * Reads a customer's subscriptions from the payment provider and writes what counts into the user's row: the one way in
 * which a subscription changes, called by webhooks, the success page, the hourly job and the operator. It can run any
 * number of times, at the same time and in any order: a reading is written only when nobody else has written since it
 * was begun, else it is read again, so that the last reading is the last written.
 */
export async function syncSubscription(deps: SyncDeps, userId: string): Promise<SyncResult> {
  for (let reading = 0; reading < MAX_READINGS; reading++) {
    const user = await deps.db.user.findUniqueOrThrow({
      where: { id: userId },
      select: { stripeCustomerId: true, subscriptionSyncedAt: true },
    });
    if (user.stripeCustomerId === null) return { kind: "no_customer" };
    const read = await deps.payments.listSubscriptions(user.stripeCustomerId);
    if (read.kind !== "ok") return read;
    const { current, duplicates } = chooseSubscription(read.value);
    if (duplicates.length > 0) {
      const failure = await refundDuplicates(deps, userId, duplicates);
      if (failure) return failure;
      continue;
    }
    const failure = await refundRests(deps, userId, read.value);
    if (failure) return failure;
    const applied = await applySubscriptions(deps, userId, user.subscriptionSyncedAt, current);
    if (applied !== "outdated") return { kind: "synced", changed: applied === "changed" };
  }
  return { kind: "unavailable", reason: "others kept writing the same subscription" };
}

/** Reads a user's subscription before something depends on it. Refuses with the errors of `requireOk` (`refusal`). */
export async function requireSync(
  deps: SyncDeps,
  userId: string,
  refusal: "checkout_failed" | "change_failed",
): Promise<void> {
  const synced = await syncSubscription(deps, userId);
  if (synced.kind !== "synced" && synced.kind !== "no_customer") requireOk(synced, refusal);
}

/** Reads what was changed at the provider. When it fails now, a webhook or the hourly job will tell. */
export async function syncChange(deps: SyncDeps, userId: string): Promise<void> {
  const synced = await syncSubscription(deps, userId);
  if (synced.kind !== "synced") deps.log.warn("billing.change_not_read", { user: userId, kind: synced.kind });
}
