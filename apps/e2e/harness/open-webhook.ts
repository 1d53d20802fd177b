import { createTokenVault } from "@takt/auth/token-vault";
import type { Db } from "@takt/db/testing/connect-test-database";
import { createWebhook } from "@takt/db/testing/factories/create-webhook";
import { WEBHOOK_EVENTS } from "@takt/domain/webhooks/model/webhook-events";
import { createWebhookSecret, secretSubject } from "@takt/domain/webhooks/webhook-secret";
import { v7 } from "uuid";
import type { WebhookReceiver } from "./start-webhook-receiver";

/** Opens an endpoint at the receiver for all events of an owner's workspace, who gets the plan for webhooks. Returns its id. */
export async function openWebhook(
  db: Db,
  receiver: WebhookReceiver,
  tokenKeys: string,
  owner: { id: string; workspaceId: string },
): Promise<string> {
  const id = v7();
  const secret = createWebhookSecret();
  receiver.secrets.set(id, secret);
  await db.user.update({
    where: { id: owner.id },
    data: { subscriptionStatus: "active", subscriptionPlan: "enterprise" },
  });
  await createWebhook(db, owner, {
    id,
    url: receiver.getUrl(id),
    events: [...WEBHOOK_EVENTS],
    secret: createTokenVault(tokenKeys).seal(secret, secretSubject(id, "secret")),
  });
  return id;
}
