import { consumeRateLimit } from "../limits/consume-rate-limit";
import type { Actor } from "../shared/actor";
import { withMembersLocked } from "../workspaces/with-members-locked";
import type { WebhooksDeps } from "./deps";
import { PING } from "./model/webhook-events";
import { requireOpenWebhook, requireWebhookPlan } from "./require-webhook";

/**
 * Sends a `ping` to a webhook, whatever events it has chosen: the delivery is written here, and sent like every other.
 * Refuses with `act_forbidden`, `webhook_not_found`, `webhook_not_open`, `webhooks_need_plan` and `rate_exceeded`.
 */
export async function sendTest(
  deps: Pick<WebhooksDeps, "db" | "clock">,
  caller: Actor,
  { id }: { id: string },
): Promise<{ deliveryId: string }> {
  await consumeRateLimit(deps, caller, "webhookTest");
  return withMembersLocked(deps, caller, "workspace.manage", async ({ tx, actor, now }) => {
    await requireOpenWebhook(tx, actor, id);
    await requireWebhookPlan(tx, actor, now);
    const at = new Date(now);
    const delivery = await tx.webhookDelivery.create({
      data: { endpointId: id, type: PING, data: { webhookId: id }, occurredAt: at, dueAt: at },
      select: { id: true },
    });
    return { deliveryId: delivery.id };
  });
}
