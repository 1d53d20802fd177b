// zod/mini, because screens import this file.
import * as z from "zod/mini";
import { HOLIDAY_REGIONS } from "./holiday-region";
import { SLOT_LIMITS } from "./slot-limits";
import { findNearSlot, WEEKDAYS } from "./weekly-slot";

const wallTime = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));

/** All slots of a week; no two are closer together than thirty minutes. */
const weeklySlots = z.array(z.strictObject({ weekday: z.literal(WEEKDAYS), time: wallTime })).check(
  z.maxLength(SLOT_LIMITS.perWeek),
  z.refine((slots) => slots.every((slot, n) => !findNearSlot(slots.slice(0, n), slot))),
);

/** Changes of a member's slots; an omitted field is unchanged. */
export const slotsInput = z.strictObject({
  slots: z.optional(weeklySlots),
  /** Null: no holidays are skipped. */
  holidayRegion: z.optional(z.nullable(z.enum(HOLIDAY_REGIONS))),
  quietHours: z.optional(
    z.nullable(
      z.strictObject({ from: wallTime, to: wallTime }).check(z.refine(({ from, to }) => from !== to)),
    ),
  ),
});
export type SlotsInput = z.infer<typeof slotsInput>;
