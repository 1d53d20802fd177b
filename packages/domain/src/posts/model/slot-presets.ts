import { Temporal } from "temporal-polyfill";

/** Returns the presets as wall times in the user's time zone: 9:00 tomorrow, and 9:00 next Monday. */
export function slotPresets(now: Date, zone: string): { tomorrow: string; nextMonday: string } {
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(zone).toPlainDate();
  // On a Monday "next Monday" is a week away.
  const untilMonday = 8 - today.dayOfWeek;
  return { tomorrow: atNine(today.add({ days: 1 })), nextMonday: atNine(today.add({ days: untilMonday })) };
}

function atNine(day: Temporal.PlainDate): string {
  return day.toPlainDateTime({ hour: 9 }).toString({ smallestUnit: "minute" });
}
