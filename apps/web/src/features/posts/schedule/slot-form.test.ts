import { expect, test } from "vitest";
import { checkSlot } from "./slot-form";

const now = new Date("2026-11-21T10:00:00Z");
const check = (date: string, time: string, zone = "Europe/Berlin", pick?: "earlier" | "later") =>
  checkSlot({ date, time, zone, ...(pick && { pick }) }, now, "2026-11-21");
const problem = (...args: Parameters<typeof check>) => {
  const result = check(...args);
  return result.ok ? null : result.problem;
};

test("date and time are required, and both are named when both are missing", () => {
  expect(problem("", "")).toEqual({ code: "date_required", timeToo: true });
  expect(problem("2026-02-30", "09:00")).toEqual({ code: "date_required", timeToo: false });
  expect(problem("2026-11-23", "")).toEqual({ code: "time_required" });
  expect(problem("2026-11-23", "24:00")).toEqual({ code: "time_required" });
});

test("yesterday is refused as a date, an hour ago as a time", () => {
  expect(problem("2026-11-20", "")).toEqual({ code: "date_past" });
  expect(problem("2026-11-21", "10:59")).toEqual({ code: "slot_in_past" });
});

test("a good slot is an instant", () => {
  expect(check("2026-11-23", "09:00")).toEqual({
    ok: true,
    at: new Date("2026-11-23T08:00:00Z"),
    slot: { wall: "2026-11-23T09:00", zone: "Europe/Berlin" },
  });
});

test("an hour that daylight saving skips comes with a suggestion", () => {
  expect(problem("2027-03-28", "02:30")).toEqual({
    code: "slot_missing",
    suggestion: { date: "2027-03-28", time: "03:30" },
  });
});

test("an hour that daylight saving repeats asks which one is meant", () => {
  expect(problem("2027-10-31", "02:30")).toMatchObject({ code: "slot_ambiguous" });
  expect(check("2027-10-31", "02:30", "Europe/Berlin", "later")).toMatchObject({
    ok: true,
    at: new Date("2027-10-31T01:30:00Z"),
  });
});

test("more than a year ahead is too far", () => {
  expect(problem("2027-11-22", "09:00")).toEqual({ code: "slot_too_far" });
});
