import type { BulkOutcome } from "../posts/model/bulk-outcome";
import { runBulkByRef } from "../posts/bulk/run-bulk";
import type { PostsDeps } from "../posts/deps";
import type { PostRef } from "../posts/model/post-input";
import type { Actor } from "../shared/actor";
import { DomainError } from "../shared/domain-error";
import { addToQueue } from "./add-to-queue";

/** Schedules drafts into the next free slots, the first one into the soonest. */
export function addManyToQueue(
  deps: Pick<PostsDeps, "db" | "clock" | "events">,
  actor: Actor,
  refs: readonly PostRef[],
): Promise<BulkOutcome[]> {
  return runBulkByRef(deps, actor, refs, (ref, { status }) => {
    if (status !== "draft") throw new DomainError("post_not_in_state", { status });
    return addToQueue(deps, actor, ref);
  });
}
