import { z } from "zod";
import type { Actor } from "../shared/actor";
import type { CoreDeps } from "../shared/core-deps";
import { decodeCursor, pageInput, toPage } from "../shared/pagination";
import { requireAct } from "../workspaces/model/acts";
import { deliveriesIn, DELIVERY_COLUMNS, toDeliveryView } from "./delivery-view";
import { DELIVERY_STATES, type DeliveryView } from "./model/webhook-view";
import { requireWebhook } from "./require-webhook";

export const listDeliveriesInput = z.strictObject({
  /** Of the webhook. */
  id: z.uuid(),
  state: z.enum(DELIVERY_STATES).optional(),
  ...pageInput({ size: 30, max: 100 }),
});

/**
 * Lists what was sent, or is to be sent, to a webhook in the last two weeks, the latest first, one page at a time.
 * Refuses with `act_forbidden` and `webhook_not_found`.
 */
export async function listDeliveries(
  { db }: Pick<CoreDeps, "db">,
  actor: Actor,
  { id: endpointId, state, cursor, limit }: z.infer<typeof listDeliveriesInput>,
): Promise<{ deliveries: DeliveryView[]; nextCursor: string | null }> {
  requireAct(actor, "workspace.manage");
  await requireWebhook(db, actor, endpointId);
  const rows = await db.webhookDelivery.findMany({
    where: { endpointId, ...deliveriesIn(actor), ...(state && { state }), ...(cursor && before(cursor)) },
    select: DELIVERY_COLUMNS,
    orderBy: [{ occurredAt: "desc" }, { id: "desc" }],
    take: limit + 1,
  });
  const { page, nextCursor } = toPage(rows, limit, ({ occurredAt }) => occurredAt);
  return { deliveries: page.map(toDeliveryView), nextCursor };
}

function before(cursor: string) {
  const { at, id } = decodeCursor(cursor);
  return { OR: [{ occurredAt: { lt: at } }, { occurredAt: at, id: { lt: id } }] };
}
