import type { Prisma, WebhookEndpoint } from "@takt/db/generated/prisma/client";
import { readWorkspacePlan } from "../plans/read-plan";
import { type Actor, inWorkspace } from "../shared/actor";
import { DomainError } from "../shared/domain-error";
import type { WebhookErrorCode } from "./model/webhook-errors";

type Tx = Pick<Prisma.TransactionClient, "webhookEndpoint" | "membership">;

/** Refuses with `webhooks_need_plan` where the owner of the workspace does not have the plan for webhooks at `now`. */
export async function requireWebhookPlan(tx: Tx, actor: Actor, now: number): Promise<void> {
  const { plan } = await readWorkspacePlan(tx, actor, now);
  if (plan !== "enterprise") throw new DomainError<WebhookErrorCode>("webhooks_need_plan");
}

/** Reads an endpoint of the actor's workspace. Refuses with `webhook_not_found`. */
export async function requireWebhook(tx: Tx, actor: Actor, id: string): Promise<WebhookEndpoint> {
  const webhook = await tx.webhookEndpoint.findFirst({ where: { id, ...inWorkspace(actor) } });
  if (!webhook) throw new DomainError<WebhookErrorCode>("webhook_not_found");
  return webhook;
}

/** The same of one to which something is sent. Refuses with `webhook_not_open` while it is paused or rests. */
export async function requireOpenWebhook(tx: Tx, actor: Actor, id: string): Promise<WebhookEndpoint> {
  const webhook = await requireWebhook(tx, actor, id);
  if (webhook.pausedAt || webhook.restedAt) throw new DomainError<WebhookErrorCode>("webhook_not_open");
  return webhook;
}
