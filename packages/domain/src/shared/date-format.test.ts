import { afterEach, expect, test, vi } from "vitest";
import { dateFormat } from "./date-format";

afterEach(() => vi.restoreAllMocks());

const NEW_YEAR = new Date("2026-01-01T00:30:00Z");
const day = { year: "numeric", month: "2-digit", day: "2-digit" } as const;

test("each locale, zone and way of writing has its own format", () => {
  const written = [
    dateFormat("en-GB", { ...day, timeZone: "UTC" }),
    dateFormat("de-DE", { ...day, timeZone: "UTC" }),
    dateFormat("de-DE", { ...day, timeZone: "America/New_York" }),
    dateFormat("de-DE", { month: "long", timeZone: "UTC" }),
  ].map((format) => format.format(NEW_YEAR));
  expect(written).toEqual(["01/01/2026", "01.01.2026", "31.12.2025", "Januar"]);
});

test("a format is made once, and an unknown zone is refused each time", () => {
  const made = vi.spyOn(Intl, "DateTimeFormat");
  for (let i = 0; i < 3; i++) dateFormat("en-GB", { ...day, timeZone: "Asia/Kathmandu" });
  expect(made).toHaveBeenCalledTimes(1);
  for (let i = 0; i < 2; i++)
    expect(() => dateFormat("en-GB", { timeZone: "Mars/Olympus" })).toThrow(RangeError);
});
