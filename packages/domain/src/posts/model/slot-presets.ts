import { Temporal } from "temporal-polyfill";

/** The specification's presets as wall times in the user's zone: 9:00 tomorrow, and 9:00 on the Monday to come. */
export function slotPresets(now: Date, zone: string): { tomorrow: string; nextMonday: string } {
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(zone).toPlainDate();
  // On a Monday "next Monday" is a week away.
  const untilMonday = 8 - today.dayOfWeek;
  return { tomorrow: nine(today.add({ days: 1 })), nextMonday: nine(today.add({ days: untilMonday })) };
}

function nine(day: Temporal.PlainDate): string {
  return day.toPlainDateTime({ hour: 9 }).toString({ smallestUnit: "minute" });
}
