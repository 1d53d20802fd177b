import { Temporal } from "temporal-polyfill";
import { wallInstants } from "../../posts/model/publish-slot";
import { dayIn } from "../../shared/day-in";
import { isHoliday } from "./holidays";
import type { HolidayRegion } from "./holiday-region";
import { isQuiet, type QuietHours } from "./quiet-hours";
import { SLOT_LIMITS } from "./slot-limits";
import { sortSlots, type WeeklySlot } from "./weekly-slot";

/** A member's weekly slots, and when they are left out. */
export type SlotPlan = {
  /** In the order of the week. */
  slots: WeeklySlot[];
  /** False: nothing was chosen, and these are the default slots. */
  areChosen: boolean;
  holidayRegion: HolidayRegion | null;
  quietHours: QuietHours | null;
};

/** A slot of one day: its instant, and the wall time (YYYY-MM-DDTHH:mm) in the zone it is meant in. */
export type UpcomingSlot = { at: Date; wall: string; zone: string };

const APART_MS = SLOT_LIMITS.minutesApart * 60_000;

/**
 * Lists the slots with an instant in [from, to), the soonest first. The wall time stays over a change of the clocks: of
 * two equal ones it is the earlier, and one that the clocks skip is later by the skipped time. Slots on holidays of the
 * chosen region and in the quiet hours are left out.
 */
export function listUpcomingSlots(
  plan: Pick<SlotPlan, "slots" | "holidayRegion" | "quietHours">,
  zone: string,
  { from, to }: { from: Date; to: Date },
): UpcomingSlot[] {
  const slots = sortSlots(plan.slots);
  const last = Temporal.PlainDate.from(dayIn(to, zone));
  const found = new Map<number, UpcomingSlot>();
  // A skipped wall time may be on the day after its own.
  let day = Temporal.PlainDate.from(dayIn(from, zone)).subtract({ days: 1 });
  for (; Temporal.PlainDate.compare(day, last) <= 0; day = day.add({ days: 1 }))
    for (const { time } of slots.filter(({ weekday }) => weekday === day.dayOfWeek)) {
      const resolved = wallInstants(`${day.toString()}T${time}`, zone);
      if (!resolved || isLeftOut(plan, resolved.wall)) continue;
      const { earlier: at, wall } = resolved;
      if (at >= from && at < to) found.set(at.getTime(), { at, wall, zone });
    }
  return [...found.values()].sort((a, b) => a.at.getTime() - b.at.getTime());
}

function isLeftOut(
  { holidayRegion, quietHours }: Pick<SlotPlan, "holidayRegion" | "quietHours">,
  wall: string,
) {
  const [day, time] = wall.split("T") as [string, string];
  return isQuiet(time, quietHours) || isHoliday(day, holidayRegion);
}

/** Returns the slots that no post occupies: a post does that from less than thirty minutes before to after it. */
export function findFreeSlots(slots: readonly UpcomingSlot[], posts: readonly Date[]): UpcomingSlot[] {
  return slots.filter(({ at }) => posts.every((post) => Math.abs(post.getTime() - at.getTime()) >= APART_MS));
}
