import type { PostsDeps } from "./deps";
import type { Actor } from "../shared/actor";
import { DomainError } from "../shared/domain-error";
import type { PostView } from "./model/post-view";
import { ownedBy } from "./owned-by";
import { POST_VIEW, toPostView } from "./to-post-view";

/** Returns a post of the actor, also a deleted one. Refuses with `post_not_found`. */
export async function getPost({ db }: Pick<PostsDeps, "db">, actor: Actor, id: string): Promise<PostView> {
  const row = await db.post.findFirst({ where: { id, ...ownedBy(actor) }, include: POST_VIEW });
  if (!row) throw new DomainError("post_not_found");
  return toPostView(row);
}
