import type { ClaimedDelivery } from "./claim-deliveries";
import { createWebhookRequest } from "./create-webhook-request";
import type { WebhooksDeps } from "./deps";
import type { DeliveryOutcome } from "./delivery-outcome";
import { settleDelivery } from "./settle-delivery";

type Deps = Pick<WebhooksDeps, "db" | "clock" | "vault" | "webhookSender">;

/** Sends a claimed delivery, and writes down what became of it. Returns that, and how many milliseconds the answer took. */
export async function sendDelivery(
  deps: Deps,
  delivery: ClaimedDelivery,
): Promise<DeliveryOutcome & { tookMs: number }> {
  const startedAt = deps.clock.now();
  const answer = await deps.webhookSender.send(createWebhookRequest(deps, delivery, startedAt));
  const tookMs = Math.max(0, Math.round(deps.clock.now() - startedAt));
  const outcome = await settleDelivery(deps, delivery, { ...answer, sentAt: new Date(startedAt), tookMs });
  return { ...outcome, tookMs };
}
