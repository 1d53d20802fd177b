import profile from "@takt/i18n/messages/en/profile.json";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { MessagesProvider } from "~/i18n/testing/messages-provider";
import { makeClock } from "~/features/shared/time/make-clock";
import { DisconnectFacts, DisconnectedNote } from "./disconnect-facts";

const now = vi.hoisted(() => ({ counts: {} as object, next: {} as object }));
vi.mock("~/trpc/react", () => ({
  trpc: { posts: { counts: { useQuery: () => now.counts }, next: { useQuery: () => now.next } } },
}));
vi.mock("~/features/shared/time/use-clock", () => ({
  useClock: () => makeClock("en", "Europe/Berlin", "h23"),
}));

const render = (element: React.ReactNode) =>
  renderToStaticMarkup(
    <MessagesProvider locale="en" resources={{ en: { profile } }}>
      {element}
    </MessagesProvider>,
  );

function facts(scheduled: number | undefined, zone = "Europe/Berlin") {
  now.counts = { data: scheduled === undefined ? undefined : { scheduled } };
  now.next = { data: scheduled ? { scheduledAt: new Date("2026-11-24T08:00:00Z"), zone } : null };
  return render(<DisconnectFacts />);
}

test("the scheduled posts are counted, with the next one's time in its time zone", () => {
  expect(facts(3)).toContain("3 scheduled posts keep their times");
  expect(facts(3)).toContain("Tue, 24 Nov 2026, 09:00 (Europe/Berlin)");
  expect(facts(1, "America/New_York")).toContain("Tue, 24 Nov 2026, 03:00 (America/New York)");
  expect(facts(1)).toContain("1 scheduled post keeps its time");
});

test("no time is shown without scheduled posts, and an unknown count is not shown as none", () => {
  expect(facts(0)).toContain(profile.disconnect.facts.noneScheduled);
  expect(facts(0)).not.toContain("2026");
  expect(facts(undefined)).toContain(profile.disconnect.facts.scheduledUnknown);
  expect(facts(undefined)).not.toContain(profile.disconnect.facts.noneScheduled);
});

test("the note names an unconfirmed revocation and posts in flight only when there are any", () => {
  const well = render(<DisconnectedNote result={{ inFlight: 0, revoked: true }} />);
  expect(well).toContain(profile.disconnect.done);
  expect(well).not.toContain("warning");
  expect(render(<DisconnectedNote result={{ inFlight: 0, revoked: false }} />)).toContain("did not confirm");
  expect(render(<DisconnectedNote result={{ inFlight: 2, revoked: true }} />)).toContain(
    "2 posts were still",
  );
});
