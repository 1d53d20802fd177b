import type { Db } from "../../client";
import type { Prisma, WebhookDelivery, WebhookEndpoint } from "../../generated/prisma/client";
import { sequence } from "./create-user";

/** Base64 of 24 bytes, the shortest that Standard Webhooks 1.0.0 allows. */
export const WEBHOOK_SECRET = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";

/** Creates an open endpoint of a workspace that wants `post.published` unless overridden. */
export function createWebhook(
  db: Db,
  maker: { id: string; workspaceId: string },
  overrides: Partial<Prisma.WebhookEndpointUncheckedCreateInput> = {},
): Promise<WebhookEndpoint> {
  return db.webhookEndpoint.create({
    data: {
      workspaceId: maker.workspaceId,
      createdById: maker.id,
      url: `https://hooks-${sequence()}.example.com/takt`,
      events: ["post.published"],
      secret: WEBHOOK_SECRET,
      ...overrides,
    },
  });
}

/** Creates a delivery to an endpoint that is due since a second ago. */
export function createDelivery(
  db: Db,
  endpoint: { id: string },
  overrides: Partial<Prisma.WebhookDeliveryUncheckedCreateInput> = {},
): Promise<WebhookDelivery> {
  const at = new Date(Date.now() - 1000);
  const base = { endpointId: endpoint.id, type: "ping", data: {}, occurredAt: at, dueAt: at };
  return db.webhookDelivery.create({ data: { ...base, ...overrides } });
}
