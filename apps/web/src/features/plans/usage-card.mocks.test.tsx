import plans from "@takt/i18n/messages/en/plans.json";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { MessagesProvider } from "~/i18n/testing/messages-provider";
import { makeClock } from "../shared/time/make-clock";
import { UsageCard } from "./usage-card";
import { UsageHistory } from "./usage-history";

vi.mock("../shared/time/use-clock", () => ({ useClock: () => makeClock("en", "Europe/Berlin", "auto") }));
vi.mock("../shared/use-locale", () => ({ useLocale: () => "en" }));

type Usage = Parameters<typeof UsageCard>[0]["usage"];
const history = ["2026-06", "2026-07", "2026-08", "2026-09", "2026-10", "2026-11"].map((month, n) => ({
  month,
  aiPosts: n,
  posts: 10 * n,
  analyticsViews: 3,
}));
const usage: Usage = {
  plan: "free",
  resetsAt: new Date("2026-11-30T23:00:00Z"),
  current: {
    aiPosts: { used: 4, limit: 5, level: "near" },
    posts: { used: 12, limit: 10, level: "over" },
    analyticsViews: { used: 7, limit: null, level: "unlimited" },
  },
  history,
};

const show = (element: React.ReactNode) =>
  renderToStaticMarkup(
    <MessagesProvider locale="en" resources={{ en: { plans } }}>
      {element}
    </MessagesProvider>,
  );

test("each limit has its meter and its words, and what is unlimited has words alone", () => {
  const shown = show(<UsageCard usage={usage} />);
  expect(shown.match(/role="progressbar"/g)).toHaveLength(2);
  for (const text of [
    "Resets on 1 December.",
    "4 of 5",
    "Almost used up: 1 left.",
    "12 of 10",
    "2 more than your plan allows. Everything you have stays.",
    plans.usage.stillWorks.posts,
    "7 used, unlimited",
  ])
    expect(shown).toContain(text);
  expect(shown).not.toContain(plans.usage.stillWorks.aiPosts);
});

test("bars and table show the same figures, and only the table is read out", () => {
  const shown = show(<UsageHistory history={history} />);
  const [bars, table] = shown.split("<table");
  expect(bars).toContain("aria-hidden");
  const values = (text: string | undefined, tag: RegExp) =>
    [...(text ?? "").matchAll(tag)].map(([, value]) => Number(value)).sort((a, b) => a - b);
  const inTable = values(table, /<td[^>]*>(\d+)<\/td>/g);
  expect(inTable).toHaveLength(18);
  expect(values(bars, /data-testid="bar">(\d+)</g)).toEqual(inTable);
  expect(table!.indexOf("November 2026")).toBeLessThan(table!.indexOf("June 2026"));
});
