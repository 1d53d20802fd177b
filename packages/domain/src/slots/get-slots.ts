import type { CoreDeps } from "../shared/core-deps";
import { type Actor, ownIn } from "../shared/actor";
import { parseHolidayRegion } from "./model/holiday-region";
import type { SlotPlan } from "./model/upcoming-slots";
import { DEFAULT_SLOTS, sortSlots, type Weekday } from "./model/weekly-slot";

/** Gets the actor's weekly slots and what is left out of them; the default ones when they have chosen none. */
export async function getSlots(
  { db }: { db: Pick<CoreDeps["db"], "weeklySlot" | "slotSettings"> },
  actor: Actor,
): Promise<SlotPlan> {
  const where = ownIn(actor);
  const settings = await db.slotSettings.findFirst({ where });
  const areChosen = settings?.areChosen ?? false;
  const rows = areChosen
    ? await db.weeklySlot.findMany({ where, select: { weekday: true, time: true } })
    : [];
  const chosen = rows.map(({ weekday, time }) => ({ weekday: weekday as Weekday, time }));
  const { quietFrom: from = null, quietTo: to = null, holidayRegion = null } = settings ?? {};
  return {
    slots: sortSlots(areChosen ? chosen : DEFAULT_SLOTS),
    areChosen,
    holidayRegion: parseHolidayRegion(holidayRegion),
    quietHours: from !== null && to !== null ? { from, to } : null,
  };
}
