import { SLOT_LIMITS } from "@takt/domain/slots/model/slot-limits";
import { findNearSlot, sortSlots, type WeeklySlot } from "@takt/domain/slots/model/weekly-slot";

type Added =
  | { kind: "added"; slots: WeeklySlot[]; added: WeeklySlot[] }
  /** All of them are too close to slots that exist; `near` is the first of those. */
  | { kind: "near"; near: WeeklySlot }
  | { kind: "full" };

/** Adds slots to a week, without those that are too close to one that exists. */
export function addSlots(slots: readonly WeeklySlot[], wanted: readonly WeeklySlot[]): Added {
  const added = wanted.filter((slot) => !findNearSlot(slots, slot));
  const near = wanted.map((slot) => findNearSlot(slots, slot)).find(Boolean);
  if (added.length === 0 && near) return { kind: "near", near };
  if (slots.length + added.length > SLOT_LIMITS.perWeek) return { kind: "full" };
  return { kind: "added", slots: sortSlots([...slots, ...added]), added };
}
