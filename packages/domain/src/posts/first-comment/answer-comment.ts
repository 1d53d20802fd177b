import type { PostsDeps } from "../deps";
import type { Actor } from "../../shared/actor";
import { DomainError } from "../../shared/domain-error";
import { z } from "zod";
import { getPost } from "../get-post";
import type { PostView } from "../model/post-view";
import { postsOf, postsOfSql, refusePost } from "../posts-of";
import { commentTransition } from "./comment-transition";

const AFFIRM = commentTransition("affirm");
const RESEND = commentTransition("resend");

/** A first comment, and the attempt that the user was shown; absent: none was made. */
export const commentRef = z.strictObject({ id: z.uuid(), attemptId: z.uuid().optional() });
type CommentRef = z.infer<typeof commentRef>;

/**
 * Affirms that a first comment is on LinkedIn, about the attempt that the user was shown, or because they have written
 * it by hand. Refuses with `post_not_found` and `comment_changed`.
 */
export async function affirmComment(
  { db }: Pick<PostsDeps, "db">,
  actor: Actor,
  { id, attemptId }: CommentRef,
): Promise<PostView> {
  const count = await db.$executeRaw`
    update post_comments c set ${AFFIRM.set}, published_at = coalesce(c.attempted_at, now())
    from posts p
    where c.post_id = ${id}::uuid and p.id = c.post_id and ${postsOfSql(actor, "posts.publish")}
      and p.status = 'published' and p.scheduling = c.scheduling and ${AFFIRM.from}
      and c.attempt_id is not distinct from ${attemptId ?? null}::uuid -- guard:comment-affirm-attempt
      `;
  return count > 0 ? getPost({ db }, actor, id) : refuse({ db }, actor, id);
}

/**
 * Sends a first comment again that failed, or that the user did not find on LinkedIn, about the attempt that they were
 * shown. Refuses with `post_not_found` and `comment_changed`.
 */
export async function resendComment(
  deps: Pick<PostsDeps, "db" | "events">,
  actor: Actor,
  { id, attemptId }: CommentRef,
): Promise<PostView> {
  const count = await deps.db.$executeRaw`
    update post_comments c set ${RESEND.set}, urn = p.linkedin_urn, due_since = now(), due_at = now()
    from posts p
    where c.post_id = ${id}::uuid and p.id = c.post_id and ${postsOfSql(actor, "posts.publish")}
      and p.status = 'published' and p.scheduling = c.scheduling and p.removed_at is null
      and p.linkedin_urn is not null and ${RESEND.from}
      and c.attempt_id is not distinct from ${attemptId ?? null}::uuid -- guard:comment-resend-attempt
      `;
  if (count === 0) return refuse(deps, actor, id);
  deps.events.commentsDue([id]);
  return getPost(deps, actor, id);
}

/** The guarded statement met no row: says why. Always throws. */
async function refuse({ db }: Pick<PostsDeps, "db">, actor: Actor, id: string): Promise<never> {
  const own = await db.post.findFirst({
    where: { id, ...postsOf(actor, "posts.publish") },
    select: { id: true },
  });
  if (!own) return refusePost(db, actor, id);
  throw new DomainError("comment_changed");
}
