import { sql } from "@takt/db/sql";
import type { PostsDeps } from "./deps";
import type { Actor } from "../shared/actor";
import { DomainError } from "../shared/domain-error";
import { RESTORABLE_HOURS } from "../shared/restorable";
import { getPost } from "./get-post";
import { hintIfDueSoon } from "./hint-if-due-soon";
import type { PostView } from "./model/post-view";
import { postsOfSql } from "./posts-of";
import { transitionIf } from "./transition";

/** A scheduled post was cancelled by its deletion. */
const RESTORE = transitionIf("restore", sql`p.deleted_status = 'scheduled' and p.due_at > now()`);

/**
 * Undoes a delete as it was: a scheduled post is scheduled again if its time is still ahead, else it
 * stays cancelled. Refuses with `post_not_found` (also when it was deleted too long ago).
 */
export async function restorePost(
  deps: Pick<PostsDeps, "db" | "clock" | "events">,
  actor: Actor,
  id: string,
): Promise<PostView> {
  const count = await deps.db.$executeRaw`
    update posts p set
      ${RESTORE.set},
      scheduled_by_id = case when p.author_id = ${actor.userId}::uuid then null else ${actor.userId}::uuid end,
      deleted_at = null,
      deleted_status = null
    where id = ${id}::uuid and deleted_at > now() - make_interval(hours => ${RESTORABLE_HOURS}::int)
      and ${postsOfSql(actor, "drafts.write")}`;
  if (count === 0) throw new DomainError("post_not_found");
  const post = await getPost(deps, actor, id);
  if (post.status === "scheduled" && post.dueAt) hintIfDueSoon(deps, { id, dueAt: post.dueAt });
  return post;
}
