import { useTestDatabase } from "@takt/db/testing/test-database";
import { expect, test } from "vitest";
import { startBilling } from "../testing/billing-harness";
import { changePlan } from "./change-plan";
import { cancelSubscription, resumeSubscription } from "./change-subscription";
import { confirmCheckout } from "./confirm-checkout";
import type { OrderInput } from "./model/order-input";
import { previewChange } from "./preview-change";
import { reconcileSubscriptions } from "./reconcile-subscriptions";
import { startCheckout } from "./start-checkout";
import { syncSubscription } from "./sync-subscription";

const database = useTestDatabase({ max: 12 });

async function start() {
  const billing = await startBilling(database.db);
  const { actor, provided, deps, subscribe, customerId } = billing;
  const input = (more: Partial<OrderInput> = {}): OrderInput => ({
    id: crypto.randomUUID(),
    plan: "professional",
    interval: "month",
    priceCents: 2900,
    locale: "en",
    startNow: true,
    ...more,
  });
  return {
    ...billing,
    input,
    order: (more: Partial<OrderInput> = {}) => startCheckout(deps, actor, input(more)),
    orders: () => database.db.order.findMany({ where: { userId: actor.userId }, orderBy: { id: "asc" } }),
    /** Pays a checkout: the provider makes its subscription. */
    pay(orderId: string, id = `sub_${orderId}`) {
      subscribe({ id, orderId });
      const checkout = {
        id: `cs_${orderId}`,
        status: "complete",
        paid: true,
        userId: actor.userId,
        orderId,
        customerId,
        subscriptionId: id,
      } as const;
      provided.checkouts.set(checkout.id, { kind: "ok", value: checkout });
      return checkout.id;
    },
  };
}

test("an order keeps what its page showed, and is paid by its subscription", async () => {
  const { deps, actor, order, orders, pay, input, read } = await start();
  const id = input().id;
  expect(await order({ id, plan: "enterprise", interval: "year", priceCents: 79_200, locale: "de" })).toEqual(
    {
      url: `https://pay.example/cs_${id}`,
    },
  );
  expect(await orders()).toMatchObject([
    {
      id,
      status: "ordered",
      plan: "enterprise",
      interval: "year",
      priceCents: 79_200,
      currency: "eur",
      tax: "exempt",
      locale: "de",
      checkoutSessionId: `cs_${id}`,
      startNowAt: new Date(deps.clock.now()),
      textHash: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
    },
  ]);
  const checkoutId = pay(id);
  expect(await confirmCheckout(deps, actor, checkoutId)).toEqual({ state: "active" });
  expect(await read()).toMatchObject({ subscriptionStatus: "active", stripeSubscriptionId: `sub_${id}` });
  expect(await orders()).toMatchObject([{ status: "paid", stripeSubscriptionId: `sub_${id}` }]);
});

test("an order that is sent again answers the same page and is stored once", async () => {
  const { deps, actor, input, orders } = await start();
  const sent = input();
  const pages = await Promise.all([1, 2, 3].map(() => startCheckout(deps, actor, sent)));
  expect(new Set(pages.map(({ url }) => url)).size).toBe(1);
  expect(await orders()).toHaveLength(1);
});

test("a second tab's order closes the first one's page", async () => {
  const { order, orders, provided, input } = await start();
  const [first, second] = [input().id, input().id];
  await order({ id: first });
  await order({ id: second, interval: "year", priceCents: 29_000 });
  expect(provided.checkouts.get(`cs_${first}`)).toMatchObject({ value: { status: "expired" } });
  const status = new Map((await orders()).map((one) => [one.id, one.status]));
  expect(status).toEqual(
    new Map([
      [first, "abandoned"],
      [second, "ordered"],
    ]),
  );
});

test("who has a subscription cannot order a second one, also when only the provider knows it yet", async () => {
  const { order, pay, input, orders, read, provided } = await start();
  const first = input().id;
  await order({ id: first });
  pay(first);
  await expect(order()).rejects.toMatchObject({ code: "already_subscribed" });
  expect(await read()).toMatchObject({ subscriptionStatus: "active" });
  expect(await orders()).toMatchObject([{ id: first, status: "paid" }]);
  expect(provided.calls.filter((call) => call === "startCheckout")).toHaveLength(1);
});

test("another price than the page showed, or another user's order, is refused", async () => {
  const { order, input, orders } = await start();
  await expect(order({ priceCents: 1 })).rejects.toMatchObject({
    code: "order_changed",
    data: { priceCents: 2900 },
  });
  const other = await start();
  const id = input().id;
  await other.order({ id });
  await expect(order({ id })).rejects.toMatchObject({ code: "order_not_found" });
  expect(await orders()).toEqual([]);
});

test.each([
  [{ kind: "not_configured", reason: "no key" }, "payments_not_configured"],
  [{ kind: "unavailable", reason: "500" }, "payments_unavailable"],
  [{ kind: "refused", code: "parameter_invalid", reason: "?" }, "checkout_failed"],
] as const)(
  "when the provider answers %o the order is refused with %s, and can be sent again",
  async (failure, code) => {
    const { deps, actor, input, provided } = await start();
    const sent = input();
    provided.before = (call) => void (provided.failure = call === "startCheckout" ? failure : null);
    await expect(startCheckout(deps, actor, sent)).rejects.toMatchObject({ code });
    provided.before = () => void (provided.failure = null);
    expect(await startCheckout(deps, actor, sent)).toMatchObject({ url: expect.any(String) as string });
  },
);

test("a customer who was deleted at the provider gets a new one", async () => {
  const { order, deps, read, userId } = await start();
  await database.db.user.update({ where: { id: userId }, data: { stripeCustomerId: "cus_gone" } });
  const startPage = deps.payments.startCheckout;
  deps.payments.startCheckout = (asked) =>
    asked.customerId === "cus_gone"
      ? Promise.resolve({ kind: "refused", code: "resource_missing", reason: "no such customer" })
      : startPage(asked);
  await order();
  expect(await read()).toMatchObject({ stripeCustomerId: `cus_${userId}_new` });
});

test("somebody else's checkout is not confirmed", async () => {
  const [one, other] = [await start(), await start()];
  const { id } = one.input();
  await one.order({ id });
  await expect(confirmCheckout(one.deps, other.actor, one.pay(id))).rejects.toMatchObject({
    code: "order_not_found",
  });
});

test("an order that was never paid is abandoned after an hour, one whose webhook was lost is paid", async () => {
  const { deps, order, orders, provided, pay, input } = await start();
  const id = input().id;
  await order({ id });
  provided.checkouts.delete(`cs_${id}`);
  const later = (hours: number) => ({
    ...deps,
    clock: { ...deps.clock, now: () => Date.UTC(2026, 10, 24, 10 + hours) },
  });
  await reconcileSubscriptions(later(1));
  expect(await orders()).toMatchObject([{ status: "ordered" }]);
  await reconcileSubscriptions(later(2));
  expect(await orders()).toMatchObject([{ status: "abandoned" }]);
  pay(id);
  await reconcileSubscriptions(later(4));
  expect(await orders()).toMatchObject([{ status: "paid" }]);
});

test("a subscription is cancelled at its end, resumed and changed, and each is read at once", async () => {
  const { deps, actor, subscribe, userId, read, orders, input } = await start();
  subscribe();
  await syncSubscription(deps, userId);
  await cancelSubscription(deps, actor, { end: "earliest" });
  const end = new Date("2026-12-24T10:00:00Z");
  expect(await read()).toMatchObject({ subscriptionStatus: "cancelling", subscriptionExpiresAt: end });
  await resumeSubscription(deps, actor);
  expect(await read()).toMatchObject({ subscriptionStatus: "active", subscriptionRenewsAt: end });
  const offer = { plan: "enterprise", interval: "month" } as const;
  const { id: previewId } = await previewChange(deps, actor, offer);
  const { id } = input();
  const change = { id, previewId, locale: "en" } as const;
  await changePlan(deps, actor, change);
  await changePlan(deps, actor, change);
  expect(await read()).toMatchObject({ subscriptionPlan: "enterprise" });
  expect(await orders()).toMatchObject([{ id, status: "paid", plan: "enterprise" }]);
});

test("without a subscription nothing can be changed, and what the provider refuses changes nothing", async () => {
  const { deps, actor, subscribe, userId, read, provided, orders, input } = await start();
  await expect(cancelSubscription(deps, actor, { end: "earliest" })).rejects.toMatchObject({
    code: "not_subscribed",
  });
  await expect(resumeSubscription(deps, actor)).rejects.toMatchObject({ code: "not_subscribed" });
  subscribe();
  await syncSubscription(deps, userId);
  const before = await read();
  const { id: previewId } = await previewChange(deps, actor, { plan: "enterprise", interval: "month" });
  provided.failure = { kind: "refused", code: "card_declined", reason: "insufficient_funds" };
  const sent = { id: input().id, previewId, locale: "en" } as const;
  await expect(changePlan(deps, actor, sent)).rejects.toMatchObject({ code: "payment_declined" });
  expect(await read()).toEqual(before);
  expect(await orders()).toMatchObject([{ status: "abandoned" }]);
});

test("of four orders at once one can be paid", async () => {
  const { order, orders, provided } = await start();
  const results = await Promise.allSettled([1, 2, 3, 4].map(() => order()));
  const open = [...provided.checkouts.values()].filter(
    (one) => one.kind === "ok" && one.value.status === "open",
  );
  expect(open).toHaveLength(1);
  expect((await orders()).map(({ status }) => status).sort()).toEqual([
    "abandoned",
    "abandoned",
    "abandoned",
    "ordered",
  ]);
  expect(results.filter(({ status }) => status === "fulfilled").length).toBeGreaterThan(0);
});

test("an order that newer ones have overtaken closes its own page, and none of theirs", async () => {
  const { deps, actor, order, orders, provided, input } = await start();
  const overtaken = input();
  /** Two newer orders get their pages while this one asks for its own. */
  async function overtake() {
    await order();
    const [first] = await database.db.order.findMany({
      where: { userId: actor.userId, id: { not: overtaken.id } },
    });
    for (const seconds of [1, 2]) {
      const id = crypto.randomUUID();
      const orderedAt = new Date(first!.orderedAt.getTime() + seconds * 1000);
      await database.db.order.create({ data: { ...first!, id, orderedAt, checkoutSessionId: `cs_${id}` } });
      const page = provided.checkouts.get(first!.checkoutSessionId!)!;
      if (page.kind === "ok")
        provided.checkouts.set(`cs_${id}`, {
          kind: "ok",
          value: { ...page.value, id: `cs_${id}`, orderId: id },
        });
    }
  }
  const payments: typeof deps.payments = {
    ...deps.payments,
    async startCheckout(sent) {
      await overtake();
      return deps.payments.startCheckout(sent);
    },
  };
  await expect(startCheckout({ ...deps, payments }, actor, overtaken)).rejects.toMatchObject({
    code: "checkout_failed",
  });
  const statuses = (await orders()).toSorted((a, b) => a.orderedAt.getTime() - b.orderedAt.getTime());
  expect(statuses.slice(-2).map(({ status }) => status)).toEqual(["ordered", "ordered"]);
  expect(statuses.find(({ id }) => id === overtaken.id)).toMatchObject({ status: "abandoned" });
});
