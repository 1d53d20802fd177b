import type { Moment } from "../plan/plan";
import type { World } from "../world";
import { tell, type PostView } from "./post-api";
import type { LivePost } from "./user";

/** The run's start and its first full minute: what a Moment is measured from. */
export type Start = { at: number; firstSlot: number };

export function toInstant({ at, firstSlot }: Start, { slot, ms }: Moment): number {
  return slot === null ? at + ms : firstSlot + slot * 60_000 + ms;
}

/** Schedules for a full minute, in the user's own zone. */
export function schedule(world: World, post: LivePost, seen: PostView, instant: number) {
  const { zone } = post.user;
  return tell(
    world,
    post,
    "schedule",
    "mutation",
    { ref: { id: post.id, version: seen.version }, slot: { wall: wallIn(zone, instant), zone } },
    {
      ...seen,
      version: seen.version + 1,
      status: "scheduled",
      scheduledAt: new Date(instant).toISOString(),
    },
  );
}

/** YYYY-MM-DDTHH:mm; Swedish writes dates that way. */
function wallIn(timeZone: string, instant: number): string {
  const format = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "short" });
  return format.format(instant).replace(" ", "T");
}
