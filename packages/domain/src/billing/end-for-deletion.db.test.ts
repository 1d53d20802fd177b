import { createOrder } from "@takt/db/testing/factories/create-order";
import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { expect, test } from "vitest";
import { startBilling } from "../testing/billing-harness";
import { cancelForDeletion, endForPurge } from "./end-for-deletion";

const database = useTestDatabase();
const DOWN = { kind: "unavailable", reason: "down" } as const;

test("a running subscription is set to end, and one that is cancelled already is left alone", async () => {
  const { deps, actor, provided, subscribe } = await startBilling(database.db);
  const { id } = subscribe();
  expect(await cancelForDeletion(deps, actor)).toBe(true);
  expect(provided.subscriptions.get(id)?.cancelAt).toBeInstanceOf(Date);
  provided.calls.length = 0;
  expect(await cancelForDeletion(deps, actor)).toBe(true);
  expect(provided.calls).not.toContain("cancelAtPeriodEnd");
});

test("somebody who has never been a customer needs no payment provider", async () => {
  const { deps, provided } = await startBilling(database.db);
  provided.failure = DOWN;
  const { id: userId } = await createUser(database.db);
  expect(await cancelForDeletion(deps, { userId })).toBe(true);
  expect(await endForPurge(deps, userId)).toBe(true);
});

test("while the payment provider does not answer, nothing counts as done", async () => {
  const { deps, actor, provided, subscribe } = await startBilling(database.db);
  subscribe();
  provided.failure = DOWN;
  expect(await cancelForDeletion(deps, actor)).toBe(false);
  expect(await endForPurge(deps, actor.userId)).toBe(false);
});

test("every subscription of a purged account ends at once, and nothing more than the rules is paid back", async () => {
  const { deps, actor, provided, subscribe } = await startBilling(database.db);
  const { id } = subscribe();
  expect(await endForPurge(deps, actor.userId)).toBe(true);
  expect(provided.subscriptions.get(id)?.status).toBe("canceled");
  expect(provided.refunds).toEqual([]);
  provided.calls.length = 0;
  expect(await endForPurge(deps, actor.userId)).toBe(true);
  expect(provided.calls).not.toContain("cancelNow");
});

test("the customer of a purged account is deleted at the payment provider, after everything else and once it answers", async () => {
  const { deps, userId, customerId, provided, subscribe } = await startBilling(database.db);
  subscribe();
  provided.before = (call) => {
    provided.failure = call === "deleteCustomer" ? DOWN : null;
  };
  expect(await endForPurge(deps, userId)).toBe(false);
  expect(provided.calls.at(-1)).toBe("deleteCustomer");
  expect(provided.deletedCustomers.size).toBe(0);
  provided.before = () => {};
  provided.failure = null;
  for (let n = 0; n < 2; n++) expect(await endForPurge(deps, userId)).toBe(true);
  expect([...provided.deletedCustomers]).toEqual([customerId]);
});

test("a refusal to delete the customer keeps no account from its purge, and is logged", async () => {
  const { deps, userId, provided, entries } = await startBilling(database.db);
  provided.before = (call) => {
    provided.failure =
      call === "deleteCustomer" ? { kind: "refused", code: "customer_locked", reason: "no" } : null;
  };
  expect(await endForPurge(deps, userId)).toBe(true);
  expect(entries).toContainEqual({ event: "billing.customer_not_deleted", code: "customer_locked" });
});

test("an open checkout page is closed, so that nobody pays for an account that goes", async () => {
  const { deps, actor, provided, customerId } = await startBilling(database.db);
  const checkoutSessionId = "cs_open";
  const order = await createOrder(database.db, { id: actor.userId }, { checkoutSessionId });
  const ids = { userId: actor.userId, orderId: order.id, customerId, subscriptionId: null };
  provided.checkouts.set(checkoutSessionId, {
    kind: "ok",
    value: { ...ids, id: checkoutSessionId, status: "open", paid: false },
  });
  expect(await cancelForDeletion(deps, actor)).toBe(true);
  expect(await database.db.order.findUniqueOrThrow({ where: { id: order.id } })).toMatchObject({
    status: "abandoned",
  });
});
