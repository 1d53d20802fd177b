import type { Actor } from "../shared/actor";
import { DomainError } from "../shared/domain-error";
import type { PostsDeps } from "./deps";
import type { PostErrorCode } from "./model/post-errors";

/**
 * Finds the workspace of a post among all open ones in which the user is a member, for links that name the post alone. Its slug is
 * null in the personal one. Refuses with `post_not_found`.
 */
export async function findWorkspace(
  { db }: Pick<PostsDeps, "db">,
  { userId }: Actor,
  id: string,
): Promise<{ slug: string | null }> {
  const post = await db.post.findFirst({
    where: { id, workspace: { closedAt: null, memberships: { some: { userId } } } },
    select: { workspace: { select: { slug: true } } },
  });
  if (!post) throw new DomainError<PostErrorCode>("post_not_found");
  return post.workspace;
}
