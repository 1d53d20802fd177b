import type { PostsDeps } from "./deps";
import { TIMING } from "./model/publish-timing";

/** Sends the jobs a post that the next sweep might find too late; to be called after the commit. */
export function hintIfDueSoon(
  { clock, events }: Pick<PostsDeps, "clock" | "events">,
  { id, dueAt }: { id: string; dueAt: Date },
): void {
  if (dueAt.getTime() <= clock.now() + TIMING.lookAhead)
    events.due({ dueAt: dueAt.toISOString(), postIds: [id] });
}
