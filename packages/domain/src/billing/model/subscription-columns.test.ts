import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createSubscription } from "../../testing/create-subscription";
import { getPlan } from "../../plans/model/plans";
import { chooseSubscription } from "./choose-subscription";
import { toSubscriptionColumns } from "./to-subscription-columns";

const day = (n: number) => new Date(Date.UTC(2026, 10, n));
const sub = (id: string, status: string, created: number, more = {}) =>
  createSubscription({ id, status, createdAt: day(created), orderId: `order_${id}`, ...more });
const chosen = (...all: ReturnType<typeof sub>[]) => {
  const { current, duplicates } = chooseSubscription(all);
  return [current?.id ?? null, duplicates.map(({ id }) => id)];
};

describe("the subscription that counts", () => {
  test("is none when nothing was ever paid", () => {
    expect(chosen()).toEqual([null, []]);
    expect(chosen(sub("a", "incomplete_expired", 1))).toEqual([null, []]);
  });

  test("is the oldest of two that are charged, and the other is a duplicate", () => {
    expect(chosen(sub("new", "active", 2), sub("old", "past_due", 1))).toEqual(["old", ["new"]]);
    expect(chosen(sub("old", "trialing", 1), sub("new", "active", 2))).toEqual(["old", ["new"]]);
  });

  test("is one that is charged before a newer one that waits for its first payment", () => {
    expect(chosen(sub("new", "incomplete", 2), sub("old", "active", 1))).toEqual(["old", []]);
    expect(chosen(sub("old", "unpaid", 1), sub("new", "active", 2))).toEqual(["new", []]);
  });

  test("is the newest that is not over, else the newest that is", () => {
    expect(chosen(sub("old", "canceled", 1), sub("new", "unpaid", 2))).toEqual(["new", []]);
    expect(chosen(sub("old", "unpaid", 1), sub("new", "canceled", 2))).toEqual(["old", []]);
    expect(chosen(sub("new", "canceled", 2), sub("old", "canceled", 1))).toEqual(["new", []]);
  });

  test("made by hand is no duplicate, because nobody ordered it twice", () => {
    const byHand = sub("hand", "active", 2, { orderId: null });
    expect(chosen(sub("old", "active", 1), byHand)).toEqual(["old", []]);
  });

  test("does not depend on the order in which they are listed", () => {
    const statuses = fc.constantFrom("active", "past_due", "unpaid", "incomplete", "canceled", "new_word");
    const some = fc.array(fc.tuple(statuses, fc.integer({ min: 1, max: 3 })), { maxLength: 6 });
    fc.assert(
      fc.property(some, fc.infiniteStream(fc.nat()), (rows, random) => {
        const all = rows.map(([status, created], n) => sub(`s${n}`, status, created));
        const shuffled = all
          .map((one) => [random.next().value as number, one] as const)
          .sort(([a], [b]) => a - b)
          .map(([, one]) => one);
        expect(chooseSubscription(shuffled)).toEqual(chooseSubscription(all));
      }),
      { seed: 20_261_127 },
    );
  });
});

describe("the columns", () => {
  const renewsAt = day(24);
  const columns = (more: Parameters<typeof createSubscription>[0]) => {
    const { subscriptionStatus, subscriptionRenewsAt, subscriptionExpiresAt } = toSubscriptionColumns(
      createSubscription({ periodEndsAt: renewsAt, ...more }),
    );
    return [subscriptionStatus, subscriptionRenewsAt, subscriptionExpiresAt];
  };

  test.each([
    ["active", {}, ["active", renewsAt, null]],
    ["active", { cancelAt: day(20) }, ["cancelling", null, day(20)]],
    ["trialing", {}, ["trial", renewsAt, null]],
    ["trialing", { cancelAt: day(20) }, ["trial", null, day(20)]],
    ["past_due", {}, ["past_due", renewsAt, null]],
    ["unpaid", {}, ["unpaid", null, null]],
    ["paused", {}, ["unpaid", null, null]],
    ["incomplete", {}, ["incomplete", null, null]],
    ["canceled", { endedAt: day(3), cancelAt: day(2) }, ["ended", null, day(3)]],
    ["a_new_word", {}, ["a_new_word", null, null]],
  ])("of %s %o", (status, more, expected) => {
    expect(columns({ status, ...more })).toEqual(expected);
  });

  test.each([
    ["active", "enterprise"],
    ["trialing", "enterprise"],
    ["past_due", "enterprise"],
    ["unpaid", "free"],
    ["paused", "free"],
    ["incomplete", "free"],
    ["canceled", "free"],
  ])("of %s give the plan %s", (status, plan) => {
    const stored = toSubscriptionColumns(createSubscription({ status, plan: "enterprise", endedAt: day(1) }));
    const { subscriptionStatus, subscriptionPlan, subscriptionExpiresAt } = stored;
    const read = { status: subscriptionStatus, plan: subscriptionPlan, endsAt: subscriptionExpiresAt };
    expect(getPlan(read, day(10).getTime())).toBe(plan);
  });

  test("of no subscription say free", () => {
    expect(toSubscriptionColumns(null)).toMatchObject({
      subscriptionStatus: "free",
      stripeSubscriptionId: null,
    });
  });
});
