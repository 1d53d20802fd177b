import common from "@takt/i18n/messages/en/common.json";
import errors from "@takt/i18n/messages/en/errors.json";
import settings from "@takt/i18n/messages/en/settings.json";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, test, vi } from "vitest";
import { MessagesProvider } from "../../i18n/messages-provider";
import { SubscriptionSettings } from "./subscription-settings";

beforeEach(() => vi.stubGlobal("navigator", { onLine: true }));
const now = vi.hoisted(() => ({ query: {} as object }));
vi.mock("../../trpc/react", () => ({ trpc: { plans: { get: { useQuery: () => now.query } } } }));
vi.mock("./plan-card", () => ({ PlanCard: () => "the plan" }));

function show(query: object) {
  now.query = query;
  return renderToStaticMarkup(
    <MessagesProvider locale="en" resources={{ en: { settings, common, errors } }}>
      <SubscriptionSettings />
    </MessagesProvider>,
  );
}

test("a refetch that fails keeps the shown plan", () => {
  const shown = show({ isPending: false, isError: true, error: new Error("no"), data: { plan: "free" } });
  expect(shown).toContain("the plan");
  expect(shown).not.toContain(settings.subscription.loadFailed);
});

test("a first fetch that fails shows the error", () => {
  const shown = show({ isPending: false, isError: true, error: new Error("no"), data: undefined });
  expect(shown).toContain(settings.subscription.loadFailed);
});
