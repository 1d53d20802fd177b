import { z } from "zod";
import { getLatestTime } from "../posts/model/publish-slot";
import type { Actor } from "../shared/actor";
import type { CoreDeps } from "../shared/core-deps";
import { freeSlotsIn } from "./free-slots-in";
import { getSlots } from "./get-slots";
import type { UpcomingSlot } from "./model/upcoming-slots";
import { SLOT_LEAD_MS } from "./next-free-slots";

/** Longest range; the widest view is six weeks of a month. */
const MAX_RANGE_MS = 62 * 24 * 3600_000;

export const freeSlotsInput = z
  .strictObject({ from: z.date(), to: z.date() })
  .refine(({ from, to }) => to > from && to.getTime() - from.getTime() <= MAX_RANGE_MS);

type Deps = {
  db: Pick<CoreDeps["db"], "weeklySlot" | "slotSettings" | "post">;
  clock: Pick<CoreDeps["clock"], "now">;
};

/** Lists the actor's free slots in [from, to), the soonest first: those in which a post can still be scheduled. */
export async function listFreeSlots(
  { db, clock }: Deps,
  actor: Actor,
  range: z.infer<typeof freeSlotsInput>,
): Promise<UpcomingSlot[]> {
  const now = clock.now();
  const from = new Date(Math.max(range.from.getTime(), now + SLOT_LEAD_MS));
  const to = new Date(Math.min(range.to.getTime(), getLatestTime(new Date(now), actor.zone).getTime()));
  if (from >= to) return [];
  return freeSlotsIn({ db }, actor, await getSlots({ db }, actor), { from, to });
}
