import type { Moment } from "../plan/plan";
import type { ChaosHarness } from "../start-chaos-harness";
import { performAction, type PostView } from "./post-api";
import type { LivePost } from "./user";

/** The run's start and its first full minute, from which a Moment is measured. */
export type Start = { at: number; firstSlot: number };

export function toInstant({ at, firstSlot }: Start, { slot, ms }: Moment): number {
  return slot === null ? at + ms : firstSlot + slot * 60_000 + ms;
}

/** Schedules a post for a full minute in the user's time zone. */
export function schedule(harness: ChaosHarness, post: LivePost, seen: PostView, instant: number) {
  const { zone } = post.user;
  return performAction(
    harness,
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

/** Returns the local time as YYYY-MM-DDTHH:mm, which is close to the Swedish format. */
function wallIn(timeZone: string, instant: number): string {
  const format = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "short" });
  return format.format(instant).replace(" ", "T");
}
