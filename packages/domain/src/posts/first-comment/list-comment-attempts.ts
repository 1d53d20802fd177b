import type { Actor } from "../../shared/actor";
import { DomainError } from "../../shared/domain-error";
import type { PostsDeps } from "../deps";
import { CALL_COLUMNS } from "../list-attempts";
import type { CommentAttemptView } from "../model/post-view";
import { postsOf } from "../posts-of";

/** Lists the calls that commented a post, the latest first. Refuses with `post_not_found`. */
export async function listCommentAttempts(
  { db }: Pick<PostsDeps, "db">,
  actor: Actor,
  id: string,
): Promise<CommentAttemptView[]> {
  const post = await db.post.findFirst({
    where: { id, ...postsOf(actor, "content.read") },
    select: { comment: { select: { attempts: { select: ATTEMPT, orderBy: { sentAt: "desc" }, take: 50 } } } },
  });
  if (!post) throw new DomainError("post_not_found");
  return post.comment?.attempts ?? [];
}

// A comment has one kind of call.
const { kind: _, ...ATTEMPT } = CALL_COLUMNS;
