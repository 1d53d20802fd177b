import type { Post, Prisma } from "@takt/db/generated/prisma/client";
import { ownPosts } from "../posts/own-posts";
import type { Actor } from "../shared/actor";

/** The post that was made of a composition, unless that was deleted. */
export async function findLivePost(
  tx: Pick<Prisma.TransactionClient, "post">,
  actor: Actor,
  { postId }: { postId: string | null },
): Promise<Post | null> {
  if (postId === null) return null;
  return tx.post.findFirst({ where: { id: postId, ...ownPosts(actor), deletedAt: null } });
}
