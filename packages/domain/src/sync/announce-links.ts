import type { LinkedPost } from "../posts/published/record-links";
import type { SyncDeps } from "./deps";

/** Posts of one event. */
const BATCH_SIZE = 25;

/** Lets the first comments of posts go on whose link has become known; called after the commit. */
export function announceLinks({ events }: Pick<SyncDeps, "events">, linked: readonly LinkedPost[]): void {
  const commented = linked.flatMap(({ postId, hasFirstComment }) => (hasFirstComment ? [postId] : []));
  for (let at = 0; at < commented.length; at += BATCH_SIZE)
    events.commentsDue(commented.slice(at, at + BATCH_SIZE));
}
