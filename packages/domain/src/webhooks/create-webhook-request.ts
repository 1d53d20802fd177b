import type { ClaimedDelivery } from "./claim-deliveries";
import type { WebhooksDeps } from "./deps";
import { createWebhookBody, toMessageId } from "./model/create-webhook-body";
import { signWebhook } from "./sign-webhook";
import type { WebhookRequest } from "./ports/webhook-sender";
import { secretSubject } from "./webhook-secret";

/** The request of an attempt at `now` (epoch milliseconds): the same id and body each time, its own time and signature. */
export function createWebhookRequest(
  deps: Pick<WebhooksDeps, "vault">,
  delivery: ClaimedDelivery,
  now: number,
): WebhookRequest {
  const id = toMessageId(delivery.id);
  const timestamp = Math.floor(now / 1000);
  const body = createWebhookBody(delivery);
  return {
    url: delivery.url,
    headers: {
      "content-type": "application/json",
      "user-agent": "Takt-Webhooks/1.0",
      "webhook-id": id,
      "webhook-timestamp": String(timestamp),
      "webhook-signature": signWebhook({ id, timestamp, body }, openSecrets(deps, delivery, now)),
    },
    body,
  };
}

/** The secret, and the one before while it is still signed with. */
function openSecrets(
  { vault }: Pick<WebhooksDeps, "vault">,
  delivery: ClaimedDelivery,
  now: number,
): string[] {
  const { endpointId, secret, oldSecret, oldSecretEnds } = delivery;
  const current = vault.open(secret, secretSubject(endpointId, "secret"));
  if (oldSecret === null || oldSecretEnds === null || oldSecretEnds.getTime() <= now) return [current];
  return [current, vault.open(oldSecret, secretSubject(endpointId, "old_secret"))];
}
