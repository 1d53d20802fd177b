import type { Prisma } from "@takt/db/generated/prisma/client";
import { type Actor, inWorkspace } from "../shared/actor";
import type { CoreDeps } from "../shared/core-deps";
import { personName } from "../shared/person-name";
import { requireAct } from "../workspaces/model/acts";
import { WEBHOOK_EVENTS } from "./model/webhook-events";
import type { WebhookView } from "./model/webhook-view";

const LISTED = {
  id: true,
  url: true,
  name: true,
  events: true,
  createdAt: true,
  pausedAt: true,
  restedAt: true,
  restReason: true,
  oldSecretEnds: true,
  createdBy: { select: { id: true, displayName: true, name: true } },
} as const;
type Row = Prisma.WebhookEndpointGetPayload<{ select: typeof LISTED }>;

/** Counts of an endpoint's messages of the last two weeks, by their state. */
type Sent = { pending: number; failed: number; lastDeliveredAt: Date | null };
const NOTHING_SENT: Sent = { pending: 0, failed: 0, lastDeliveredAt: null };

type Deps = { db: Pick<CoreDeps["db"], "webhookEndpoint" | "$queryRaw">; clock: CoreDeps["clock"] };

/** Lists the webhooks of the actor's workspace, the newest first, without their secrets. Refuses with `act_forbidden`. */
export async function listWebhooks({ db, clock }: Deps, actor: Actor): Promise<WebhookView[]> {
  requireAct(actor, "workspace.manage");
  const rows = await db.webhookEndpoint.findMany({
    where: inWorkspace(actor),
    select: LISTED,
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
  });
  const sent = await countSent(db, actor);
  return rows.map((row) => toView(row, sent.get(row.id) ?? NOTHING_SENT, actor, clock.now()));
}

async function countSent(db: Deps["db"], { workspaceId }: Actor): Promise<Map<string, Sent>> {
  const rows = await db.$queryRaw<(Sent & { id: string })[]>`
    select d.endpoint_id as id,
      (count(distinct d.id) filter (where d.state = 'pending'))::int as pending,
      (count(distinct d.id) filter (where d.state = 'failed'))::int as failed,
      max(a.sent_at) filter (where d.state = 'delivered' and a.status between 200 and 299) as "lastDeliveredAt"
    from webhook_endpoints e
      join webhook_deliveries d on d.endpoint_id = e.id
      left join webhook_attempts a on a.delivery_id = d.id
    where e.workspace_id = ${workspaceId}::uuid
    group by d.endpoint_id`;
  return new Map(rows.map(({ id, ...sent }) => [id, sent]));
}

function toView(row: Row, sent: Sent, actor: Actor, now: number): WebhookView {
  const { id, url, name, createdAt, createdBy, pausedAt, restedAt, oldSecretEnds } = row;
  return {
    id,
    url,
    name,
    events: WEBHOOK_EVENTS.filter((event) => row.events.includes(event)),
    by: { name: personName(createdBy), isSelf: createdBy.id === actor.userId },
    createdAt,
    state: pausedAt ? "paused" : restedAt ? "resting" : "open",
    restReason: restedAt && (row.restReason as WebhookView["restReason"]),
    oldSecretEnds: oldSecretEnds && oldSecretEnds.getTime() > now ? oldSecretEnds : null,
    ...sent,
  };
}
