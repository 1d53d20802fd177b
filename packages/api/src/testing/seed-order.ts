import type { Db } from "@takt/db/testing/connect-test-database";
import { createOrder } from "@takt/db/testing/factories/create-order";

/** An order, an event of the payment provider about its customer, and the preview of a change of plan. */
export async function seedOrder(
  db: Db,
  user: { id: string; stripeCustomerId: string | null; stripeSubscriptionId: string | null },
) {
  const at = new Date("2026-11-24T10:00:00Z");
  await createOrder(db, user, { orderedAt: at, status: "abandoned" });
  await db.stripeEvent.create({
    data: {
      id: `evt_${user.id}`,
      type: "invoice.paid",
      createdAt: at,
      customerId: user.stripeCustomerId,
      processedAt: at,
      outcome: "synced",
    },
  });
  await db.billingIncident.create({
    data: { userId: user.id, kind: "dispute", subject: `du_${user.id}`, detail: "29.00 EUR", at },
  });
  const preview = await db.changePreview.create({
    data: {
      userId: user.id,
      subscriptionId: user.stripeSubscriptionId!,
      plan: "enterprise",
      interval: "year",
      prorationAt: at,
      dueNowCents: 7000,
      totalCents: 7000,
      nextCents: 79_200,
      basis: "professional:month",
      expiresAt: new Date("2100-01-01T00:00:00Z"),
    },
  });
  return { previewId: preview.id };
}
