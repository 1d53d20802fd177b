import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { resolveSlot } from "../publish-slot";
import { parseTime, type TimeText } from "./parse-time";

/** Tuesday, 10:20 in Berlin. */
const TUESDAY = new Date("2026-11-24T09:20:00Z");
const parse = (text: string, change: Partial<TimeText> = {}) =>
  parseTime({ text, language: "en", now: TUESDAY, zone: "Europe/Berlin", weekStart: "monday", ...change });
const wall = (text: string, change: Partial<TimeText> = {}) => {
  const parsed = parse(text, { whole: true, ...change });
  return parsed.kind === "ok" ? parsed.wall : parsed;
};

describe("what could mean two things", () => {
  test("a bare 8 is in the morning, a bare 3 in the afternoon, a written 3:00 at night", () => {
    expect(wall("tomorrow 8")).toBe("2026-11-25T08:00");
    expect(wall("tomorrow at 3")).toBe("2026-11-25T15:00");
    expect(wall("tomorrow 3:00")).toBe("2026-11-25T03:00");
    expect(wall("tomorrow 20")).toBe("2026-11-25T20:00");
  });

  test("on a clock of twelve hours 3:00 is in the afternoon, 03:00 and 3 am are not", () => {
    const h12 = { hourCycle: "h12" } as const;
    expect(wall("tomorrow 3:00", h12)).toBe("2026-11-25T15:00");
    expect(wall("tomorrow 8:15", h12)).toBe("2026-11-25T08:15");
    expect(wall("tomorrow 12:30", h12)).toBe("2026-11-25T12:30");
    expect(wall("tomorrow 03:00", h12)).toBe("2026-11-25T03:00");
    expect(wall("tomorrow 3 am", h12)).toBe("2026-11-25T03:00");
  });

  test("on a Tuesday, Tuesday is in a week, and this Tuesday is today", () => {
    expect(wall("Tuesday 18:00")).toBe("2026-12-01T18:00");
    expect(wall("this Tuesday 18:00")).toBe("2026-11-24T18:00");
    expect(wall("Dienstag 18 Uhr", { language: "de" })).toBe("2026-12-01T18:00");
  });

  test("next Wednesday is in the next calendar week, which begins as the member chose", () => {
    expect(wall("Wednesday")).toBe("2026-11-25T09:00");
    expect(wall("next Wednesday")).toBe("2026-12-02T09:00");
    expect(wall("next Sunday")).toBe("2026-12-06T09:00");
    expect(wall("next Sunday", { weekStart: "sunday" })).toBe("2026-11-29T09:00");
    expect(wall("nächsten Sonntag", { language: "de", weekStart: "saturday" })).toBe("2026-11-29T09:00");
  });

  test("12/1 is 12 January, as dates are shown", () => {
    expect(wall("12/1 10:00")).toBe("2027-01-12T10:00");
    expect(wall("12/25 10:00")).toBe("2026-12-25T10:00");
  });

  test("a time that has passed today is refused, with tomorrow as a suggestion", () => {
    const refusal = {
      kind: "refused",
      reason: "slot_in_past",
      suggestion: { wall: "2026-11-25T09:00", zone: "Europe/Berlin" },
    };
    expect(wall("today 9am")).toEqual(refusal);
    expect(wall("9:00")).toEqual(refusal);
  });
});

test("a day without a time is at nine, or at the time that was chosen before; a time without a day likewise", () => {
  expect(wall("Friday")).toBe("2026-11-27T09:00");
  expect(wall("Friday", { defaults: { time: "14:30" } })).toBe("2026-11-27T14:30");
  expect(wall("Friday morning", { defaults: { time: "14:30" } })).toBe("2026-11-27T09:00");
  expect(wall("15:00", { defaults: { day: "2026-12-24" } })).toBe("2026-12-24T15:00");
});

describe("changes of the clocks", () => {
  test("a time that the clocks skip is refused with the time that exists", () => {
    expect(wall("28.3.2027 um 2:30", { language: "de" })).toEqual({
      kind: "refused",
      reason: "slot_missing",
      suggestion: { wall: "2027-03-28T03:30", zone: "Europe/Berlin" },
      wall: "2027-03-28T02:30",
    });
  });

  test("a time that exists twice is refused with that time", () => {
    expect(wall("31 Oct 2027 2:30")).toEqual({
      kind: "refused",
      reason: "slot_ambiguous",
      wall: "2027-10-31T02:30",
    });
  });

  test("hours from now are counted over a change, and of two equal hours the right one is picked", () => {
    const now = new Date("2026-10-24T23:45:00Z");
    expect(parse("in an hour", { now })).toMatchObject({ wall: "2026-10-25T02:45", pick: "earlier" });
    expect(parse("in 2 hours", { now })).toMatchObject({ wall: "2026-10-25T02:45", pick: "later" });
    expect(parse("in 3 hours", { now })).toMatchObject({ wall: "2026-10-25T03:45" });
  });
});

describe("a time inside a sentence", () => {
  const rest = (text: string, language: "en" | "de" = "en") => {
    const parsed = parse(text, { language });
    if (parsed.kind === "refused") return parsed.reason;
    return `${text.slice(0, parsed.matched[0])}|${text.slice(...parsed.matched)}|${text.slice(parsed.matched[1])}`;
  };

  test.each([
    ["sailing to fri noon", "sailing |to fri noon|"],
    ["tomorrow at 9 my post about sun and wind", "|tomorrow at 9| my post about sun and wind"],
    ["Sun and wind, tomorrow 9am", "Sun and wind, |tomorrow 9am|"],
    ["3 lessons on Friday at 8:15", "3 lessons |on Friday at 8:15|"],
    ["hiring in 3 hours", "hiring |in 3 hours|"],
    ["sailing next free slot", "sailing |next free slot|"],
    ["👩🏽‍💻 İstanbul tomorrow noon 👍", "👩🏽‍💻 İstanbul |tomorrow noon| 👍"],
  ])("%s", (text, expected) => expect(rest(text)).toBe(expected));

  test.each([
    ["Segeln auf Freitag mittags", "Segeln |auf Freitag mittags|"],
    ["Grüße aus Köln übermorgen früh veröffentlichen", "Grüße aus Köln |übermorgen früh| veröffentlichen"],
    ["Gru\u0308ße u\u0308bermorgen fru\u0308h", "Gru\u0308ße |u\u0308bermorgen fru\u0308h|"],
  ])("%s", (text, expected) => expect(rest(text, "de")).toBe(expected));

  test("a word that is also a weekday or a part of a day is a time only beside one, or after on", () => {
    for (const text of ["My morning routine", "Sun protection", "The cat sat there", "Night shift"])
      expect(rest(text)).toBe("not_understood");
    for (const text of ["So geht Marketing", "Was ich früh lernte"])
      expect(rest(text, "de")).toBe("not_understood");
    expect(rest("Sun protection on sun")).toBe("Sun protection |on sun|");
    expect(rest("sailing sun 9am")).toBe("sailing |sun 9am|");
    expect(rest("So geht Marketing am Mo", "de")).toBe("So geht Marketing |am Mo|");
  });

  test("a number alone is no time, and a text without one is refused", () => {
    expect(rest("7 lessons")).toBe("not_understood");
    expect(rest("sailing")).toBe("not_understood");
  });
});

test("whatever is typed is read or refused, and what is read can be scheduled", () => {
  const words =
    "tomorrow next fri 9 am at in two weeks 31. halb morgen um 25.12. 2:30 the 31st of noch last :".split(
      " ",
    );
  const text = fc.oneof(
    fc.string({ unit: "grapheme", maxLength: 40 }),
    fc.array(fc.constantFrom(...words), { maxLength: 8 }).map((some) => some.join(" ")),
  );
  fc.assert(
    fc.property(text, fc.constantFrom("en", "de"), fc.boolean(), (typed, language, whole) => {
      const parsed = parse(typed, { language, whole });
      const planned = parsed.kind === "refused" ? parsed.suggestion : parsed.kind === "ok" ? parsed : null;
      expect(planned ? resolveSlot(planned, TUESDAY).kind : "ok").toBe("ok");
      const [start, end] = parsed.kind === "refused" ? [0, 1] : parsed.matched;
      expect(end).toBeLessThanOrEqual(Math.max(typed.length, 1));
      expect(start).toBeLessThan(end);
    }),
    { numRuns: 1000, seed: 31 },
  );
});

test("an unknown zone and a text without end are refused", () => {
  expect(wall("tomorrow", { zone: "Europe/Nowhere" })).toMatchObject({ reason: "zone_unknown" });
  expect(wall(`tomorrow ${"x".repeat(1000)}`)).toMatchObject({ reason: "not_understood" });
});
