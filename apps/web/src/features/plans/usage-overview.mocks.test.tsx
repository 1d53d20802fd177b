import common from "@takt/i18n/messages/en/common.json";
import errors from "@takt/i18n/messages/en/errors.json";
import plans from "@takt/i18n/messages/en/plans.json";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, test, vi } from "vitest";
import { MessagesProvider } from "~/i18n/testing/messages-provider";
import { UsageOverview } from "./parts/usage-overview";

beforeEach(() => vi.stubGlobal("navigator", { onLine: true }));
const now = vi.hoisted(() => ({ query: {} as object }));
vi.mock("~/trpc/react", () => ({ trpc: { plans: { usage: { useQuery: () => now.query } } } }));
vi.mock("./usage-card", () => ({ UsageCard: () => "the usage" }));
vi.mock("./usage-history", () => ({ UsageHistory: () => "the history" }));

function show(query: object) {
  now.query = { isError: true, error: new Error("no"), errorUpdateCount: 1, ...query };
  return renderToStaticMarkup(
    <MessagesProvider locale="en" resources={{ en: { plans, common, errors } }}>
      <UsageOverview />
    </MessagesProvider>,
  );
}

test("a refetch that fails keeps what is shown", () => {
  const shown = show({ data: { history: [] } });
  expect(shown).toContain("the usage");
  expect(shown).toContain("the history");
  expect(shown).not.toContain(plans.loadFailed);
});

test("a first fetch that fails shows the error", () => {
  expect(show({ data: undefined })).toContain(plans.loadFailed);
});
