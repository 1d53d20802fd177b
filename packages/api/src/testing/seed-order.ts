import type { Db } from "@takt/db/testing/connect-test-database";
import { createOrder } from "@takt/db/testing/factories/create-order";

/** An order, and an event of the payment provider about its customer. */
export async function seedOrder(db: Db, user: { id: string; stripeCustomerId: string | null }) {
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
}
