import { z } from "zod";
import type { SyncDeps } from "./deps";
import { receiveDispute } from "./incidents/receive-dispute";
import { isSubscriptionEvent } from "./model/event-types";
import type { PaymentEvent, PaymentFailure } from "./ports/payments";
import { abandonOrder } from "./complete-order";
import { syncSubscription } from "./sync-subscription";

/** The result of an event; `retry`: it could not be handled now, and the provider should deliver it again. */
export type EventResult = "synced" | "repeated" | "ignored_type" | "unknown_customer" | "retry";

/**
 * Handles an event whose signature was checked. An event says that something has happened to a customer, never what:
 * the state is read from the provider, so that order, repetition and loss do not matter. It is marked as processed last:
 * a process that dies in between gets it again.
 */
export async function receiveEvent(deps: SyncDeps, event: PaymentEvent): Promise<EventResult> {
  if (await isProcessed(deps, event)) return "repeated";
  const result = await handle(deps, event);
  if (result === "retry") return result;
  await deps.db.stripeEvent.update({
    where: { id: event.id },
    data: { processedAt: new Date(deps.clock.now()), outcome: result },
  });
  return result;
}

/** Stores an event, or counts another delivery of it. */
async function isProcessed(
  { db }: Pick<SyncDeps, "db">,
  { id, type, createdAt, customerId }: PaymentEvent,
): Promise<boolean> {
  const { processedAt } = await db.stripeEvent.upsert({
    where: { id },
    create: { id, type, createdAt, customerId },
    update: { deliveries: { increment: 1 } },
    select: { processedAt: true },
  });
  return processedAt !== null;
}

async function handle(deps: SyncDeps, received: PaymentEvent): Promise<Exclude<EventResult, "repeated">> {
  let event = received;
  if (!isSubscriptionEvent(event.type)) return "ignored_type";
  if (event.disputeId !== null) {
    const dispute = await receiveDispute(deps, event.disputeId);
    if (dispute.kind === "unavailable" || dispute.kind === "not_configured")
      return postpone(deps, event, dispute);
    const customerId = dispute.kind === "received" ? dispute.customerId : null;
    event = { ...event, customerId };
  }
  const userId = await findUser(deps, event);
  if (userId === null) {
    // Another installation of the same account at the provider, or a user who is gone.
    deps.log.warn("billing.unknown_customer", { event: event.id, type: event.type });
    return "unknown_customer";
  }
  if (event.type === "checkout.session.expired" && event.checkoutId)
    await abandonOrder(deps.db, event.checkoutId);
  const synced = await syncSubscription(deps, userId);
  if (synced.kind === "synced" || synced.kind === "no_customer") return "synced";
  return postpone(deps, event, synced);
}

/** Leaves an event to its next delivery. */
function postpone(
  { log }: Pick<SyncDeps, "log">,
  { id, type }: PaymentEvent,
  { reason }: PaymentFailure,
): "retry" {
  log.warn("billing.event_postponed", { event: id, type, why: reason });
  return "retry";
}

/**
 * Finds the user of an event by its customer. A customer that nobody knows yet, because a process died after creating
 * it, belongs to the user whom its metadata names.
 */
async function findUser(
  { db }: Pick<SyncDeps, "db">,
  { customerId, userId }: PaymentEvent,
): Promise<string | null> {
  if (customerId === null) return null;
  const known = await db.user.findUnique({ where: { stripeCustomerId: customerId }, select: { id: true } });
  if (known) return known.id;
  // Metadata of another installation may name anything.
  if (!z.uuid().safeParse(userId).success) return null;
  const { count } = await db.user.updateMany({
    where: { id: userId!, stripeCustomerId: null },
    data: { stripeCustomerId: customerId },
  });
  return count === 1 ? userId : null;
}
