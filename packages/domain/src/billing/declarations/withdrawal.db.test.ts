import type { Order, Prisma } from "@takt/db/generated/prisma/client";
import { describe, expect, test } from "vitest";
import { NOW } from "../../testing/billing-harness";
import { PERIOD_END, VISITOR, withdrawal, useDeclarationHarness } from "../../testing/declaration-harness";
import { getSalesTerms } from "../get-sales-terms";
import { confirmOrder } from "../complete-order";
import { confirmContractDeclaration } from "./confirm-contract-declaration";
import { processDueDeclarations } from "./process-due-declarations";
import { submitDeclaration } from "./submit-declaration";

const DAY_MS = 86_400_000;
const { customer, getToken, sent, database } = useDeclarationHarness();

describe("a withdrawal", () => {
  test("within the guarantee ends the subscription and pays everything back", async () => {
    const { declare, read, readOrder, provided, deps, userId } = await customer({ days: 20 });
    expect(await declare(withdrawal("a@example.com"))).toMatchObject({
      state: "done",
      outcome: "withdrawn",
      refundedCents: 2900,
    });
    expect(provided.refunds).toMatchObject([{ amountCents: 2900 }]);
    expect(await read()).toMatchObject({ subscriptionStatus: "ended" });
    expect(await readOrder()).toMatchObject({
      status: "withdrawn",
      withdrawnAt: new Date(deps.clock.now()),
      refundedCents: 2900,
    });
    const audited = await database.db.auditEntry.findMany({ where: { action: "contract.withdrawn" } });
    expect(audited).toMatchObject([{ userId, data: { refundedCents: 2900 } }]);
  });

  test.each([
    [true, 2900 - 290],
    [false, 2900],
  ])("without a guarantee and with a start at once %s pays back %i cents", async (startNow, cents) => {
    const { deps, userId, provided } = await customer({ days: 3, startNow });
    const strict = { ...deps, salesTerms: { ...deps.salesTerms, moneyBackDays: 0 } };
    const view = await submitDeclaration(
      strict,
      { userId, visitorHash: null, formId: null },
      withdrawal("a@example.com"),
    );
    expect(view).toMatchObject({ outcome: "withdrawn", refundedCents: cents });
    expect(provided.refunds).toMatchObject([{ amountCents: cents }]);
  });

  test("that comes too late is a cancellation, and is told so", async () => {
    const { declare, read, provided, email } = await customer({ days: 40 });
    expect(await declare(withdrawal("a@example.com"))).toMatchObject({
      state: "done",
      outcome: "withdrawal_late",
      endsAt: PERIOD_END,
      refundedCents: 0,
    });
    expect(provided.refunds).toEqual([]);
    expect(await read()).toMatchObject({ subscriptionStatus: "cancelling" });
    expect(await sent()).toContain(`contract_notice_done ${email} withdrawal_late`);
  });

  test("of a subscription that has ended meanwhile pays back as well", async () => {
    const { declare, change, subscriptionId } = await customer();
    change(subscriptionId, { status: "canceled", endedAt: new Date("2026-11-23T10:00:00Z") });
    expect(await declare(withdrawal("a@example.com"))).toMatchObject({
      outcome: "withdrawn",
      refundedCents: 2900,
    });
  });

  test("of an order whose payment was not read yet reads it first", async () => {
    const { declare, order } = await customer();
    await database.db.order.update({
      where: { id: order.id },
      data: { status: "ordered", paidAt: null, stripeSubscriptionId: null },
    });
    expect(await declare(withdrawal("a@example.com"))).toMatchObject({
      outcome: "withdrawn",
      refundedCents: 2900,
    });
  });

  test("of a payment that has not arrived ends the subscription and leaves the money to the operator", async () => {
    const { declare, provided, read, subscriptionId } = await customer();
    provided.paid.set(subscriptionId, 0);
    provided.problems.set(subscriptionId, ["open_invoice"]);
    expect(await declare(withdrawal("a@example.com"))).toMatchObject({
      state: "open",
      outcome: "refund_open",
    });
    expect(await read()).toMatchObject({ subscriptionStatus: "ended" });
    expect(await sent()).toContain("contract_notice provider@example.com refund_open");
  });

  test("of a plan that was changed after the guarantee of the order is judged by the operator", async () => {
    const { declare, order, deps, provided } = await customer({ days: 100 });
    const { id: _, stripeSubscriptionId: __, ...copy } = order;
    const orderedAt = new Date(deps.clock.now() - 86_400_000);
    await database.db.order.create({ data: { ...copy, plan: "enterprise", orderedAt } });
    expect(await declare(withdrawal("a@example.com"))).toMatchObject({ state: "open", outcome: "ambiguous" });
    expect(provided.refunds).toEqual([]);
  });

  test("a second one of the same order answers the same, and refunds nothing", async () => {
    const { declare, provided } = await customer();
    await declare(withdrawal("a@example.com"));
    expect(await declare(withdrawal("a@example.com"))).toMatchObject({
      outcome: "withdrawn",
      refundedCents: 2900,
    });
    expect(provided.refunds).toHaveLength(1);
  });

  test("two confirmations at the same time carry it out once", async () => {
    const { deps, email, provided } = await customer();
    const { reference } = await submitDeclaration(deps, VISITOR, withdrawal(email));
    const token = await getToken(reference);
    const views = await Promise.all([1, 2, 3, 4].map(() => confirmContractDeclaration(deps, { token })));
    expect(views.filter(({ state }) => state === "done").length).toBeGreaterThan(0);
    expect(provided.calls.filter((call) => call === "refund")).toHaveLength(1);
    expect(await sent()).toEqual([
      `contract_notice_received ${email}`,
      `contract_notice_done ${email} withdrawn`,
      expect.stringContaining("subscription_ended"),
    ]);
  });

  test("a crash after the refund is repeated under the same key, and refunds once", async () => {
    const { deps, email, provided, readOrder } = await customer();
    const { reference } = await submitDeclaration(deps, VISITOR, withdrawal(email));
    const { refund } = deps.payments;
    deps.payments.refund = async (what) => {
      await refund(what);
      throw new Error("killed");
    };
    await expect(confirmContractDeclaration(deps, { token: await getToken(reference) })).rejects.toThrow(
      "killed",
    );
    expect(await readOrder()).toMatchObject({ status: "paid" });
    deps.payments.refund = refund;
    // Once the lease of the process that died has ended.
    const clock = { ...deps.clock, now: () => deps.clock.now() + 181_000 };
    expect(await processDueDeclarations({ ...deps, clock })).toEqual({ tried: 1 });
    expect(provided.refunds).toHaveLength(1);
    expect(await readOrder()).toMatchObject({ status: "withdrawn", refundedCents: 2900 });
  });

  test("of a contract whose plan was changed pays all of it back, booked on each order", async () => {
    const { declare, order, provided, subscriptionId, readOrder } = await customer({ days: 5 });
    const orderedAt = new Date(order.orderedAt.getTime() + 2 * DAY_MS);
    const change = await changed(order, { plan: "enterprise", priceCents: 9900, orderedAt });
    provided.paid.set(subscriptionId, 9_400);
    provided.payments.set(subscriptionId, [
      { paidAt: orderedAt, amountCents: 6_500 },
      { paidAt: order.orderedAt, amountCents: 2_900 },
    ]);
    expect(await declare(withdrawal("a@example.com"))).toMatchObject({
      outcome: "withdrawn",
      refundedCents: 9_400,
    });
    const booked = { status: "withdrawn", refundReason: "guarantee" };
    expect(await readOrder()).toMatchObject({ ...booked, refundedCents: 2_900 });
    expect(await database.db.order.findUnique({ where: { id: change.id } })).toMatchObject({
      ...booked,
      refundedCents: 6_500,
    });
    expect(await declare(withdrawal("a@example.com"))).toMatchObject({ refundedCents: 9_400 });
  });

  test("by the law alone pays for each used day at the price of its plan", async () => {
    const { deps, userId, order, provided, subscriptionId } = await customer({ days: 5 });
    const orderedAt = new Date(order.orderedAt.getTime() + 2 * DAY_MS);
    await changed(order, { plan: "enterprise", priceCents: 9900, orderedAt });
    provided.paid.set(subscriptionId, 9_400);
    const strict = { ...deps, salesTerms: { ...deps.salesTerms, moneyBackDays: 0 } };
    const view = await submitDeclaration(
      strict,
      { userId, visitorHash: null, formId: null },
      withdrawal("a@example.com"),
    );
    // The month of the order has 30 days.
    const used = Math.floor((2 * 2_900) / 30 + (3 * 9_900) / 30);
    expect(view).toMatchObject({ outcome: "withdrawn", refundedCents: 9_400 - used });
  });

  test("whose money cannot be moved by a rule is an incident for the operator", async () => {
    const { declare, provided, subscriptionId, userId, readOrder } = await customer();
    provided.problems.set(subscriptionId, ["disputed"]);
    expect(await declare(withdrawal("a@example.com"))).toMatchObject({ outcome: "refund_open" });
    expect(provided.refunds).toEqual([]);
    expect(await readOrder()).toMatchObject({ status: "withdrawn", refundedCents: 0 });
    expect(await database.db.billingIncident.findMany({ where: { userId } })).toMatchObject([
      { kind: "refund_open", subject: subscriptionId, detail: "not refunded: disputed", resolvedAt: null },
    ]);
  });
});

describe("the money-back guarantee", () => {
  test.each([
    [11.9, "guarantee", 2_900 - 290],
    [12.1, "guarantee", 2_900],
    [1, "withdrawal", 2_900],
    [1, "duplicate", 2_900],
  ])("%f months after a refund by %s pays back %i cents", async (months, refundReason, cents) => {
    const { declare, order, deps, readOrder } = await customer({ days: 3 });
    const withdrawnAt = new Date(deps.clock.now() - months * 30.4 * DAY_MS);
    await changed(order, { status: "withdrawn", withdrawnAt, refundReason, orderedAt: withdrawnAt });
    expect(await declare(withdrawal("a@example.com"))).toMatchObject({
      outcome: "withdrawn",
      refundedCents: cents,
    });
    expect(await readOrder()).toMatchObject({ refundReason: cents === 2_900 ? "guarantee" : "withdrawal" });
  });

  test("is not promised again while it cannot be used", async () => {
    const { deps, order, userId } = await customer({ days: 3 });
    expect(await getSalesTerms(deps, { userId })).toEqual(deps.salesTerms);
    const withdrawnAt = new Date(NOW - 100 * DAY_MS);
    await changed(order, { status: "withdrawn", withdrawnAt, refundReason: "guarantee" });
    expect(await getSalesTerms(deps, { userId })).toEqual({ ...deps.salesTerms, moneyBackDays: 0 });
    await confirmOrder(database.db, userId, order.id, { now: new Date(NOW), moneyBackDays: 30 });
    const [email] = await database.db.outboxEmail.findMany({ where: { kind: "order_confirmed", userId } });
    expect(email).toMatchObject({ data: { moneyBackDays: 0 } });
  });

  test("does not repeat: of two contracts one after the other the second is paid for by its days", async () => {
    const first = await customer({ days: 3 });
    await first.declare(withdrawal("a@example.com"));
    const second = await changed(first.order, {
      stripeSubscriptionId: "sub_second",
      orderedAt: new Date(NOW - 2 * DAY_MS),
    });
    first.subscribe({ id: "sub_second", orderId: second.id, createdAt: second.orderedAt });
    expect(await first.declare(withdrawal("a@example.com"))).toMatchObject({
      outcome: "withdrawn",
      refundedCents: 2_900 - Math.floor((2 * 2_900) / 30),
    });
  });
});

/** Creates another paid order of the same customer: a change of plan, unless it names a subscription. */
function changed(order: Order, more: Partial<Prisma.OrderUncheckedCreateInput>) {
  const { id: _, stripeSubscriptionId: __, ...copy } = order;
  return database.db.order.create({ data: { ...copy, ...more } });
}
