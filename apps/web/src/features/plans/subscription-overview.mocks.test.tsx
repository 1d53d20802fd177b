import common from "@takt/i18n/messages/en/common.json";
import errors from "@takt/i18n/messages/en/errors.json";
import plans from "@takt/i18n/messages/en/plans.json";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, test, vi } from "vitest";
import { MessagesProvider } from "../../i18n/messages-provider";
import { SubscriptionOverview } from "./subscription-overview";

beforeEach(() => vi.stubGlobal("navigator", { onLine: true }));
const now = vi.hoisted(() => ({ query: {} as object }));
vi.mock("../../trpc/react", () => ({
  trpc: { plans: { get: { useQuery: () => now.query }, usage: { useQuery: () => USAGE } } },
}));
vi.mock("./plan-card", () => ({ PlanCard: () => "the plan" }));
vi.mock("./usage-card", () => ({ UsageCard: () => "the usage" }));
vi.mock("./usage-history", () => ({ UsageHistory: () => "the history" }));
const USAGE = { isPending: false, isError: false, data: { history: [] } };

function show(query: object) {
  now.query = query;
  return renderToStaticMarkup(
    <MessagesProvider locale="en" resources={{ en: { plans, common, errors } }}>
      <SubscriptionOverview />
    </MessagesProvider>,
  );
}

test("a refetch that fails keeps what is shown", () => {
  const shown = show({ isPending: false, isError: true, error: new Error("no"), data: { plan: "free" } });
  expect(shown).toContain("the plan");
  expect(shown).toContain("the history");
  expect(shown).not.toContain(plans.loadFailed);
});

test("a first fetch that fails shows the error", () => {
  const shown = show({ isPending: false, isError: true, error: new Error("no"), data: undefined });
  expect(shown).toContain(plans.loadFailed);
});
