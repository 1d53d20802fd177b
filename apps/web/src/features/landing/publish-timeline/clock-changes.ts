import { Temporal } from "temporal-polyfill";

export type ClockChange = {
  /** YYYY-MM-DD */
  day: string;
  direction: "forward" | "back";
  /** A wall time (HH:mm) that this change skips, or repeats. */
  example: string;
};

/** Returns the next two changes of the clocks in a zone, the nearer one first; none where there are none. */
export function nextClockChanges(now: Date, zone: string): ClockChange[] {
  const changes: ClockChange[] = [];
  let from = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(zone);
  while (changes.length < 2) {
    const change = from.getTimeZoneTransition("next");
    if (change === null) break;
    const before = change.subtract({ nanoseconds: 1 });
    const minutes = (change.offsetNanoseconds - before.offsetNanoseconds) / 60e9;
    // Half of what is skipped after the old clock's time, or of what is repeated after the new one's.
    const wall = (
      minutes > 0 ? before.toPlainDateTime().add({ nanoseconds: 1 }) : change.toPlainDateTime()
    ).add({ minutes: Math.abs(minutes) / 2 });
    changes.push({
      day: wall.toPlainDate().toString(),
      direction: minutes > 0 ? "forward" : "back",
      example: wall.toPlainTime().toString({ smallestUnit: "minute" }),
    });
    from = change;
  }
  return changes;
}
