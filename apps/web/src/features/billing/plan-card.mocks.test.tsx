import { SUBSCRIPTION_STATUSES } from "@takt/domain/plans/model/subscription-status";
import billing from "@takt/i18n/messages/en/billing.json";
import plans from "@takt/i18n/messages/en/plans.json";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { MessagesProvider } from "~/i18n/testing/messages-provider";
import { makeClock } from "../shared/time/make-clock";
import { PlanCard } from "./plan-card";
import type { SubscriptionView } from "./subscription-state";

vi.mock("../shared/time/use-clock", () => ({ useClock: () => makeClock("en", "Asia/Tokyo", "auto") }));
vi.mock("../shared/use-locale", () => ({ useLocale: () => "en" }));
vi.mock("./plan-actions", () => ({ PlanActions: () => null }));

const BOUGHT: SubscriptionView = {
  status: "active",
  plan: "enterprise",
  entitledTo: "enterprise",
  interval: "year",
  currency: "eur",
  priceCents: null,
  // The next day in Tokyo.
  renewsAt: new Date("2027-11-24T20:00:00Z"),
  endsAt: null,
  isCustomer: true,
  earlyEnd: null,
};
const show = (more: Partial<SubscriptionView>) =>
  renderToStaticMarkup(
    <MessagesProvider locale="en" resources={{ en: { billing, plans } }}>
      <PlanCard view={{ ...BOUGHT, ...more }} />
    </MessagesProvider>,
  );

test.each(SUBSCRIPTION_STATUSES)("the status %s has its word and its explanation", (status) => {
  const ends = status === "cancelling" || status === "ended";
  const shown = show({ status, ...(ends && { renewsAt: null, endsAt: BOUGHT.renewsAt }) });
  expect(shown).toContain(billing.status[status]);
  expect(shown).toContain(billing.explained[status].split("{{")[0]);
});

test("what is paid for is shown with its price, its currency and its renewal in the user's zone", () => {
  const shown = show({});
  for (const text of ["Enterprise", "€792 a year", "EUR", "Yearly", "Thu, 25 Nov 2027"])
    expect(shown).toContain(text);
});

test("a subscription that has ended shows the free plan, when it ended, and no price", () => {
  const shown = show({ status: "ended", entitledTo: "free", renewsAt: null, endsAt: BOUGHT.renewsAt });
  expect(shown).toContain(billing.card.facts.endedAt);
  expect(shown).toContain("Free");
  expect(shown).not.toContain("€");
});

test("a word that is not known is shown as it is", () => {
  expect(show({ status: "snoozed" })).toContain("Status: snoozed");
});

test("a price in another currency is shown as it is charged", () => {
  const shown = show({ currency: "usd", priceCents: 80_050 });
  for (const text of ["$800.50 a year", "USD"]) expect(shown).toContain(text);
  expect(shown).not.toContain("€");
});
