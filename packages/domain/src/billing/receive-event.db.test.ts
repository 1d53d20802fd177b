import { setTimeout as sleep } from "node:timers/promises";
import { useTestDatabase } from "@takt/db/testing/test-database";
import fc from "fast-check";
import { expect, test } from "vitest";
import { startBilling } from "../testing/billing-harness";
import { chooseSubscription } from "./model/choose-subscription";
import { toSubscriptionColumns } from "./model/to-subscription-columns";
import { receiveEvent } from "./receive-event";
import { reconcileSubscriptions } from "./reconcile-subscriptions";

const database = useTestDatabase({ max: 12 });
let count = 0;

async function start() {
  const billing = await startBilling(database.db);
  const event = (more: object = {}) => ({
    id: `evt_${count++}`,
    type: "customer.subscription.updated",
    createdAt: new Date("2026-11-24T10:00:00Z"),
    customerId: billing.customerId,
    userId: null,
    checkoutId: null,
    disputeId: null,
    ...more,
  });
  const stored = (id: string) => database.db.stripeEvent.findUniqueOrThrow({ where: { id } });
  return { ...billing, event, stored };
}

test("an event makes the row say what the provider says, and a repeated one asks nobody", async () => {
  const { deps, subscribe, event, read, provided, stored } = await start();
  subscribe();
  const one = event();
  expect(await receiveEvent(deps, one)).toBe("synced");
  expect(await read()).toMatchObject({ subscriptionStatus: "active" });
  expect(await receiveEvent(deps, one)).toBe("repeated");
  expect(provided.calls).toEqual(["listSubscriptions"]);
  expect(await stored(one.id)).toMatchObject({ outcome: "synced", deliveries: 2 });
});

test("an event that cannot be handled now is asked for again, and then handled", async () => {
  const { deps, subscribe, event, read, provided, stored } = await start();
  subscribe();
  const one = event();
  provided.failure = { kind: "unavailable", reason: "500" };
  expect(await receiveEvent(deps, one)).toBe("retry");
  expect(await stored(one.id)).toMatchObject({ processedAt: null });
  provided.failure = null;
  expect(await receiveEvent(deps, one)).toBe("synced");
  expect(await read()).toMatchObject({ subscriptionStatus: "active" });
});

test("a process that dies before it marks the event gets it again", async () => {
  const { deps, subscribe, change, event, read } = await start();
  subscribe();
  const one = event();
  const { upsert } = deps.db.stripeEvent;
  const dying = { upsert, update: () => Promise.reject(new Error("killed")) };
  const db = new Proxy(deps.db, {
    get: (real, key) => (key === "stripeEvent" ? dying : (Reflect.get(real, key) as unknown)),
  });
  await expect(receiveEvent({ ...deps, db }, one)).rejects.toThrow("killed");
  change("sub_1", { status: "past_due" });
  expect(await receiveEvent(deps, one)).toBe("synced");
  expect(await read()).toMatchObject({ subscriptionStatus: "past_due" });
});

test("an event of another type, or of an unknown customer, changes nothing and is logged once", async () => {
  const { deps, event, provided, entries, stored } = await start();
  const other = event({ type: "product.created", customerId: null });
  expect(await receiveEvent(deps, other)).toBe("ignored_type");
  for (const more of [{}, { userId: "no uuid" }, { userId: crypto.randomUUID() }]) {
    const unknown = event({ customerId: `cus_${crypto.randomUUID()}`, ...more });
    expect(await receiveEvent(deps, unknown)).toBe("unknown_customer");
    expect(await receiveEvent(deps, unknown)).toBe("repeated");
    expect(await stored(unknown.id)).toMatchObject({ outcome: "unknown_customer" });
  }
  expect(provided.calls).toEqual([]);
  expect(entries.filter((entry) => entry.event === "billing.unknown_customer")).toHaveLength(3);
});

test("a customer that a died process had created is the one whom its metadata names, who has none yet", async () => {
  const { deps, userId, event, read, subscribe } = await start();
  await database.db.user.update({ where: { id: userId }, data: { stripeCustomerId: null } });
  const customerId = `cus_new_${userId}`;
  subscribe({ customerId });
  expect(await receiveEvent(deps, event({ customerId, userId }))).toBe("synced");
  expect(await read()).toMatchObject({ stripeCustomerId: customerId, subscriptionStatus: "active" });
  // Somebody who is a customer already keeps it.
  const strange = event({ customerId: "cus_strange", userId });
  expect(await receiveEvent(deps, strange)).toBe("unknown_customer");
  expect(await read()).toMatchObject({ stripeCustomerId: customerId });
});

test("a customer that was deleted at the provider is free again", async () => {
  const { deps, subscribe, event, read, provided } = await start();
  subscribe();
  await receiveEvent(deps, event());
  provided.subscriptions.clear();
  await receiveEvent(deps, event({ type: "customer.deleted" }));
  expect(await read()).toMatchObject({ subscriptionStatus: "free", stripeSubscriptionId: null });
});

/** Whether a row has the values of all columns. */
const isLike = (row: object, columns: object) =>
  Object.entries(columns).every(([name, value]) => String(row[name as keyof typeof row]) === String(value));

/** Changes of a subscription, one step after another. */
const STEP = fc.oneof(
  fc.record({
    status: fc.constantFrom("active", "trialing", "past_due", "unpaid", "incomplete", "canceled"),
  }),
  fc.record({ cancelAt: fc.constantFrom(null, new Date("2026-12-24T10:00:00Z")) }),
  fc.record({ plan: fc.constantFrom("professional" as const, "enterprise" as const) }),
);

/** How the event of a step travels: lost, once or several times, and how late. */
const TRAVEL = fc.record({ copies: fc.integer({ min: 0, max: 3 }), delay: fc.constantFrom(0, 0, 0, 1, 6) });

test("whatever is lost, repeated or out of order, the row ends as a plain reading of the provider's state", async () => {
  const life = fc.array(fc.tuple(STEP, TRAVEL, fc.constantFrom(false, false, false, true)), {
    minLength: 1,
    maxLength: 8,
  });
  const lateness = fc.array(fc.constantFrom(0, 0, 30), { minLength: 7, maxLength: 7 });
  await fc.assert(
    fc.asyncProperty(life, lateness, async (steps, late) => {
      const { deps, subscribe, change, event, read, provided } = await start();
      subscribe();
      const list = deps.payments.listSubscriptions;
      let calls = 0;
      // A reading takes its time to arrive, and may be outdated by then.
      deps.payments.listSubscriptions = async (customer) => {
        const answer = await list(customer);
        await sleep(late[calls++ % late.length]);
        return answer;
      };
      let lost = false;
      const deliveries: [at: number, ReturnType<typeof event>][] = [];
      for (const [at, [, { copies, delay }]] of steps.entries()) {
        const one = event();
        // Any later reading makes up for a lost one, but for the last.
        lost = copies === 0;
        for (let copy = 0; copy < copies; copy++) deliveries.push([at + delay + copy * 2, one]);
      }
      const underWay: Promise<unknown>[] = [];
      for (let at = 0; at < steps.length + 12; at++) {
        const [changes, , waits] = steps[at] ?? [{}, null, at > steps.length + 8];
        change("sub_1", changes);
        underWay.push(
          ...deliveries.filter(([when]) => when === at).map(([, one]) => receiveEvent(deps, one)),
        );
        if (waits) await Promise.all(underWay.splice(0));
        else await sleep(8);
      }
      await Promise.all(underWay);
      const plain = () =>
        toSubscriptionColumns(chooseSubscription([...provided.subscriptions.values()]).current);
      // Nothing is left to the hourly job unless the last event was lost.
      const isConsistent = lost || isLike(await read(), plain());
      expect(isConsistent).toBe(true);
      const later = { ...deps, clock: { ...deps.clock, now: () => Date.UTC(2026, 10, 24, 13) } };
      await reconcileSubscriptions(later);
      expect(await read()).toMatchObject(plain());
    }),
    { seed: 20_261_127, numRuns: 40 },
  );
}, 120_000);

test("a dispute is an incident of its customer, once, and says what becomes of it", async () => {
  const { deps, subscribe, event, provided, customerId, userId, entries } = await start();
  subscribe();
  const disputeId = `du_${userId}`;
  const dispute = {
    customerId,
    amountCents: 2900,
    currency: "eur",
    reason: "fraudulent",
    status: "needs_response",
  };
  provided.disputes.set(disputeId, dispute);
  const createEvent = (type: string) => event({ type, customerId: null, disputeId });
  provided.failure = { kind: "unavailable", reason: "500" };
  const first = createEvent("charge.dispute.created");
  expect(await receiveEvent(deps, first)).toBe("retry");
  provided.failure = null;
  expect(await receiveEvent(deps, first)).toBe("synced");
  const incidents = () =>
    database.db.billingIncident.findMany({ where: { kind: "dispute", subject: disputeId } });
  const opened = { userId, detail: "29.00 EUR, fraudulent, needs_response", resolvedAt: null };
  expect(await incidents()).toMatchObject([opened]);
  expect(entries.map((one) => one.event)).toContain("billing.incident");
  provided.disputes.set(disputeId, { ...dispute, status: "lost" });
  expect(await receiveEvent(deps, createEvent("charge.dispute.closed"))).toBe("synced");
  expect(await incidents()).toMatchObject([{ ...opened, detail: "29.00 EUR, fraudulent, lost" }]);
});

test("a dispute of a customer who is not known here is an incident as well", async () => {
  const { deps, event, provided } = await start();
  const disputeId = `du_${crypto.randomUUID()}`;
  provided.disputes.set(disputeId, {
    customerId: "cus_gone",
    amountCents: 5,
    currency: "eur",
    reason: "x",
    status: "y",
  });
  expect(
    await receiveEvent(deps, event({ type: "charge.dispute.created", customerId: null, disputeId })),
  ).toBe("unknown_customer");
  expect(await database.db.billingIncident.findMany({ where: { subject: disputeId } })).toMatchObject([
    { userId: null },
  ]);
});
