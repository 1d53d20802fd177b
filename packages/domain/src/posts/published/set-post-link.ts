import type { Actor } from "../../shared/actor";
import { DomainError } from "../../shared/domain-error";
import type { PostsDeps } from "../deps";
import { getPost } from "../get-post";
import { isChangeable, readPostLink } from "../model/post-link";
import type { PostView } from "../model/post-view";
import { postsOf, refusePost } from "../posts-of";
import { recordLinks } from "./record-links";

/**
 * Records the link to a published post that LinkedIn did not name, as its author has copied it on LinkedIn. Its first
 * comment goes on. A link that names an activity is resolved to the post's own URN where a source of sync knows it. The
 * same link again changes nothing. Refuses with `post_not_found`, `post_not_in_state` (also once the post is deleted on
 * LinkedIn), `post_link_known`, and `post_link_other` for a link to another post.
 */
export async function setPostLink(
  deps: Pick<PostsDeps, "db" | "events">,
  actor: Actor,
  { id, link }: { id: string; link: string },
): Promise<PostView> {
  const { db } = deps;
  const post = await db.post.findFirst({
    where: { id, ...postsOf(actor, "posts.publish"), deletedAt: null },
    select: { status: true, linkedinUrn: true, removedAt: true, authorId: true },
  });
  if (!post) return refusePost(db, actor, id);
  if (post.status !== "published" || post.removedAt)
    throw new DomainError("post_not_in_state", { status: post.status });
  const urn = await resolve(db, post.authorId, id, readPostLink(link));
  if (urn === null) throw new DomainError("post_link_other");
  if (urn === post.linkedinUrn) return getPost(deps, actor, id);
  if (post.linkedinUrn !== null && (isChangeable(post.linkedinUrn) || !isChangeable(urn)))
    throw new DomainError("post_link_known");
  const [linked] = await recordLinks(db, post.authorId, [{ postId: id, urn }]);
  if (!linked) throw new DomainError("post_link_other");
  if (linked.hasFirstComment) deps.events.commentsDue([id]);
  return getPost(deps, actor, id);
}

/** Returns the best URN of the post that a link names; null when it is known to be another post. */
async function resolve(
  db: PostsDeps["db"],
  userId: string,
  postId: string,
  urn: string | null,
): Promise<string | null> {
  if (urn === null) return null;
  const row = await db.linkedinPost.findFirst({
    where: { userId, OR: [{ urn }, { otherUrns: { has: urn } }] },
    select: { urn: true, otherUrns: true, postId: true },
  });
  if (!row) return urn;
  if (row.postId !== null && row.postId !== postId) return null;
  return [row.urn, ...row.otherUrns].find(isChangeable) ?? urn;
}
