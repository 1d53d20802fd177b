import { describe, expect, test } from "vitest";
import { PERIOD_END, VISITOR, withdrawal, useNoticeHarness } from "../../testing/notice-harness";
import { confirmNotice } from "./confirm-notice";
import { processDueNotices } from "./process-due-notices";
import { submitNotice } from "./submit-notice";

const { customer, tokenOf, sent, database } = useNoticeHarness();

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
    const view = await submitNotice(strict, { userId, visitorHash: null }, withdrawal("a@example.com"));
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
    const { reference } = await submitNotice(deps, VISITOR, withdrawal(email));
    const token = await tokenOf(reference);
    const views = await Promise.all([1, 2, 3, 4].map(() => confirmNotice(deps, { token })));
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
    const { reference } = await submitNotice(deps, VISITOR, withdrawal(email));
    provided.before = (call) => {
      if (call === "cancelNow") throw new Error("killed");
    };
    await expect(confirmNotice(deps, { token: await tokenOf(reference) })).rejects.toThrow("killed");
    expect(await readOrder()).toMatchObject({ status: "paid" });
    provided.before = () => {};
    // Once the lease of the process that died has ended.
    const clock = { ...deps.clock, now: () => deps.clock.now() + 181_000 };
    expect(await processDueNotices({ ...deps, clock })).toEqual({ tried: 1 });
    expect(provided.refunds).toHaveLength(1);
    expect(await readOrder()).toMatchObject({ status: "withdrawn", refundedCents: 2900 });
  });
});
