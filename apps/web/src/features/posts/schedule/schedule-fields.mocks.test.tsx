import de from "@takt/i18n/messages/de/posts.json";
import deCommon from "@takt/i18n/messages/de/common.json";
import en from "@takt/i18n/messages/en/posts.json";
import enCommon from "@takt/i18n/messages/en/common.json";
import type { HourCycle } from "@takt/domain/shared/time-settings";
import type { Locale } from "@takt/i18n/locales";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { makeClock } from "~/features/shared/time/make-clock";
import { DateField } from "~/features/shared/time/date-field";
import { TimeField } from "~/features/shared/time/time-field";
import { MessagesProvider } from "~/i18n/testing/messages-provider";
import type { SlotForm } from "./use-slot-form";
import { WhenField } from "./when-field";

const user = vi.hoisted(() => ({ language: "en" as Locale, hourCycle: "auto" as HourCycle }));
vi.mock("~/features/shared/use-locale", () => ({ useLocale: () => user.language }));
vi.mock("~/features/shared/use-me", () => ({
  useMe: () => ({ zone: "Europe/Berlin", weekStart: "monday", hourCycle: user.hourCycle }),
}));
vi.mock("~/features/shared/time/use-clock", () => ({
  useClock: () => makeClock(user.language, "Europe/Berlin", user.hourCycle),
}));

function show(language: Locale, hourCycle: HourCycle, element: ReactNode): string {
  Object.assign(user, { language, hourCycle });
  return renderToStaticMarkup(
    <MessagesProvider
      locale={language}
      resources={{ en: { common: enCommon, posts: en }, de: { common: deCommon, posts: de } }}
    >
      {element}
    </MessagesProvider>,
  );
}

const date = (value: string, error?: string) => (
  <DateField
    label="Date"
    value={value}
    read={() => null}
    today="2026-11-25"
    first="2026-11-25"
    last="2027-11-25"
    error={error}
    onChange={() => undefined}
  />
);
const time = (value: string) => (
  <TimeField label="Time" value={value} read={() => null} onChange={() => undefined} />
);

test("a date is shown as the language writes it, in a text field and not in one of the browser's", () => {
  expect(show("de", "auto", date("2026-12-05"))).toContain('value="05.12.2026"');
  expect(show("en", "auto", date("2026-12-05"))).toContain('value="05/12/2026"');
  expect(show("de", "auto", date(""))).toContain('placeholder="TT.MM.JJJJ"');
  for (const element of [date("2026-12-05"), time("09:00")])
    expect(show("de", "auto", element)).not.toMatch(/type="(date|time)"/);
});

test("a time is shown in the member's hour cycle", () => {
  expect(show("en", "auto", time("15:30"))).toContain('value="15:30"');
  expect(show("en", "h12", time("15:30"))).toContain('value="3:30\u00a0pm"');
  expect(show("de", "h12", time("09:05"))).toContain('value="9:05\u00a0AM"');
});

test("a date that is missing is named as the form names it", () => {
  const html = show("en", "auto", date("", "Date is required"));
  expect(html).toContain("Date is required");
  expect(html).toContain('aria-invalid="true"');
});

const natural = (refusal: SlotForm["natural"]["refusal"]) => {
  const form = { natural: { text: "today 8am", refusal } } as unknown as SlotForm;
  return <WhenField form={form} echoId="echo" />;
};

test("the field for words is described by the echo, and by what is wrong and what can be taken instead", () => {
  expect(show("en", "auto", natural(null))).toContain('aria-describedby="echo"');
  const suggestion = { wall: "2026-11-26T08:00", zone: "Europe/Berlin" };
  const html = show("en", "auto", natural({ reason: "slot_in_past", suggestion }));
  expect(html).toMatch(/aria-describedby="echo [^"]+-error"/);
  expect(html).toContain(`<span role="alert">${en.schedule.refusals.slot_in_past}</span>`);
  expect(html).toContain("Take Thu, 26 Nov 2026, 08:00");
  expect(show("de", "auto", natural({ reason: "slot_in_past", suggestion }))).toContain(
    "Do., 26. Nov. 2026, 08:00 nehmen",
  );
});
