import type { Db } from "@takt/db/testing/connect-test-database";

/** A webhook with a marked secret, and a message to it that was given up after one try. */
export async function seedWebhook(
  db: Db,
  { id: createdById, workspaceId }: { id: string; workspaceId: string },
  mark: string,
) {
  const webhook = await db.webhookEndpoint.create({
    data: {
      workspaceId,
      createdById,
      url: "https://hooks.example.com/takt",
      name: "Reports",
      events: ["post.published"],
      secret: `${mark}-webhook`,
      oldSecret: `${mark}-webhook-before`,
      oldSecretEnds: new Date(Date.now() + 864e5),
    },
  });
  const delivery = await db.webhookDelivery.create({
    data: {
      endpointId: webhook.id,
      type: "metrics.updated",
      data: { day: "2027-01-15" },
      dueAt: null,
      tries: 1,
      state: "failed",
      attempts: { create: { sentAt: new Date(), took: 120, status: 500, response: "Down" } },
    },
  });
  return { webhook, delivery };
}
