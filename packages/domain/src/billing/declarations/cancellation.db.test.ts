import { createUser } from "@takt/db/testing/factories/create-user";
import { describe, expect, test } from "vitest";
import {
  cancellation,
  PERIOD_END,
  withdrawal,
  useDeclarationHarness,
} from "../../testing/declaration-harness";
import { listDeclarations } from "./list-declarations";
import { processDueDeclarations } from "./process-due-declarations";
import { submitDeclaration } from "./submit-declaration";

const { customer, sent, database } = useDeclarationHarness();

describe("a signed-in customer", () => {
  test("cancels at once, and what they typed goes to their own address alone", async () => {
    const { declare, read, email } = await customer();
    expect(await declare(cancellation("other@example.com"))).toMatchObject({
      state: "done",
      outcome: "cancelled",
      endsAt: PERIOD_END,
    });
    expect(await read()).toMatchObject({ subscriptionStatus: "cancelling" });
    expect((await sent()).sort()).toEqual([
      `contract_notice_done ${email} cancelled`,
      `contract_notice_received ${email}`,
    ]);
  });

  test("another customer's address in the form cancels nothing of theirs", async () => {
    const victim = await customer();
    const { id: userId } = await createUser(database.db);
    const view = await submitDeclaration(
      victim.deps,
      { userId, visitorHash: null, formId: null },
      cancellation(victim.email),
    );
    expect(view.outcome).toBe("unmatched");
    expect(victim.provided.calls).not.toContain("cancelAtPeriodEnd");
  });

  test("a day within the paid period means its end; a later day is arranged by the operator", async () => {
    const { declare, deps, provided } = await customer();
    expect(await declare(cancellation("a@example.com", { wantedOn: "2026-12-25" }))).toMatchObject({
      state: "open",
      outcome: "later_day",
    });
    expect(provided.calls).not.toContain("cancelAtPeriodEnd");
    expect((await listDeclarations(deps, { open: true, limit: 10 })).declarations).toMatchObject([
      { outcome: "later_day", wantedOn: "2026-12-25", user: { email: expect.any(String) } },
    ]);
    expect(await declare(cancellation("a@example.com", { wantedOn: "2026-12-24" }))).toMatchObject({
      outcome: "cancelled",
      endsAt: PERIOD_END,
    });
  });

  test("one that is cancelled already is told its end again", async () => {
    const { declare, provided } = await customer();
    await declare(cancellation("a@example.com"));
    provided.calls.length = 0;
    expect(await declare(cancellation("a@example.com"))).toMatchObject({
      outcome: "cancelled",
      endsAt: PERIOD_END,
    });
    expect(provided.calls).not.toContain("cancelAtPeriodEnd");
  });

  test("a cancellation for good cause is judged by the operator", async () => {
    const { declare, provided } = await customer();
    const kind = "extraordinary_cancellation";
    const view = await declare(cancellation("a@example.com", { kind, reason: "An outage of two weeks" }));
    expect(view).toMatchObject({ state: "open", outcome: "extraordinary", reason: "An outage of two weeks" });
    expect(provided.calls).toEqual([]);
    expect(await sent()).toContain("contract_notice provider@example.com extraordinary");
  });
});

describe("while the payment provider is away", () => {
  const away = { kind: "unavailable", reason: "503" } as const;

  test.each(["cancellation", "withdrawal"] as const)(
    "a %s is received, and carried out by the hourly job",
    async (kind) => {
      const { declare, deps, provided, email, entries } = await customer();
      provided.failure = away;
      const input = kind === "withdrawal" ? withdrawal(email) : cancellation(email);
      expect(await declare(input)).toMatchObject({ state: "confirmed", outcome: null });
      expect(await sent()).toEqual([`contract_notice_received ${email}`]);
      expect(await processDueDeclarations(deps)).toEqual({ tried: 1 });
      expect(entries.map(({ event }) => event)).toContain("billing.notice_not_processed");
      provided.failure = null;
      expect(await processDueDeclarations(deps)).toEqual({ tried: 1 });
      expect(await processDueDeclarations(deps)).toEqual({ tried: 0 });
      expect(await sent()).toContain(
        `contract_notice_done ${email} ${kind === "withdrawal" ? "withdrawn" : "cancelled"}`,
      );
    },
  );

  test("the hourly job ends with the first failure", async () => {
    const one = await customer();
    one.provided.failure = away;
    for (let n = 0; n < 3; n++) await one.declare(cancellation(one.email));
    one.provided.calls.length = 0;
    expect(await processDueDeclarations(one.deps)).toEqual({ tried: 1 });
  });
});

describe("a year that was renewed", () => {
  const RENEWS_AT = new Date("2027-08-24T10:00:00Z");
  const EARLIEST = new Date("2026-12-24T10:00:00Z");
  async function renewed() {
    const one = await customer({ days: 500 });
    one.change(one.subscriptionId, { interval: "year", priceCents: 29_000, periodEndsAt: RENEWS_AT });
    const subscription = () => one.provided.subscriptions.get(one.subscriptionId);
    return { ...one, subscription };
  }

  test.each([
    ["without a day", null, EARLIEST],
    ["for a day within the month of notice", "2026-12-01", EARLIEST],
    ["for a later day of the paid year", "2027-03-31", new Date("2027-03-31T22:00:00Z")],
    ["for the last day of the paid year", "2027-08-24", RENEWS_AT],
  ])("is cancelled %s to the earliest day that fits", async (_, wantedOn, endsAt) => {
    const { declare, email, subscription } = await renewed();
    expect(await declare(cancellation(email, { wantedOn }))).toMatchObject({ outcome: "cancelled", endsAt });
    const paidUntil = endsAt < RENEWS_AT ? RENEWS_AT : null;
    expect(subscription()).toMatchObject({ cancelAt: endsAt, paidUntil });
  });

  test("is left to the operator for a day after it", async () => {
    const { declare, email, subscription } = await renewed();
    const view = await declare(cancellation(email, { wantedOn: "2027-08-25" }));
    expect(view).toMatchObject({ state: "open", outcome: "later_day" });
    expect(subscription()).toMatchObject({ cancelAt: null, paidUntil: null });
  });
});
