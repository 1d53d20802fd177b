import { expect, test } from "vitest";
import { parseClock, parseDay, parsePastDay } from "./parse-fields";

/** Wednesday, 10:20 in Berlin. */
const at = { now: new Date("2026-11-25T09:20:00Z"), zone: "Europe/Berlin", weekStart: "monday" } as const;

test.each([
  ["25.12.2026", "2026-12-25"],
  ["25.12.26", "2026-12-25"],
  ["25.12.", "2026-12-25"],
  ["25.12", "2026-12-25"],
  ["25. Dez", "2026-12-25"],
  ["25/12/2026", "2026-12-25"],
  ["2026-12-25", "2026-12-25"],
  ["26", "2026-11-26"],
  ["24", "2026-12-24"],
  ["24.11.2026", "2026-11-24"],
  ["morgen", "2026-11-26"],
  ["Freitag", "2026-11-27"],
  ["31.6.", null],
  ["32", null],
  ["morgen 9 Uhr", null],
  ["9:00", null],
  ["in 3 Stunden", null],
  ["vielleicht", null],
  ["", null],
])("a German date field reads %j as %j", (text, day) => {
  expect(parseDay({ text, language: "de", ...at })).toBe(day);
});

test.each([
  ["25.12.", "2025-12-25"],
  ["25. Dez", "2025-12-25"],
  ["25.11.", "2026-11-25"],
  ["1.11.", "2026-11-01"],
  ["26", "2026-10-26"],
  ["24", "2026-11-24"],
  ["31", "2026-10-31"],
  ["25.12.2026", "2026-12-25"],
  ["Freitag", "2026-11-20"],
  ["Mittwoch", "2026-11-25"],
  ["gestern", "2026-11-24"],
  ["morgen", "2026-11-26"],
  ["vielleicht", null],
])("a date field of the past reads %j as %j", (text, day) => {
  expect(parsePastDay({ text, language: "de", ...at })).toBe(day);
});

test.each([
  ["25/12/2026", "2026-12-25"],
  ["25/12", "2026-12-25"],
  ["25 Dec", "2026-12-25"],
  ["12/1", "2027-01-12"],
  ["the 26th", "2026-11-26"],
  ["next Tuesday", "2026-12-01"],
])("an English date field reads %j as %j", (text, day) => {
  expect(parseDay({ text, language: "en", ...at })).toBe(day);
});

test.each([
  ["9", "09:00"],
  ["3", "03:00"],
  ["15", "15:00"],
  ["9:5", null],
  ["09:05", "09:05"],
  ["9.05", "09:05"],
  ["0905", "09:05"],
  ["905", "09:05"],
  ["9am", "09:00"],
  ["9:30 pm", "21:30"],
  ["noon", "12:00"],
  ["half past eight", "08:30"],
  ["24:00", null],
  ["25:00", null],
  ["Friday", null],
  ["", null],
])("a time field of 24 hours reads %j as %j", (text, time) => {
  expect(parseClock({ text, language: "en" })).toBe(time);
});

test("a time field of twelve hours reads a bare 3 in the afternoon, a German one spoken times", () => {
  expect(parseClock({ text: "3", language: "en", hourCycle: "h12" })).toBe("15:00");
  expect(parseClock({ text: "9:30\u00a0AM", language: "de", hourCycle: "h12" })).toBe("09:30");
  expect(parseClock({ text: "halb neun", language: "de" })).toBe("08:30");
  expect(parseClock({ text: "17 Uhr 30", language: "de" })).toBe("17:30");
  expect(parseClock({ text: "9.12", language: "de" })).toBe("09:12");
});
