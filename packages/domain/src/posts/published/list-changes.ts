import type { Actor } from "../../shared/actor";
import { DomainError } from "../../shared/domain-error";
import type { PostsDeps } from "../deps";
import { CALL_COLUMNS } from "../list-attempts";
import type { ChangeView } from "../model/post-view";
import { postsOf } from "../posts-of";

/** Lists what LinkedIn was asked to change of a published post, the latest first. Refuses with `post_not_found`. */
export async function listChanges(
  { db }: Pick<PostsDeps, "db">,
  actor: Actor,
  id: string,
): Promise<ChangeView[]> {
  const post = await db.post.findFirst({
    where: { id, ...postsOf(actor, "content.read") },
    select: { changes: { select: { ...CALL_COLUMNS, via: true }, orderBy: { sentAt: "desc" }, take: 50 } },
  });
  if (!post) throw new DomainError("post_not_found");
  return post.changes;
}
