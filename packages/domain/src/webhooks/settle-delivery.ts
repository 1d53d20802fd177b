import type { Prisma } from "@takt/db/generated/prisma/client";
import { v7 } from "uuid";
import type { ClaimedDelivery } from "./claim-deliveries";
import type { WebhooksDeps } from "./deps";
import { decideOutcome, type DeliveryOutcome } from "./delivery-outcome";
import type { WebhookAnswer } from "./ports/webhook-sender";

type Attempt = WebhookAnswer & { sentAt: Date; tookMs: number };
type Tx = Prisma.TransactionClient;

/**
 * Writes down an attempt, what becomes of its delivery, and whether the endpoint gets time or rests. An answer that comes
 * after the lease, when somebody else tries already, changes the delivery only if it was delivered. What was deleted
 * meanwhile is left alone.
 */
export async function settleDelivery(
  { db }: Pick<WebhooksDeps, "db">,
  delivery: ClaimedDelivery,
  attempt: Attempt,
): Promise<DeliveryOutcome> {
  const outcome = decideOutcome(attempt, delivery);
  await db.$transaction(async (tx) => {
    // In this order everywhere: an endpoint is deleted before its deliveries.
    const [endpoint] = await tx.$queryRaw<{ id: string }[]>`
      select id from webhook_endpoints where id = ${delivery.endpointId}::uuid for no key update`;
    if (!endpoint || !(await settle(tx, delivery, outcome))) return;
    await writeAttempt(tx, delivery.id, attempt);
    await settleEndpoint(tx, delivery, outcome);
  });
  return outcome;
}

/** Returns false when the delivery is there no more. */
async function settle(tx: Tx, { id, tries }: ClaimedDelivery, outcome: DeliveryOutcome): Promise<boolean> {
  const { state, retryMs } = outcome;
  const [row] = await tx.$queryRaw<{ tries: number }[]>`
    select tries from webhook_deliveries where id = ${id}::uuid for no key update`;
  if (!row) return false;
  const dueIn = retryMs === null ? null : retryMs / 1000;
  if (state === "delivered" || row.tries === tries)
    await tx.$executeRaw`
      update webhook_deliveries set state = ${state}, due_at = now() + make_interval(secs => ${dueIn}::double precision)
      where id = ${id}::uuid`;
  return true;
}

async function writeAttempt(tx: Tx, deliveryId: string, attempt: Attempt): Promise<void> {
  const { sentAt, tookMs, status, failure, response } = attempt;
  await tx.webhookAttempt.create({
    // PostgreSQL keeps no NUL in a text.
    data: {
      id: v7(),
      deliveryId,
      sentAt,
      took: tookMs,
      status,
      failure,
      response: response.replaceAll("\0", ""),
    },
  });
}

async function settleEndpoint(tx: Tx, delivery: ClaimedDelivery, outcome: DeliveryOutcome): Promise<void> {
  const { endpointId } = delivery;
  const { state, slowMs, isGone, isExhausted } = outcome;
  if (state === "delivered")
    await tx.$executeRaw`
      update webhook_endpoints set slow_until = null where id = ${endpointId}::uuid and slow_until is not null`;
  if (slowMs !== null)
    await tx.$executeRaw`
      update webhook_endpoints set slow_until = greatest(slow_until, now() + make_interval(secs => ${slowMs / 1000}))
      where id = ${endpointId}::uuid`;
  if (isGone) await rest(tx, endpointId, "gone");
  if (isExhausted && !(await hasDelivered(tx, delivery))) await rest(tx, endpointId, "failing");
}

async function rest(tx: Tx, endpointId: string, reason: "failing" | "gone"): Promise<void> {
  await tx.$executeRaw`
    update webhook_endpoints set rested_at = now(), rest_reason = ${reason}
    where id = ${endpointId}::uuid and rested_at is null`;
}

/** Whether anything got through to the endpoint since the first of the tries of a delivery. */
async function hasDelivered(tx: Tx, { id, endpointId, tries }: ClaimedDelivery): Promise<boolean> {
  const [row] = await tx.$queryRaw<{ found: boolean }[]>`
    select exists (
      select 1 from webhook_deliveries d join webhook_attempts a on a.delivery_id = d.id
      where d.endpoint_id = ${endpointId}::uuid and d.state = 'delivered' and a.status between 200 and 299
        and a.sent_at >= (select min(sent_at) from (
          select sent_at from webhook_attempts where delivery_id = ${id}::uuid order by sent_at desc limit ${tries}) tried)
    ) as found`;
  return row!.found;
}
