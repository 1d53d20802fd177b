import { SUBSCRIPTION_STATUSES } from "@takt/domain/plans/model/subscription-status";
import { expect, test } from "vitest";
import {
  getPlanActions,
  boughtOffer,
  getSubscriptionState,
  type SubscriptionView,
} from "./subscription-state";

const DAY = new Date("2026-12-24T10:00:00Z");
const view = (more: Partial<SubscriptionView> = {}): SubscriptionView => ({
  status: "active",
  plan: "professional",
  entitledTo: "professional",
  interval: "month",
  currency: "eur",
  priceCents: null,
  renewsAt: DAY,
  endsAt: null,
  isCustomer: true,
  earlyEnd: null,
  ...more,
});

test("every status has its name, its actions and no others", () => {
  const found = SUBSCRIPTION_STATUSES.map((status) => [
    status,
    getSubscriptionState(view({ status })),
    ...getPlanActions(view({ status })),
  ]);
  expect(found).toEqual([
    ["free", "free", "upgrade"],
    ["active", "active", "change", "cancel"],
    ["trial", "trial", "change", "cancel"],
    ["cancelling", "cancelling", "resume", "change"],
    ["past_due", "past_due", "paymentMethod", "cancel"],
    ["unpaid", "unpaid", "manage"],
    ["incomplete", "incomplete", "upgrade"],
    ["ended", "ended", "upgrade"],
  ]);
});

test("a trial that will not be renewed is cancelling", () => {
  const ending = view({ status: "trial", renewsAt: null, endsAt: DAY });
  expect([getSubscriptionState(ending), ...getPlanActions(ending)]).toEqual([
    "cancelling",
    "resume",
    "change",
  ]);
});

test("a cancelled subscription is cancelling until it gives nothing more", () => {
  expect(getSubscriptionState(view({ status: "cancelled" }))).toBe("cancelling");
  expect(getSubscriptionState(view({ status: "cancelled", entitledTo: "free" }))).toBe("ended");
});

test("an unknown word of the provider leads to the provider's page and sells nothing", () => {
  const unknown = view({ status: "snoozed" });
  expect([getSubscriptionState(unknown), ...getPlanActions(unknown)]).toEqual(["other", "manage"]);
});

test("a plan or interval that is not on offer has no price", () => {
  expect(boughtOffer(view({ plan: "enterprise", interval: "year" }))).toEqual({
    plan: "enterprise",
    interval: "year",
    priceCents: 79_200,
  });
  expect(boughtOffer(view({ interval: "week" }))).toBeNull();
  expect(boughtOffer(view({ plan: null }))).toBeNull();
});
