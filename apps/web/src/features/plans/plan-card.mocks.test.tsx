import settings from "@takt/i18n/messages/en/settings.json";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { MessagesProvider } from "../../i18n/messages-provider";
import { makeClock } from "../shared/time/make-clock";
import { PlanCard } from "./plan-card";

vi.mock("../shared/time/use-clock", () => ({ useClock: () => makeClock("en", "Europe/Berlin", "auto") }));
vi.mock("../shared/use-locale", () => ({ useLocale: () => "en" }));

test("a plan shows one progress bar, for the limit that is enforced", () => {
  const view = {
    plan: "free",
    endsAt: null,
    aiPostsThisMonth: 2,
    resetsAt: new Date("2026-11-30T23:00:00Z"),
  };
  const shown = renderToStaticMarkup(
    <MessagesProvider locale="en" resources={{ en: { settings } }}>
      <PlanCard view={view as Parameters<typeof PlanCard>[0]["view"]} />
    </MessagesProvider>,
  );
  expect(shown.match(/role="progressbar"/g)).toHaveLength(1);
  expect(shown).toContain("2 of 5 posts written with AI this month");
  expect(shown).not.toMatch(/<a |<button/);
});
