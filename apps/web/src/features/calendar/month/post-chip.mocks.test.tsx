import type { CalendarPost } from "@takt/domain/posts/model/post-view";
import calendarDe from "@takt/i18n/messages/de/calendar.json";
import postsDe from "@takt/i18n/messages/de/posts.json";
import calendar from "@takt/i18n/messages/en/calendar.json";
import posts from "@takt/i18n/messages/en/posts.json";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { MessagesProvider } from "~/i18n/testing/messages-provider";
import { PostChip } from "./post-chip";

vi.mock("~/features/shared/time/use-clock", () => ({ useClock: () => ({ time: () => "09:00" }) }));
vi.mock("~/features/shared/use-locale", () => ({ useLocale: () => "en" }));

const resources = { en: { calendar, posts }, de: { calendar: calendarDe, posts: postsDe } };
const POST: CalendarPost = {
  id: "1",
  status: "scheduled",
  scheduledAt: new Date("2027-03-10T08:00:00Z"),
  mayPublish: true,
  heldBack: false,
  labelIds: [],
  excerpt: "Hello",
};

/** Draws the chip of a post, and returns its name and how many marks and icons it has. */
function show(post: Partial<CalendarPost>, locale: "en" | "de") {
  const html = renderToStaticMarkup(
    <MessagesProvider locale={locale} resources={{ [locale]: resources[locale] }}>
      <PostChip post={{ ...POST, ...post }} onOpen={() => {}} />
    </MessagesProvider>,
  );
  return { name: /aria-label="([^"]*)"/.exec(html)?.[1], icons: html.match(/<svg/g)?.length };
}

test("the chip of a post at risk has a mark and says so", () => {
  expect(show({}, "en")).toEqual({ name: "09:00, Scheduled: Hello", icons: 1 });
  expect(show({ isAtRisk: true }, "en")).toEqual({
    name: "09:00, Scheduled, may not go out: Hello",
    icons: 2,
  });
});

test("the chip of a post that nobody has approved yet has a mark and says so", () => {
  expect(show({ isUnapproved: true }, "en")).toEqual({
    name: "09:00, Scheduled, not approved yet: Hello",
    icons: 2,
  });
  expect(show({ isUnapproved: true, isAtRisk: true }, "de")).toEqual({
    name: "09:00, Geplant, noch nicht freigegeben, wird vielleicht nicht veröffentlicht: Hello",
    icons: 3,
  });
});

test("the chip of a post of a team says under whose name it is", () => {
  expect(show({ author: { name: "Ada", image: null, isSelf: false } }, "en").name).toBe(
    "09:00, Scheduled: Hello, Ada",
  );
});

test("the mark has a German name, too", () => {
  expect(show({ isAtRisk: true }, "de").name).toBe(
    "09:00, Geplant, wird vielleicht nicht veröffentlicht: Hello",
  );
});

test("a published post says how often it was seen", () => {
  expect(show({ status: "published", impressions: 6900 }, "en").name).toBe(
    "09:00, Published: Hello, 6,900 impressions",
  );
});
