import de from "@takt/i18n/messages/de/errors.json";
import en from "@takt/i18n/messages/en/errors.json";
import { TRPCClientError } from "@trpc/client";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { MessagesProvider } from "~/i18n/testing/messages-provider";
import { useErrorText } from "./use-error-text";

function renderErrorText(locale: "en" | "de", code: string, data: object): string {
  const error = TRPCClientError.from({
    error: { message: "no", code: -32003, data: { domain: { code, data } } },
  } as never);
  const Text = () => useErrorText()(error);
  return renderToStaticMarkup(
    <MessagesProvider locale={locale} resources={{ [locale]: { errors: locale === "en" ? en : de } }}>
      <Text />
    </MessagesProvider>,
  );
}

const LIMIT = { limit: 10, resetsAt: "2026-11-30T23:00:00.000Z", zone: "Europe/Berlin", plan: "free" };

test("a reached limit is told with its number, and with the day in the zone whose month it is", () => {
  expect(renderErrorText("en", "plan_limit_reached", { ...LIMIT, what: "posts" })).toBe(
    "Usage Limit Reached: Your plan includes 10 new posts a month, and all are used. The limit resets on 1 December; drafts are saved as before, and with a larger plan you can schedule more right away.",
  );
  expect(renderErrorText("de", "plan_limit_reached", { ...LIMIT, what: "posts" })).toContain(
    "am 1. Dezember",
  );
});

test("each kind of limited use has its text", () => {
  expect(
    renderErrorText("en", "plan_limit_reached", { ...LIMIT, limit: 50, what: "analyticsViews" }),
  ).toContain("50 analytics views a month");
});

test("an error without data has its text", () => {
  expect(renderErrorText("en", "slot_in_past", {})).toBe(en.slot_in_past);
});
