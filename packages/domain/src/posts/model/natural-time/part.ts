import type { Temporal } from "temporal-polyfill";

export type TimeLanguage = "en" | "de";

/** Parts of a day that people name instead of a time. */
export type DayPart =
  | "early"
  | "morning"
  | "forenoon"
  | "lunch"
  | "afternoon"
  | "endOfDay"
  | "evening"
  | "night";

/** Which of the days of a name: "Tuesday", "this Tuesday", "next Tuesday", "Tuesday after next", "last Tuesday". */
export type WhichWeekday = "coming" | "this" | "next" | "afterNext" | "last";

/**
 * How a time was said. `fixed`: beyond doubt (17:00, 9am, 03:00). `clock`: as on a clock (3:30, 3 Uhr). `spoken`: as on a
 * dial of twelve hours (half past three, "at 3").
 */
export type TimeStyle = "fixed" | "clock" | "spoken";

/** The meaning of a few words of a sentence. */
export type Part =
  /** A day of the calendar; null where there is none, as 31 June. */
  | { kind: "day"; find: (today: Temporal.PlainDate) => Temporal.PlainDate | null; otherwise?: DayPart }
  | { kind: "weekday"; weekday: number; which: WhichWeekday }
  /** A calendar week: 0 is this one. `weekday` is its day where none is named. */
  | { kind: "week"; weeks: number; weekday?: number }
  | { kind: "plus"; days?: number; weeks?: number; months?: number }
  | { kind: "time"; minutes: number; style: TimeStyle }
  | { kind: "dayPart"; dayPart: DayPart }
  /** Minutes from now. */
  | { kind: "after"; minutes: number }
  /** A bare number, which is a time only beside a day or after "at". */
  | { kind: "number"; digits: string }
  | { kind: "nextFreeSlot" }
  | { kind: "now" }
  | { kind: "noSuchTime" };

/** A part and where it stands in the folded text. */
export type FoundPart = { parts: readonly Part[]; start: number; end: number };
