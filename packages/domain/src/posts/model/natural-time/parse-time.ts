import { Temporal } from "temporal-polyfill";
import type { HourCycle, WeekStart } from "@takt/domain/shared/time-settings";
import { isZone } from "@takt/domain/shared/is-zone";
import { resolveSlot, toWall } from "../publish-slot";
import { chooseDay } from "./choose-day";
import { chooseTime } from "./choose-time";
import { findTime, type FoundTime } from "./find-time";
import type { TimeLanguage } from "./part";
import { suggestWall } from "./suggest-wall";

/** The time of a text that names a day alone. */
const DEFAULT_TIME = "09:00";
/** A field of a time is short; nothing is read of a longer text. */
const MAX_LENGTH = 500;
const MINUTE_MS = 60_000;
const DAY_MIN = 24 * 60;

export type TimeText = {
  text: string;
  language: TimeLanguage;
  now: Date;
  zone: string;
  weekStart: WeekStart;
  hourCycle?: HourCycle;
  /** Whether the text is a time and nothing else; a sentence of the palette is more. */
  whole?: boolean;
  /** Defaults for a day (YYYY-MM-DD) or time (HH:mm) that is not named; without them today, and 09:00. */
  defaults?: { day?: string; time?: string };
};

/** A wall time (YYYY-MM-DDTHH:mm) in a zone. */
type WallTime = { wall: string; zone: string };

export type TimeRefusal =
  | "not_understood"
  /** Part of the text is a time; the suggestion is that time. */
  | "not_all_understood"
  | "no_such_day"
  | "no_such_time"
  | "weekday_mismatch"
  /** "now" is no time to plan for. */
  | "now"
  | "slot_in_past"
  | "slot_too_far"
  | "slot_missing"
  | "slot_ambiguous"
  | "zone_unknown";

export type ParsedTime =
  /** `matched` is where the time stands in the text; `pick` is one of two equal hours in autumn ("in 3 hours"). */
  | ({ kind: "ok"; pick?: "earlier" | "later"; matched: [start: number, end: number] } & WallTime)
  | { kind: "nextFreeSlot"; matched: [start: number, end: number] }
  /** `wall` is what was understood, where the clocks skip it or have it twice. */
  | { kind: "refused"; reason: TimeRefusal; suggestion?: WallTime; wall?: string };

/** Reads a time in words, English or German, and checks it as a typed one. */
export function parseTime(input: TimeText): ParsedTime {
  const { text, language, whole = false } = input;
  if (text.length > MAX_LENGTH) return refuse("not_understood");
  const found = findTime(text, language, { whole, number: "time" });
  if (!found) return refuse("not_understood");
  const parsed = checkFound(found, input);
  if (!whole || found.isAll) return parsed;
  return parsed.kind === "ok"
    ? refuse("not_all_understood", { wall: parsed.wall, zone: parsed.zone })
    : refuse("not_understood");
}

function checkFound(found: FoundTime, input: TimeText): ParsedTime {
  const { group, matched } = found;
  const { weekStart, hourCycle, defaults } = input;
  if (!isZone(input.zone)) return refuse("zone_unknown");
  if (group.nextFreeSlot) return { kind: "nextFreeSlot", matched };
  if (group.now) return refuse("now");
  if (group.noSuchTime) return refuse("no_such_time");
  if (group.after) return checkAfter(group.after.minutes, matched, input);
  const today = findToday(input);
  const chosen = chooseDay(group, today, weekStart);
  if (chosen.kind === "no_such_day") return refuse("no_such_day");
  const day = chosen.day ?? Temporal.PlainDate.from(defaults?.day ?? today);
  const minutes = chooseTime(group, hourCycle === "h12");
  const wall =
    minutes === null ? `${day.toString()}T${defaults?.time ?? DEFAULT_TIME}` : joinWall(day, minutes);
  return checkWall(wall, chosen.kind === "weekday_mismatch", found, input);
}

function findToday({ now, zone }: TimeText): Temporal.PlainDate {
  return Temporal.PlainDate.from(toWall(now, zone).slice(0, 10));
}

function checkWall(
  wall: string,
  isMismatch: boolean,
  { group, matched }: FoundTime,
  input: TimeText,
): ParsedTime {
  const { now, zone } = input;
  const resolved = resolveSlot({ wall, zone }, now);
  if (isMismatch) return refuse("weekday_mismatch", resolved.kind === "ok" ? { wall, zone } : undefined);
  if (resolved.kind === "ok") return { kind: "ok", wall, zone, matched };
  if (resolved.kind === "slot_missing")
    return { ...refuse(resolved.kind, { wall: resolved.suggestion, zone }), wall };
  if (resolved.kind === "slot_ambiguous") return { ...refuse(resolved.kind), wall };
  const isMovable = resolved.kind === "slot_in_past" || group.day !== undefined;
  const suggested = isMovable ? suggestWall(wall, findToday(input)) : null;
  const isGood = suggested !== null && resolveSlot({ wall: suggested, zone }, now).kind === "ok";
  return refuse(resolved.kind, isGood ? { wall: suggested, zone } : undefined);
}

/** Minutes from now are an instant: in autumn it is one of two equal hours. */
function checkAfter(minutes: number, matched: [number, number], { now, zone }: TimeText): ParsedTime {
  const at = new Date(Math.ceil(now.getTime() / MINUTE_MS + minutes) * MINUTE_MS);
  if (Number.isNaN(at.getTime())) return refuse("not_understood");
  const wall = toWall(at, zone);
  for (const pick of [undefined, "earlier", "later"] as const) {
    const resolved = resolveSlot({ wall, zone, ...(pick && { pick }) }, now);
    if (resolved.kind === "ok" && resolved.at.getTime() === at.getTime())
      return { kind: "ok", wall, zone, ...(pick && { pick }), matched };
    if (resolved.kind === "slot_too_far" || resolved.kind === "slot_in_past") return refuse(resolved.kind);
  }
  return refuse("not_understood");
}

/** A day and minutes after its midnight; 1440 and more are on the next day. */
function joinWall(day: Temporal.PlainDate, minutes: number): string {
  const two = (part: number) => String(part).padStart(2, "0");
  const date = day.add({ days: Math.floor(minutes / DAY_MIN) });
  const rest = minutes % DAY_MIN;
  return `${date.toString()}T${two(Math.floor(rest / 60))}:${two(rest % 60)}`;
}

function refuse(reason: TimeRefusal, suggestion?: WallTime): Extract<ParsedTime, { kind: "refused" }> {
  return { kind: "refused", reason, ...(suggestion && { suggestion }) };
}
