import type { Db } from "@takt/db/client";
import type { Prisma, WebhookEndpoint } from "@takt/db/generated/prisma/client";
import type { Actor } from "../shared/actor";
import { createWebhookSecret, secretSubject } from "../webhooks/webhook-secret";

/** Creates a webhook of a member for published posts, whose secret the vault of fakeDeps has sealed, unless overridden. */
export async function createWebhookEndpoint(
  db: Db,
  { userId: createdById, workspaceId }: Pick<Actor, "userId" | "workspaceId">,
  overrides: Partial<Prisma.WebhookEndpointUncheckedCreateInput> = {},
): Promise<WebhookEndpoint> {
  const id = crypto.randomUUID();
  const secret = `${secretSubject(id, "secret")}:${createWebhookSecret()}`;
  const webhook = {
    id,
    workspaceId,
    createdById,
    url: "https://hooks.example.com/takt",
    name: "Reports",
    secret,
  };
  return db.webhookEndpoint.create({ data: { ...webhook, events: ["post.published"], ...overrides } });
}
