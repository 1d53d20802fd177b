import type { Post, Prisma } from "@takt/db/generated/prisma/client";
import { ownedBy } from "../posts/owned-by";
import type { Actor } from "../shared/actor";

/** Finds the post made from a composition, unless it was deleted. */
export async function findLivePost(
  tx: Pick<Prisma.TransactionClient, "post">,
  actor: Actor,
  { postId }: { postId: string | null },
): Promise<Post | null> {
  if (postId === null) return null;
  return tx.post.findFirst({ where: { id: postId, ...ownedBy(actor), deletedAt: null } });
}
