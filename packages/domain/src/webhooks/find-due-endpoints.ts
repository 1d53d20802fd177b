import { getPlan } from "../plans/model/plans";
import type { WebhooksDeps } from "./deps";
import { DUE_DELIVERY, OPEN_ENDPOINT } from "./due-sql";

/** Endpoints of one look; those that wait longest come first. */
const MAX_ENDPOINTS = 500;

type Row = { id: string; status: string; plan: string | null; endsAt: Date | null };

/**
 * Finds the endpoints that something can be sent to now: open ones with a delivery that is due, of open workspaces whose
 * owner has the plan for webhooks.
 */
export async function findDueEndpoints({ db, clock }: Pick<WebhooksDeps, "db" | "clock">): Promise<string[]> {
  // When nothing is due at all, the first condition is the only look that it takes.
  const rows = await db.$queryRaw<Row[]>`
    select e.id, u.subscription_status as status, u.subscription_plan as plan, u.subscription_expires_at as "endsAt"
    from webhook_endpoints e
    join workspaces w on w.id = e.workspace_id
    join memberships m on m.workspace_id = w.id and m.role = 'owner'
    join users u on u.id = m.user_id
    cross join lateral (
      select d.due_at from webhook_deliveries d
      where d.endpoint_id = e.id and ${DUE_DELIVERY}
      order by d.due_at, d.occurred_at, d.id limit 1) oldest
    where (select exists (select 1 from webhook_deliveries where due_at <= now()))
      and w.closed_at is null -- guard:webhook-workspace
      and ${OPEN_ENDPOINT}
    order by oldest.due_at, e.id
    limit ${MAX_ENDPOINTS}`;
  return rows.filter((owner) => getPlan(owner, clock.now()) === "enterprise").map(({ id }) => id);
}
