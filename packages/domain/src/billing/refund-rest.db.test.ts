import { createOrder } from "@takt/db/testing/factories/create-order";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { beforeEach, expect, test, vi } from "vitest";
import type { Payments } from "./ports/payments";
import { startBilling } from "../testing/billing-harness";
import { cancelSubscription, resumeSubscription } from "./change-subscription";
import { getSubscription } from "./get-subscription";
import { syncSubscription } from "./sync-subscription";

const database = useTestDatabase();
beforeEach(async () => {
  await database.db.outboxEmail.deleteMany();
  await database.db.auditEntry.deleteMany();
  await database.db.order.deleteMany();
});

/** The clock of the harness says 24 November 2026, 10:00 UTC. */
const RENEWS_AT = new Date("2027-08-24T10:00:00Z");
const EARLIEST = new Date("2026-12-24T10:00:00Z");
const REST_CENTS = Math.ceil((29_000 * 243) / 365);

/** A customer whose yearly subscription was ordered on a day, and is renewed in August. */
async function yearly(orderedAt: string) {
  const billing = await startBilling(database.db);
  const { id } = billing.subscribe({ interval: "year", priceCents: 29_000, periodEndsAt: RENEWS_AT }, 29_000);
  await createOrder(
    database.db,
    { id: billing.userId },
    { interval: "year", priceCents: 29_000, status: "paid", orderedAt: new Date(orderedAt) },
  );
  await syncSubscription(billing.deps, billing.userId);
  const refundEmails = () => database.db.outboxEmail.findMany({ where: { kind: "refund_issued" } });
  const end = () => billing.change(id, { status: "canceled", endedAt: EARLIEST });
  return { ...billing, subscriptionId: id, refundEmails, end };
}
const renewed = () => yearly("2025-08-24T09:50:00Z");

test("a renewed year shows its earliest end and what goes back, and ends then", async () => {
  const { deps, actor, provided, read } = await renewed();
  expect((await getSubscription(deps, actor)).earlyEnd).toEqual({ at: EARLIEST, refundCents: REST_CENTS });
  await cancelSubscription(deps, actor, { end: "earliest" });
  expect([...provided.subscriptions.values()]).toMatchObject([{ cancelAt: EARLIEST, paidUntil: RENEWS_AT }]);
  expect(await read()).toMatchObject({
    subscriptionStatus: "cancelling",
    subscriptionExpiresAt: EARLIEST,
    subscriptionRenewsAt: null,
  });
  expect(provided.refunds).toEqual([]);
});

test("the ordered year, and a renewed one on request, end with the paid period", async () => {
  const first = await yearly("2026-08-24T09:50:00Z");
  expect((await getSubscription(first.deps, first.actor)).earlyEnd).toBeNull();
  await cancelSubscription(first.deps, first.actor, { end: "earliest" });
  const second = await renewed();
  await cancelSubscription(second.deps, second.actor, { end: "period" });
  for (const { provided } of [first, second])
    expect([...provided.subscriptions.values()]).toMatchObject([{ cancelAt: RENEWS_AT, paidUntil: null }]);
});

test("a period that was renewed since the last reading is read before its end is decided", async () => {
  const { deps, actor, provided, change, subscriptionId } = await yearly("2026-08-24T09:50:00Z");
  const nextEnd = new Date("2028-08-24T10:00:00Z");
  change(subscriptionId, { periodEndsAt: nextEnd });
  await cancelSubscription(deps, actor, { end: "earliest" });
  expect([...provided.subscriptions.values()]).toMatchObject([{ cancelAt: EARLIEST, paidUntil: nextEnd }]);
});

test("the rest is refunded once after the end, however often it is read, and told once", async () => {
  const { deps, actor, userId, provided, end, refundEmails } = await renewed();
  await cancelSubscription(deps, actor, { end: "earliest" });
  end();
  await Promise.all([1, 2, 3].map(() => syncSubscription(deps, userId)));
  await syncSubscription(deps, userId);
  expect(await database.db.order.findMany({ where: { userId } })).toMatchObject([
    { status: "paid", refundedCents: REST_CENTS, refundReason: "rest" },
  ]);
  expect(provided.refunds.map(({ amountCents }) => amountCents)).toEqual([REST_CENTS]);
  expect(await refundEmails()).toMatchObject([
    { userId, data: { amountCents: REST_CENTS, currency: "eur", why: "rest" } },
  ]);
  expect([...provided.subscriptions.values()]).toMatchObject([{ paidUntil: null }]);
});

test("a crash between refund and note refunds nothing twice", async () => {
  const { deps, actor, userId, provided, end, refundEmails } = await renewed();
  await cancelSubscription(deps, actor, { end: "earliest" });
  end();
  provided.before = (call) => {
    if (call === "closeRest") throw new Error("killed");
  };
  await expect(syncSubscription(deps, userId)).rejects.toThrow("killed");
  provided.before = () => {};
  expect(await syncSubscription(deps, userId)).toMatchObject({ kind: "synced" });
  expect(provided.refunds).toHaveLength(1);
  expect(await refundEmails()).toHaveLength(1);
});

test("a cancellation that was taken back, and a year that was never paid, refund nothing", async () => {
  const resumed = await renewed();
  await cancelSubscription(resumed.deps, resumed.actor, { end: "earliest" });
  await resumeSubscription(resumed.deps, resumed.actor);
  const unpaid = await renewed();
  unpaid.provided.paid.clear();
  await cancelSubscription(unpaid.deps, unpaid.actor, { end: "earliest" });
  for (const { deps, userId, provided, end, refundEmails } of [resumed, unpaid]) {
    end();
    expect(await syncSubscription(deps, userId)).toMatchObject({ kind: "synced" });
    expect(provided.refunds).toEqual([]);
    expect(await refundEmails()).toEqual([]);
  }
});

test("a refund that the provider refuses is logged, and does not keep the row from being written", async () => {
  const { deps, actor, userId, subscriptionId, provided, end, read, entries } = await renewed();
  await cancelSubscription(deps, actor, { end: "earliest" });
  end();
  const refuse = vi.fn<Payments["refund"]>(() =>
    Promise.resolve({ kind: "refused", code: "charge_disputed", reason: "disputed" }),
  );
  const result = await syncSubscription({ ...deps, payments: { ...deps.payments, refund: refuse } }, userId);
  expect(result).toEqual({ kind: "synced", changed: true });
  // Of the year before, which was used, nothing goes back.
  const since = new Date("2026-08-23T10:00:00Z");
  expect(refuse.mock.calls).toMatchObject([[{ subscriptionId, amountCents: REST_CENTS, since }]]);
  expect(await read()).toMatchObject({ subscriptionStatus: "ended" });
  expect(entries.map(({ event }) => event)).toContain("billing.rest_not_refunded");
  expect([...provided.subscriptions.values()]).toMatchObject([{ paidUntil: RENEWS_AT }]);
});

test("a rest that was paid with credit is a person's to pay back", async () => {
  const { deps, actor, userId, provided, end, subscriptionId } = await renewed();
  await cancelSubscription(deps, actor, { end: "earliest" });
  end();
  provided.paid.set(subscriptionId, 10_000);
  provided.credited.set(subscriptionId, -19_000);
  await syncSubscription(deps, userId);
  expect(provided.refunds.map(({ amountCents }) => amountCents)).toEqual([10_000]);
  expect(await database.db.billingIncident.findMany({ where: { userId } })).toMatchObject([
    { kind: "refund_open", detail: `${REST_CENTS - 10_000} cents of the rest were paid with credit` },
  ]);
});
