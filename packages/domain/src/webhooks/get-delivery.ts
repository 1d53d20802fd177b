import type { Actor } from "../shared/actor";
import type { CoreDeps } from "../shared/core-deps";
import { DomainError } from "../shared/domain-error";
import { requireAct } from "../workspaces/model/acts";
import { deliveriesIn, DELIVERY_COLUMNS, toDeliveryView } from "./delivery-view";
import { createWebhookBody } from "./model/create-webhook-body";
import type { WebhookErrorCode } from "./model/webhook-errors";
import type { DeliveryDetail, DeliveryFailure } from "./model/webhook-view";

/** Gets a delivery with its body, and each answer, the latest first. Refuses with `act_forbidden` and `delivery_not_found`. */
export async function getDelivery(
  { db }: Pick<CoreDeps, "db">,
  actor: Actor,
  { id }: { id: string },
): Promise<DeliveryDetail> {
  requireAct(actor, "workspace.manage");
  const { attempts } = DELIVERY_COLUMNS;
  const row = await db.webhookDelivery.findFirst({
    where: { id, ...deliveriesIn(actor) },
    select: {
      ...DELIVERY_COLUMNS,
      data: true,
      attempts: {
        select: { id: true, sentAt: true, took: true, status: true, failure: true, response: true },
        orderBy: [...attempts.orderBy],
      },
    },
  });
  if (!row) throw new DomainError<WebhookErrorCode>("delivery_not_found");
  return {
    ...toDeliveryView(row),
    body: createWebhookBody(row),
    attempts: row.attempts.map(({ took: tookMs, failure, ...attempt }) => ({
      ...attempt,
      tookMs,
      failure: failure as DeliveryFailure | null,
    })),
  };
}
