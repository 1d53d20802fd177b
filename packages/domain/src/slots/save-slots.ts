import type { CoreDeps } from "../shared/core-deps";
import { type Actor, ownIn } from "../shared/actor";
import { getSlots } from "./get-slots";
import type { SlotPlan } from "./model/upcoming-slots";
import type { SlotsInput } from "./model/slots-input";

/** Saves the given parts of the actor's slots, the list as a whole. The last of two concurrent calls wins. */
export function saveSlots(
  { db }: Pick<CoreDeps, "db">,
  actor: Actor,
  { slots, holidayRegion, quietHours }: SlotsInput,
): Promise<SlotPlan> {
  const owner = ownIn(actor);
  return db.$transaction(async (tx) => {
    const settings = {
      ...(slots && { areChosen: true }),
      ...(holidayRegion !== undefined && { holidayRegion }),
      ...(quietHours !== undefined && {
        quietFrom: quietHours?.from ?? null,
        quietTo: quietHours?.to ?? null,
      }),
    };
    // First, because its lock makes a concurrent call wait until the list is replaced.
    await tx.slotSettings.upsert({
      where: { userId_workspaceId: owner },
      create: { ...owner, ...settings },
      update: settings,
    });
    if (slots) {
      await tx.weeklySlot.deleteMany({ where: owner });
      await tx.weeklySlot.createMany({ data: slots.map((slot) => ({ ...owner, ...slot })) });
    }
    return getSlots({ db: tx }, actor);
  });
}
