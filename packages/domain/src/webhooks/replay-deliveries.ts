import { z } from "zod";
import { consumeRateLimit } from "../limits/consume-rate-limit";
import type { Actor } from "../shared/actor";
import { DomainError } from "../shared/domain-error";
import { withMembersLocked } from "../workspaces/with-members-locked";
import { deliveriesIn, DELIVERY_COLUMNS, toDeliveryView } from "./delivery-view";
import type { WebhooksDeps } from "./deps";
import type { WebhookErrorCode } from "./model/webhook-errors";
import type { DeliveryView } from "./model/webhook-view";
import { requireOpenWebhook, requireWebhookPlan } from "./require-webhook";

export const replayFailedInput = z.strictObject({
  /** Of the webhook. */
  id: z.uuid(),
  /** The time of the earliest event that is sent again. */
  since: z.date(),
});

type Deps = Pick<WebhooksDeps, "db" | "clock">;

/** Columns that make a delivery untried again; its id, and with it that of the message, stays. */
const again = (now: number) => ({ state: "pending", tries: 0, dueAt: new Date(now) });

/**
 * Sends a delivery again, whatever became of it, as the same message.
 * Refuses with `act_forbidden`, `delivery_not_found`, `webhook_not_open`, `webhooks_need_plan` and `rate_exceeded`.
 */
export async function replayDelivery(
  deps: Deps,
  caller: Actor,
  { id }: { id: string },
): Promise<DeliveryView> {
  await consumeRateLimit(deps, caller, "webhookTest");
  return withMembersLocked(deps, caller, "workspace.manage", async ({ tx, actor, now }) => {
    const found = await tx.webhookDelivery.findFirst({
      where: { id, ...deliveriesIn(actor) },
      select: { endpointId: true },
    });
    if (!found) throw new DomainError<WebhookErrorCode>("delivery_not_found");
    await requireOpenWebhook(tx, actor, found.endpointId);
    await requireWebhookPlan(tx, actor, now);
    const where = { id, ...deliveriesIn(actor) };
    return toDeliveryView(
      await tx.webhookDelivery.update({ where, data: again(now), select: DELIVERY_COLUMNS }),
    );
  });
}

/**
 * Sends again what was given up of what happened since a time, each as the same message. Answers how many.
 * Refuses with `act_forbidden`, `webhook_not_found`, `webhook_not_open`, `webhooks_need_plan` and `rate_exceeded`.
 */
export async function replayFailed(
  deps: Deps,
  caller: Actor,
  { id: endpointId, since }: z.infer<typeof replayFailedInput>,
): Promise<{ count: number }> {
  await consumeRateLimit(deps, caller, "webhookTest");
  return withMembersLocked(deps, caller, "workspace.manage", async ({ tx, actor, now }) => {
    await requireOpenWebhook(tx, actor, endpointId);
    await requireWebhookPlan(tx, actor, now);
    const where = { endpointId, state: "failed", occurredAt: { gte: since }, ...deliveriesIn(actor) };
    return tx.webhookDelivery.updateMany({ where, data: again(now) });
  });
}
