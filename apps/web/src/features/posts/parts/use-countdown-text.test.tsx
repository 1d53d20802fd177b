import de from "@takt/i18n/messages/de/posts.json";
import en from "@takt/i18n/messages/en/posts.json";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { MessagesProvider } from "~/i18n/testing/messages-provider";
import { timeLeft, useCountdownText } from "./use-countdown-text";

const NOW = new Date("2026-11-23T09:00:00Z");
const MINUTE_MS = 60_000;

function Countdown({ minutes }: { minutes: number }) {
  return useCountdownText()(new Date(NOW.getTime() + minutes * MINUTE_MS), NOW);
}
const shown = (locale: "en" | "de", minutes: number) =>
  renderToStaticMarkup(
    <MessagesProvider locale={locale} resources={{ [locale]: { posts: locale === "en" ? en : de } }}>
      <Countdown minutes={minutes} />
    </MessagesProvider>,
  );

test.each([
  [0, "Due now", "Jetzt fällig"],
  [1, "Publishes in 1 minute", "Erscheint in 1 Minute"],
  [61, "Publishes in 1 hour and 1 minute", "Erscheint in 1 Stunde und 1 Minute"],
  [120, "Publishes in 2 hours", "Erscheint in 2 Stunden"],
  [7 * 1440 + 7 * 60 + 5, "Publishes in 7 days and 7 hours", "Erscheint in 7 Tagen und 7 Stunden"],
  [1440, "Publishes in 1 day", "Erscheint in 1 Tag"],
])("a countdown of %i minutes names its two largest units", (minutes, english, german) => {
  expect(shown("en", minutes)).toBe(english);
  expect(shown("de", minutes)).toBe(german);
});

test("a countdown rounds up and ends at zero", () => {
  expect(timeLeft(new Date("2026-11-23T12:11:10Z"), NOW)).toEqual({ days: 0, hours: 3, minutes: 12 });
  expect(timeLeft(new Date("2026-11-23T08:00:00Z"), NOW)).toEqual({ days: 0, hours: 0, minutes: 0 });
});
