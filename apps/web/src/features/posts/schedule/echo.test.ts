import { toWall } from "@takt/domain/posts/model/publish-slot";
import { parseClock, parseDay } from "@takt/domain/posts/model/natural-time/parse-fields";
import { parseTime } from "@takt/domain/posts/model/natural-time/parse-time";
import { HOUR_CYCLES } from "@takt/domain/shared/time-settings";
import { LOCALES } from "@takt/i18n/locales";
import fc from "fast-check";
import { expect, test } from "vitest";
import { makeClock } from "~/features/shared/time/make-clock";
import { formatNumericDay } from "~/features/shared/time/numeric-day";

const NOW = new Date("2026-11-25T09:20:00Z");
const MINUTES_AHEAD = 360 * 24 * 60;
const ZONES = ["Europe/Berlin", "America/New_York", "Asia/Kathmandu", "Australia/Lord_Howe", "UTC"] as const;

const slots = fc.record({
  at: fc.integer({ min: 1, max: MINUTES_AHEAD }).map((minutes) => new Date(NOW.getTime() + minutes * 60_000)),
  zone: fc.constantFrom(...ZONES),
  language: fc.constantFrom(...LOCALES),
  hourCycle: fc.constantFrom(...HOUR_CYCLES),
});

test("the echo of a time, typed as words, is the same time in both languages and every hour cycle", () => {
  fc.assert(
    fc.property(slots, ({ at, zone, language, hourCycle }) => {
      const text = makeClock(language, zone, hourCycle).dateTime(at);
      const parsed = parseTime({
        text,
        language,
        now: NOW,
        zone,
        weekStart: "monday",
        hourCycle,
        whole: true,
      });
      // An hour that comes twice is asked about.
      expect(parsed.kind === "nextFreeSlot" ? null : parsed.wall).toBe(toWall(at, zone));
    }),
    { numRuns: 500, seed: 6 },
  );
});

test("a day and a time are read as the fields write them", () => {
  fc.assert(
    fc.property(slots, ({ at, zone, language, hourCycle }) => {
      const [day, time] = toWall(at, zone).split("T") as [string, string];
      const settings = { language, now: NOW, zone, weekStart: "monday", hourCycle } as const;
      expect(parseDay({ text: formatNumericDay(day, language), ...settings })).toBe(day);
      const shown = makeClock(language, zone, hourCycle).wallTime(time);
      expect(parseClock({ text: shown, ...settings })).toBe(time);
    }),
    { numRuns: 500, seed: 6 },
  );
});

test("days are written as the language writes them", () => {
  expect(formatNumericDay("2026-12-05", "en")).toBe("05/12/2026");
  expect(formatNumericDay("2026-12-05", "de")).toBe("05.12.2026");
  expect(formatNumericDay("", "de")).toBe("");
});
