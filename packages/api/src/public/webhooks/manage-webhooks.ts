import {
  createWebhook,
  deleteWebhook,
  rotateSecret,
  updateWebhook,
} from "@takt/domain/webhooks/change-webhooks";
import { listWebhooks } from "@takt/domain/webhooks/list-webhooks";
import type { WebhookErrorCode } from "@takt/domain/webhooks/model/webhook-errors";
import { WEBHOOK_LIMITS } from "@takt/domain/webhooks/model/webhook-limits";
import type { WebhookView } from "@takt/domain/webhooks/model/webhook-view";
import { DomainError } from "@takt/domain/shared/domain-error";
import { z } from "zod";
import { operation } from "../operation";
import { EXAMPLE_ID } from "../shapes/time";
import {
  EXAMPLE_WEBHOOK,
  madeWebhook,
  newWebhook,
  toWebhook,
  webhook,
  webhookPatch,
} from "../shapes/webhook";

export const webhookRef = z.object({ id: z.uuid() });

/** Common fields of the operations of webhooks. */
export const MANAGE = { tag: "Webhooks", scope: "webhooks:manage", act: "workspace.manage" } as const;

/** Picks one of the listed webhooks. Refuses with `webhook_not_found`. */
function pick(webhooks: readonly WebhookView[], id: string): z.input<typeof webhook> {
  const found = webhooks.find((one) => one.id === id);
  if (!found) throw new DomainError<WebhookErrorCode>("webhook_not_found");
  return toWebhook(found);
}

const list = operation({
  ...MANAGE,
  id: "listWebhooks",
  method: "get",
  path: "/webhooks",
  summary: "List webhooks",
  description: "The newest first, at most ten.",
  status: 200,
  response: z
    .strictObject({ webhooks: z.array(webhook) })
    .meta({ id: "WebhookList", example: { webhooks: [EXAMPLE_WEBHOOK] } }),
  errors: [],
  async run({ deps, caller }) {
    const webhooks = await listWebhooks(deps, caller.actor);
    return { body: { webhooks: webhooks.map(toWebhook) } };
  },
});

const create = operation({
  ...MANAGE,
  id: "createWebhook",
  method: "post",
  path: "/webhooks",
  summary: "Create a webhook",
  description:
    "From then on events of the workspace are sent to its address, signed as Standard Webhooks 1.0.0 has it. It ends with the membership of the key's maker.",
  body: newWebhook,
  answersSecret: true,
  status: 201,
  response: madeWebhook,
  errors: ["webhook_url_refused", "webhooks_full"],
  async run({ deps, caller, createsId }, { body }) {
    const { id, secret, webhooks } = await createWebhook(deps, caller.actor, body, createsId);
    return { body: { webhook: pick(webhooks, id), secret }, location: `/webhooks/${id}` };
  },
});

const get = operation({
  ...MANAGE,
  id: "getWebhook",
  method: "get",
  path: "/webhooks/{id}",
  summary: "Get a webhook",
  params: webhookRef,
  status: 200,
  response: webhook,
  errors: ["webhook_not_found"],
  async run({ deps, caller }, { params }) {
    return { body: pick(await listWebhooks(deps, caller.actor), params.id) };
  },
});

const update = operation({
  ...MANAGE,
  id: "updateWebhook",
  method: "patch",
  path: "/webhooks/{id}",
  summary: "Change, pause or resume a webhook",
  description: "What is left out stays.",
  params: webhookRef,
  body: webhookPatch,
  status: 200,
  response: webhook,
  errors: ["webhook_not_found", "webhook_url_refused"],
  async run({ deps, caller }, { params: { id }, body }) {
    return { body: pick(await updateWebhook(deps, caller.actor, { id, ...body }), id) };
  },
});

const rotate = operation({
  ...MANAGE,
  id: "rotateWebhook",
  method: "post",
  path: "/webhooks/{id}/rotate",
  summary: "Rotate the secret of a webhook",
  description: `The answer has the new secret. For ${WEBHOOK_LIMITS.overlapHours} hours messages are signed with the one before, too.`,
  params: webhookRef,
  answersSecret: true,
  status: 200,
  response: madeWebhook,
  errors: ["webhook_not_found"],
  async run({ deps, caller }, { params: { id } }) {
    const { secret, webhooks } = await rotateSecret(deps, caller.actor, { id });
    return { body: { webhook: pick(webhooks, id), secret } };
  },
});

const remove = operation({
  ...MANAGE,
  id: "deleteWebhook",
  method: "delete",
  path: "/webhooks/{id}",
  summary: "Delete a webhook",
  description: "Nothing is sent to it any more, and its deliveries are gone.",
  params: webhookRef,
  status: 200,
  response: z.strictObject({ id: z.uuid() }).meta({ id: "DeletedWebhook", example: { id: EXAMPLE_ID } }),
  errors: ["webhook_not_found"],
  async run({ deps, caller }, { params: { id } }) {
    await deleteWebhook(deps, caller.actor, { id });
    return { body: { id } };
  },
});

export const MANAGE_WEBHOOKS = [list, create, get, update, rotate, remove];
