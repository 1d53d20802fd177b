import { resolveSlot } from "@takt/domain/posts/model/publish-slot";
import { isDay } from "@takt/domain/shared/day-steps";
import { splitWall } from "~/features/shared/time/wall-clock";

/** The fields of the schedule dialog. `date` YYYY-MM-DD and `time` HH:mm, or empty. */
export type SlotFields = { date: string; time: string; zone: string; pick?: "earlier" | "later" };

export type SlotProblem =
  | {
      code: "time_required" | "date_past" | "slot_in_past" | "slot_too_far" | "zone_unknown";
    }
  /** The words are no time; what the other fields hold is not meant. */
  | { code: "text_refused" }
  /** `timeToo`: the time is required as well. */
  | { code: "date_required"; timeToo: boolean }
  /** The next wall time that exists, as fields. */
  | { code: "slot_missing"; suggestion: { date: string; time: string } }
  | { code: "slot_ambiguous"; earlier: Date; later: Date };

export type SlotCheck =
  | { ok: true; at: Date; slot: { wall: string; zone: string; pick?: "earlier" | "later" } }
  | { ok: false; problem: SlotProblem };

/** Validates the fields by the function that the server uses. `today` is YYYY-MM-DD in the fields' zone. */
export function checkSlot(fields: SlotFields, now: Date, today: string): SlotCheck {
  const { date, time, zone, pick } = fields;
  if (!isDay(date)) return fail({ code: "date_required", timeToo: !isTime(time) });
  if (date < today) return fail({ code: "date_past" });
  if (!isTime(time)) return fail({ code: "time_required" });
  const wall = `${date}T${time}`;
  const slot = { wall, zone, ...(pick && { pick }) };
  const resolved = resolveSlot(slot, now);
  if (resolved.kind === "ok") return { ok: true, at: resolved.at, slot };
  if (resolved.kind === "slot_missing")
    return fail({ code: resolved.kind, suggestion: splitWall(resolved.suggestion) });
  if (resolved.kind === "slot_ambiguous")
    return fail({ code: resolved.kind, earlier: resolved.earlier, later: resolved.later });
  return fail({ code: resolved.kind });
}

/** The day of which a free slot fits the fields, null for any day; no answer where they have a time, or no day there is. */
export function dayToSuggest({ date, time }: SlotFields): { day: string | null } | null {
  if (time !== "" || (date !== "" && !isDay(date))) return null;
  return { day: date || null };
}

function isTime(text: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
}

function fail(problem: SlotProblem): SlotCheck {
  return { ok: false, problem };
}
