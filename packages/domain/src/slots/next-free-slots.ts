import { getLatestTime } from "../posts/model/publish-slot";
import type { CoreDeps } from "../shared/core-deps";
import type { Actor } from "../shared/actor";
import { freeSlotsIn } from "./free-slots-in";
import { getSlots } from "./get-slots";
import type { UpcomingSlot } from "./model/upcoming-slots";

/** A slot is offered until this long before it: there is time to take it back, and the sweep finds the post by itself. */
export const SLOT_LEAD_MS = 5 * 60_000;
/** The time that is looked through at once. */
const STEP_MS = 28 * 86_400_000;

type Db = Pick<CoreDeps["db"], "weeklySlot" | "slotSettings" | "post">;
type Options = {
  count: number;
  /** A post that occupies nothing, because it is the one that is being moved. */
  exceptPostId?: string | undefined;
};

/**
 * Finds the actor's next free slots, the soonest first; fewer when there are no more in the time ahead in which posts can
 * be scheduled. They are computed from the posts as they are, so a slot is free as soon as its post has gone elsewhere.
 */
export async function findNextFreeSlots(
  { db, clock }: { db: Db; clock: Pick<CoreDeps["clock"], "now"> },
  actor: Actor,
  { count, exceptPostId }: Options,
): Promise<UpcomingSlot[]> {
  const plan = await getSlots({ db }, actor);
  const now = clock.now();
  const end = getLatestTime(new Date(now), actor.zone).getTime();
  const free: UpcomingSlot[] = [];
  for (let from = now + SLOT_LEAD_MS; from < end && free.length < count; from += STEP_MS) {
    const range = { from: new Date(from), to: new Date(Math.min(from + STEP_MS, end)) };
    free.push(...(await freeSlotsIn({ db }, actor, plan, { ...range, exceptPostId })));
  }
  return free.slice(0, count);
}
