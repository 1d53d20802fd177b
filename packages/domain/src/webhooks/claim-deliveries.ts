import type { WebhooksDeps } from "./deps";
import { DUE_DELIVERY, OPEN_ENDPOINT } from "./due-sql";
import { LEASE_MS } from "./model/delivery-timing";

/** A delivery that the caller holds for the lease, with what its endpoint is by now. */
export type ClaimedDelivery = {
  id: string;
  endpointId: string;
  type: string;
  data: unknown;
  occurredAt: Date;
  /** This one included. */
  tries: number;
  url: string;
  /** Sealed, as `oldSecret`. */
  secret: string;
  oldSecret: string | null;
  oldSecretEnds: Date | null;
};

/**
 * Claims what is due of an endpoint, longest due first, at most `limit` at once and of one post only the oldest. The caller
 * holds it for the lease; when it dies, the deliveries come up again.
 */
export function claimDeliveries(
  { db }: Pick<WebhooksDeps, "db">,
  endpointId: string,
  limit: number,
): Promise<ClaimedDelivery[]> {
  return db.$queryRaw<ClaimedDelivery[]>`
    with due as (
      select d.id, e.url, e.secret, e.old_secret, e.old_secret_ends
      from webhook_deliveries d join webhook_endpoints e on e.id = d.endpoint_id
      where d.endpoint_id = ${endpointId}::uuid and ${DUE_DELIVERY} and ${OPEN_ENDPOINT}
      order by d.due_at, d.occurred_at, d.id
      limit ${limit}
      for update of d skip locked
    )
    update webhook_deliveries d set due_at = now() + make_interval(secs => ${LEASE_MS / 1000}), tries = d.tries + 1
    from due where due.id = d.id
    returning d.id, d.endpoint_id as "endpointId", d.type, d.data, d.occurred_at as "occurredAt", d.tries, due.url, due.secret,
      due.old_secret as "oldSecret", due.old_secret_ends as "oldSecretEnds"`;
}
