import { sql } from "@takt/db/sql";

/** An endpoint `e` to which may be sent now, whatever its workspace may do. */
export const OPEN_ENDPOINT = sql`(true
  and e.paused_at is null -- guard:webhook-paused
  and e.rested_at is null -- guard:webhook-rested
  and coalesce(e.slow_until <= now(), true) -- guard:webhook-slow
)`;

/**
 * The first delivery before `d` of the same post that is still to be delivered. With `not exists` the planner would join all
 * that waits, for one that is taken.
 */
const EARLIER = sql`
  select b.id from webhook_deliveries b
  where b.endpoint_id = d.endpoint_id and b.post_id = d.post_id and b.due_at is not null
    and (b.occurred_at, b.id) < (d.occurred_at, d.id)
  order by b.occurred_at, b.id limit 1`;

/** A delivery `d` that may be tried now: due, and the first of its post. */
export const DUE_DELIVERY = sql`(true
  and d.due_at <= now() -- guard:webhook-due
  and not ((${EARLIER}) is not null) -- guard:webhook-order
)`;
