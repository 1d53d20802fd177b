import type { Actor } from "../shared/actor";
import { DomainError } from "../shared/domain-error";
import type { PostsDeps } from "./deps";
import { getPost } from "./get-post";
import type { PostErrorCode } from "./model/post-errors";
import type { PostRef } from "./model/post-input";
import type { PostView } from "./model/post-view";
import { postsOf, postsOfSql, refusePost } from "./posts-of";
import { refuseTransition } from "./transition-post";

/**
 * Chooses under whose name a draft will be published: the actor's, or that of a member who consents. Who made it stays known.
 * Refuses with `author_without_consent`, `post_not_found`, `post_not_in_state` and `post_changed`.
 */
export async function setAuthor(
  { db }: Pick<PostsDeps, "db">,
  actor: Actor,
  { ref, authorId }: { ref: PostRef; authorId: string },
): Promise<PostView> {
  const post = await db.post.findFirst({
    where: { id: ref.id, ...postsOf(actor, "drafts.write"), deletedAt: null },
    select: { id: true },
  });
  if (!post) return refusePost(db, actor, ref.id);
  await requireConsent({ db }, actor, authorId);
  const count = await db.$executeRaw`
    update posts p set author_id = ${authorId}::uuid, version = p.version + 1, updated_at = now(),
      writer_id = nullif(coalesce(p.writer_id, p.author_id), ${authorId}::uuid)
    where p.id = ${ref.id}::uuid and ${postsOfSql(actor, "drafts.write")} and p.version = ${ref.version}
      and p.status = 'draft' and p.deleted_at is null`;
  if (count === 0) await refuseTransition(db, actor, "drafts.write", ["draft"], ref);
  return getPost({ db }, actor, ref.id);
}

async function requireConsent({ db }: Pick<PostsDeps, "db">, actor: Actor, authorId: string): Promise<void> {
  const { userId, workspaceId } = actor;
  if (authorId === userId) return;
  const consents = { workspaceId, userId: authorId, consentedAt: { not: null } };
  if ((await db.membership.count({ where: consents })) === 0)
    throw new DomainError<PostErrorCode>("author_without_consent");
}
