// zod/mini, because screens import this file.
import * as z from "zod/mini";
import { Temporal } from "temporal-polyfill";
import { isZone } from "../../shared/is-zone";

/** A wall time in a time zone, as the user chose it. `wall` is YYYY-MM-DDTHH:mm; `pick` is one of two equal ones in autumn. */
export const slotInput = z.strictObject({
  wall: z
    .string()
    .check(
      z.regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d$/),
      z.refine(isOnCalendar),
    ),
  zone: z.string().check(z.maxLength(64), z.refine(isZone)),
  pick: z.optional(z.enum(["earlier", "later"])),
});
export type Slot = z.infer<typeof slotInput>;

/** `ok`, or the code of the error that refuses it. */
export type ResolvedSlot =
  | { kind: "ok"; at: Date; wall: string; zone: string }
  | { kind: "slot_in_past" | "slot_too_far" | "zone_unknown" }
  /** The clocks skip this time; `suggestion` is later by the skipped time (2:30 -> 3:30). */
  | { kind: "slot_missing"; suggestion: string }
  | { kind: "slot_ambiguous"; earlier: Date; later: Date };

/** How far ahead a post can be scheduled. */
export const MONTHS_AHEAD = 12;

/**
 * Resolves a wall time in an IANA time zone to an instant. Wall time is what people mean: "9:00" stays 9:00 over a
 * change of the clocks. A time that does not exist is `slot_missing`; one that exists twice is `slot_ambiguous`, unless both are
 * past. Throws a RangeError for an invalid wall time (slotInput rejects those).
 */
export function resolveSlot(slot: Slot, now: Date): ResolvedSlot {
  if (!isZone(slot.zone)) return { kind: "zone_unknown" };
  const { wall, earlier, later } = wallInstants(slot.wall, slot.zone)!;
  if (wall !== slot.wall) return { kind: "slot_missing", suggestion: wall };
  const twice = earlier.getTime() !== later.getTime();
  const at = slot.pick === "earlier" ? earlier : later;
  if (at <= now) return { kind: "slot_in_past" };
  if (twice && !slot.pick) return { kind: "slot_ambiguous", earlier, later };
  if (at > getLatestTime(now, slot.zone)) return { kind: "slot_too_far" };
  return { kind: "ok", at, wall: slot.wall, zone: slot.zone };
}

/** Returns the last instant at which a post can be scheduled now. */
export function getLatestTime(now: Date, zone: string): Date {
  const here = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(zone);
  return toDate(here.add({ months: MONTHS_AHEAD }));
}

/** The instants of a wall time, which are two where the clocks go back, else one. */
export type WallInstants = {
  /** As asked; where the clocks skip it, later by the skipped time (2:30 -> 3:30), as the instants are. */
  wall: string;
  earlier: Date;
  later: Date;
};

/** Returns when a wall time is in a time zone; null when the runtime does not know the zone. */
export function wallInstants(wall: string, zone: string): WallInstants | null {
  if (!isZone(zone)) return null;
  const asked = Temporal.PlainDateTime.from(wall);
  const later = asked.toZonedDateTime(zone, { disambiguation: "later" });
  const found = later.toPlainDateTime();
  if (!found.equals(asked))
    return { wall: found.toString({ smallestUnit: "minute" }), earlier: toDate(later), later: toDate(later) };
  const earlier = asked.toZonedDateTime(zone, { disambiguation: "earlier" });
  return { wall, earlier: toDate(earlier), later: toDate(later) };
}

/** Whether the day exists: 31 February has the right form and does not. */
function isOnCalendar(wall: string): boolean {
  const day = Number(wall.slice(8, 10));
  return new Date(`${wall}Z`).getUTCDate() === day;
}

/** Formats an instant as wall time (YYYY-MM-DDTHH:mm) in a time zone. */
export function toWall(at: Date, zone: string): string {
  return Temporal.Instant.fromEpochMilliseconds(at.getTime())
    .toZonedDateTimeISO(zone)
    .toPlainDateTime()
    .toString({ smallestUnit: "minute" });
}

function toDate(at: Temporal.ZonedDateTime): Date {
  return new Date(at.epochMilliseconds);
}

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
