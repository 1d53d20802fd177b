import slots from "@takt/i18n/messages/en/slots.json";
import type { WeeklySlot } from "@takt/domain/slots/model/weekly-slot";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, test, vi } from "vitest";
import { MessagesProvider } from "~/i18n/testing/messages-provider";
import { WeekTable } from "./week-table";

const me = vi.hoisted(() => ({ zone: "Europe/Berlin", hourCycle: "auto", weekStart: "sunday" }));
vi.mock("../shared/use-me", () => ({ useMe: () => me }));
vi.mock("../shared/use-locale", () => ({ useLocale: () => "en" }));
beforeEach(() => void (me.hourCycle = "auto"));

const SLOTS: WeeklySlot[] = [
  { weekday: 2, time: "06:30" },
  { weekday: 2, time: "17:30" },
];
const show = (quietHours: { from: string; to: string } | null) =>
  renderToStaticMarkup(
    <MessagesProvider locale="en" resources={{ en: { slots } }}>
      <WeekTable slots={SLOTS} quietHours={quietHours} onRemove={() => undefined} />
    </MessagesProvider>,
  );

test("each day has a row, from the member's first day on, with its slots or the word for none", () => {
  const rows = show(null).split("<tr").slice(2);
  const days = rows.map((row) => /scope="row"[^>]*>(\w+)/.exec(row)?.[1]);
  expect(days).toEqual(["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]);
  expect(rows[2]).toContain('aria-label="Remove Tuesday, 06:30"');
  expect(rows[2]).toContain('aria-label="Remove Tuesday, 17:30"');
  expect(rows.filter((row) => row.includes(slots.none))).toHaveLength(6);
});

test("times have the member's hours", () => {
  me.hourCycle = "h12";
  expect(show(null)).toMatch(/5:30\s?pm/);
});

test("a slot in the quiet hours says that it is skipped", () => {
  expect(show(null)).not.toContain(slots.inQuietHours);
  const [, early, late] = show({ from: "22:00", to: "07:00" }).split("<li");
  expect(early).toContain(slots.inQuietHours);
  expect(late).not.toContain(slots.inQuietHours);
});
