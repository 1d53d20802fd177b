import { useTestDatabase } from "@takt/db/testing/test-database";
import { expect, test } from "vitest";
import { startBilling } from "../testing/billing-harness";
import { getBillingAccount, resyncBillingAccount } from "./get-billing-account";
import { receiveEvent } from "./receive-event";

const database = useTestDatabase();

test("the operator sees plan, status and the last events, and reads the subscription again", async () => {
  const { deps, userId, customerId, subscribe, change } = await startBilling(database.db);
  subscribe({ plan: "enterprise", interval: "year" });
  for (let n = 0; n < 12; n++)
    await receiveEvent(deps, {
      id: `evt_${String(n).padStart(2, "0")}_${userId}`,
      type: "invoice.paid",
      createdAt: new Date(Date.UTC(2026, 10, 24, 10, n)),
      customerId,
      userId: null,
      checkoutId: null,
      disputeId: null,
    });
  const seen = await getBillingAccount(deps, userId);
  expect(seen).toMatchObject({ customerId, entitledTo: "enterprise", subscription: { status: "active" } });
  expect(seen!.events).toHaveLength(10);
  expect(seen!.events[0]).toMatchObject({ id: `evt_11_${userId}`, outcome: "synced", deliveries: 1 });
  change("sub_1", { status: "unpaid" });
  expect(await resyncBillingAccount(deps, null, userId)).toEqual({ kind: "synced", changed: true });
  expect(await getBillingAccount(deps, userId)).toMatchObject({ entitledTo: "free" });
  expect(
    await database.db.auditEntry.findFirst({ where: { subject: userId, action: "billing.resynced" } }),
  ).toMatchObject({ userId: null, data: { result: "synced" } });
});

test("of a user who is gone there is nothing to see", async () => {
  const { deps } = await startBilling(database.db);
  expect(await getBillingAccount(deps, crypto.randomUUID())).toBeNull();
});
