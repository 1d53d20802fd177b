import type { PostsDeps } from "../deps";
import { deletePost } from "../delete-post";
import type { PostRef } from "../model/post-input";
import { publishPostNow } from "../publish-post-now";
import { restorePost } from "../restore-post";
import { unschedulePost } from "../unschedule-post";
import type { Actor } from "../../shared/actor";
import { DomainError } from "../../shared/domain-error";
import type { BulkOutcome } from "../model/bulk-outcome";
import { runBulk, runBulkByRef } from "./run-bulk";

type Deps = Pick<PostsDeps, "db" | "clock" | "events">;

/** Makes drafts of posts. */
export function unschedulePosts(deps: Deps, actor: Actor, refs: readonly PostRef[]): Promise<BulkOutcome[]> {
  return runBulkByRef(deps, actor, refs, (ref) => unschedulePost(deps, actor, ref));
}

/** Deletes posts; they can be restored for a day. */
export function deletePosts(deps: Deps, actor: Actor, refs: readonly PostRef[]): Promise<BulkOutcome[]> {
  return runBulkByRef(deps, actor, refs, async (ref) => {
    await deletePost(deps, actor, ref);
    // A deletion is a transition, which counts the version up.
    return { version: ref.version + 1 };
  });
}

/** Restores deleted posts as they were. */
export function restorePosts(deps: Deps, actor: Actor, ids: readonly string[]): Promise<BulkOutcome[]> {
  return runBulk(deps, actor, ids, (id) => restorePost(deps, actor, id));
}

/** Publishes failed posts now; no other post goes out by this. */
export function retryPosts(deps: Deps, actor: Actor, refs: readonly PostRef[]): Promise<BulkOutcome[]> {
  return runBulkByRef(deps, actor, refs, (ref, { status }) => {
    if (status !== "failed") throw new DomainError("post_not_in_state", { status });
    return publishPostNow(deps, actor, ref);
  });
}
