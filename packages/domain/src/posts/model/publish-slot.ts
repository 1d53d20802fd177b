import { Temporal } from "temporal-polyfill";

/** A wall time in a time zone, as the user chose it. `wall` is YYYY-MM-DDTHH:mm. */
export type Slot = {
  wall: string;
  zone: string;
  /** Chooses one of two equal wall times in autumn. */
  pick?: "earlier" | "later";
};

/** `ok`, or the code of the error that refuses it. */
export type ResolvedSlot =
  | { kind: "ok"; at: Date; wall: string; zone: string }
  | { kind: "slot_in_past" | "slot_too_far" | "zone_unknown" }
  /** The clocks skip this time; `suggestion` is later by the skipped time (2:30 -> 3:30). */
  | { kind: "slot_missing"; suggestion: string }
  | { kind: "slot_ambiguous"; earlier: Date; later: Date };

/** How far ahead a post can be scheduled. */
const MONTHS_AHEAD = 12;

/**
 * Resolves a wall time in an IANA time zone to an instant. Wall time is what people mean: "9:00" stays 9:00 over a
 * change of the clocks. A time that does not exist is `slot_missing`; one that exists twice is `slot_ambiguous`, unless both are
 * past. Throws a RangeError for an invalid wall time (post-input.ts rejects those).
 */
export function resolveSlot(slot: Slot, now: Date): ResolvedSlot {
  if (!isZone(slot.zone)) return { kind: "zone_unknown" };
  const wall = Temporal.PlainDateTime.from(slot.wall);
  const earlier = wall.toZonedDateTime(slot.zone, { disambiguation: "earlier" });
  const later = wall.toZonedDateTime(slot.zone, { disambiguation: "later" });
  const exists = later.toPlainDateTime().equals(wall);
  if (!exists)
    return { kind: "slot_missing", suggestion: later.toPlainDateTime().toString({ smallestUnit: "minute" }) };
  const twice = earlier.epochMilliseconds !== later.epochMilliseconds;
  const at = slot.pick === "earlier" ? earlier : later;
  if (at.epochMilliseconds <= now.getTime()) return { kind: "slot_in_past" };
  if (twice && !slot.pick) return { kind: "slot_ambiguous", earlier: toDate(earlier), later: toDate(later) };
  const limit = Temporal.Instant.fromEpochMilliseconds(now.getTime())
    .toZonedDateTimeISO(slot.zone)
    .add({ months: MONTHS_AHEAD });
  if (Temporal.ZonedDateTime.compare(at, limit) > 0) return { kind: "slot_too_far" };
  return { kind: "ok", at: toDate(at), wall: slot.wall, zone: slot.zone };
}

/** Whether the runtime knows this IANA time zone. */
export function isZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: zone });
    return true;
  } catch {
    return false;
  }
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
