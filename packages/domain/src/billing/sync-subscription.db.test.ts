import { createOrder } from "@takt/db/testing/factories/create-order";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { expect, test } from "vitest";
import { NOW, startBilling } from "../testing/billing-harness";
import { chooseSubscription } from "./model/choose-subscription";
import { toSubscriptionColumns } from "./model/to-subscription-columns";
import { syncSubscription } from "./sync-subscription";

const database = useTestDatabase({ max: 12 });
const start = (user = {}) => startBilling(database.db, user);
const audit = (userId: string) =>
  database.db.auditEntry.findMany({ where: { userId }, orderBy: [{ at: "asc" }, { id: "asc" }] });

const emails = async (userId: string) =>
  (await database.db.outboxEmail.findMany({ where: { userId }, orderBy: { id: "asc" } })).map(
    ({ kind }) => kind,
  );

test("a user's row says what the provider says, and a change is recorded once", async () => {
  const { deps, userId, subscribe, read } = await start();
  subscribe({ plan: "enterprise", interval: "year" });
  expect(await syncSubscription(deps, userId)).toEqual({ kind: "synced", changed: true });
  expect(await syncSubscription(deps, userId)).toEqual({ kind: "synced", changed: false });
  expect(await read()).toMatchObject({
    subscriptionStatus: "active",
    subscriptionPlan: "enterprise",
    subscriptionInterval: "year",
    subscriptionCurrency: "eur",
    subscriptionPriceCents: 2900,
    subscriptionRenewsAt: new Date("2026-12-24T10:00:00Z"),
    subscriptionExpiresAt: null,
    stripeSubscriptionId: "sub_1",
  });
  expect(await audit(userId)).toMatchObject([
    { action: "subscription.changed", data: { from: "free", to: "active", toPlan: "enterprise" } },
  ]);
});

test("a user who has never been a customer is not asked about", async () => {
  const { deps, userId, provided } = await start();
  await database.db.user.update({ where: { id: userId }, data: { stripeCustomerId: null } });
  expect(await syncSubscription(deps, userId)).toEqual({ kind: "no_customer" });
  expect(provided.calls).toEqual([]);
});

test("while the provider fails, the row stays as it is", async () => {
  const { deps, userId, subscribe, provided, read } = await start();
  subscribe();
  await syncSubscription(deps, userId);
  const before = await read();
  provided.subscriptions.clear();
  provided.failure = { kind: "unavailable", reason: "500" };
  expect(await syncSubscription(deps, userId)).toEqual(provided.failure);
  expect(await read()).toEqual(before);
});

test("a reading that is outdated when it arrives is not written, but read again", async () => {
  const { deps, userId, subscribe, change, provided, read } = await start();
  subscribe();
  let isFirst = true;
  const list = deps.payments.listSubscriptions;
  // The first reading is taken, then another sync runs from start to end before it is written.
  deps.payments.listSubscriptions = async (customer) => {
    const answer = await list(customer);
    if (isFirst) {
      isFirst = false;
      change("sub_1", { status: "past_due" });
      await syncSubscription(deps, userId);
    }
    return answer;
  };
  await syncSubscription(deps, userId);
  expect(await read()).toMatchObject({ subscriptionStatus: "past_due" });
  expect(provided.calls.filter((call) => call === "listSubscriptions")).toHaveLength(3);
});

test("twelve syncs at once, while the subscription changes, end with its last state", async () => {
  const { deps, userId, subscribe, change, provided, read } = await start();
  subscribe();
  const statuses = ["past_due", "unpaid", "active", "canceled", "active"];
  provided.before = () => {
    const status = statuses.shift();
    if (status) change("sub_1", { status });
  };
  await Promise.all(Array.from({ length: 12 }, () => syncSubscription(deps, userId)));
  expect(await read()).toMatchObject(
    toSubscriptionColumns(chooseSubscription([...provided.subscriptions.values()]).current),
  );
});

test("a second subscription of another tab is ended and paid back once, and the first stays", async () => {
  const { deps, userId, subscribe, provided, read } = await start();
  const order = () => createOrder(database.db, { id: userId });
  const [first, second] = [await order(), await order()];
  subscribe({ id: "sub_1", orderId: first.id });
  subscribe({ id: "sub_2", orderId: second.id, createdAt: new Date("2026-11-24T10:00:05Z") });
  await Promise.all([syncSubscription(deps, userId), syncSubscription(deps, userId)]);
  expect(await read()).toMatchObject({ stripeSubscriptionId: "sub_1", subscriptionStatus: "active" });
  expect(provided.subscriptions.get("sub_2")).toMatchObject({ status: "canceled" });
  expect(provided.refunds).toMatchObject([{ subscriptionId: "sub_2", amountCents: 2900 }]);
  const orders = await database.db.order.findMany({ where: { userId }, orderBy: { status: "asc" } });
  expect(orders).toMatchObject([
    { id: first.id, status: "paid", stripeSubscriptionId: "sub_1", refundedCents: 0 },
    { id: second.id, status: "withdrawn", stripeSubscriptionId: "sub_2", refundedCents: 2900 },
  ]);
  expect((await emails(userId)).sort()).toEqual(["order_confirmed", "refund_issued"]);
});

test("an order is paid by the subscription of its own user alone", async () => {
  const { deps, userId, subscribe } = await start();
  const other = await start();
  const order = await createOrder(database.db, { id: other.userId });
  subscribe({ orderId: order.id });
  await syncSubscription(deps, userId);
  expect(await database.db.order.findUnique({ where: { id: order.id } })).toMatchObject({
    status: "ordered",
  });
});

test("a payment that fails and the end are told once each, and a recovery is not", async () => {
  const { deps, userId, subscribe, change } = await start();
  const { id } = subscribe({ id: `sub_${userId}` });
  const ended = { status: "canceled", endedAt: new Date("2026-12-24T10:00:00Z") };
  const steps = [{ status: "past_due" }, { status: "active" }, { status: "past_due" }, ended];
  for (const step of steps) {
    change(id, step);
    await Promise.all([syncSubscription(deps, userId), syncSubscription(deps, userId)]);
  }
  expect(await emails(userId)).toEqual(["subscription_past_due", "subscription_ended"]);
});

test("a checkout that nobody paid ends without an email", async () => {
  const { deps, userId, subscribe, change } = await start();
  subscribe({ status: "incomplete" });
  await syncSubscription(deps, userId);
  change("sub_1", { status: "incomplete_expired" });
  await syncSubscription(deps, userId);
  expect(await emails(userId)).toEqual([]);
});

test("a price that was changed at the provider is shown, keeps the plan, and is an incident once", async () => {
  const { deps, userId, subscribe, change, read } = await start();
  const order = await createOrder(database.db, { id: userId }, { status: "ordered" });
  subscribe({ id: "sub_priced", orderId: order.id });
  await syncSubscription(deps, userId);
  const incidents = async () =>
    (await database.db.billingIncident.findMany({ where: { userId }, orderBy: { id: "asc" } })).map(
      ({ kind, detail }) => [kind, detail],
    );
  expect(await incidents()).toEqual([]);
  change("sub_priced", { priceCents: 3100, currency: "usd" });
  await syncSubscription(deps, userId);
  await syncSubscription(deps, userId);
  expect(await read()).toMatchObject({ subscriptionPriceCents: 3100, subscriptionCurrency: "usd" });
  const unexpected = ["unexpected_price", "sub_priced is charged 3100 usd, ordered were 2900 eur"];
  expect(await incidents()).toEqual([unexpected]);
  change("sub_priced", { plan: null, priceCents: 1000, currency: "eur" });
  await syncSubscription(deps, userId);
  expect(await read()).toMatchObject({
    subscriptionPlan: "professional",
    subscriptionStatus: "active",
    subscriptionPriceCents: 1000,
    subscriptionRenewsAt: new Date("2026-12-24T10:00:00Z"),
  });
  expect(await incidents()).toEqual([
    unexpected,
    ["unknown_price", "sub_priced is charged 1000 eur, which sells no plan"],
  ]);
});

test("a subscription that ended long ago is read again, and the user's row still knows nothing of it", async () => {
  const { deps, userId, subscribe, change, read } = await start();
  const { id } = subscribe();
  const ended = (days: number) =>
    ({ status: "canceled", endedAt: new Date(NOW - days * 86_400_000) }) as const;
  change(id, ended(29));
  await syncSubscription(deps, userId);
  expect(await read()).toMatchObject({ subscriptionStatus: "ended", stripeSubscriptionId: id });
  change(id, ended(31));
  await syncSubscription(deps, userId);
  expect(await read()).toMatchObject({
    subscriptionStatus: "free",
    subscriptionExpiresAt: null,
    subscriptionPlan: null,
    stripeSubscriptionId: null,
  });
});
