import type { Deps } from "../deps";
import { TIMING } from "./model/publish-timing";

/** After commit: tells the jobs about a post that the next sweep might find too late. */
export function hintIfDueSoon(
  { clock, events }: Pick<Deps, "clock" | "events">,
  { id, dueAt }: { id: string; dueAt: Date },
): void {
  if (dueAt.getTime() <= clock.now() + TIMING.look) events.due({ dueAt: dueAt.toISOString(), postIds: [id] });
}
