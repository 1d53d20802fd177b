import type { Prisma } from "@takt/db/generated/prisma/client";
import type { Actor } from "../shared/actor";
import { ownPosts } from "./own-posts";

/**
 * The draft that an earlier try to create this very post has left, when its answer was lost: a file belongs to one post,
 * so a draft that nobody has touched since, and that has none but files of this post, is this post. Null when there is
 * none.
 */
export async function findRepeatedDraft(
  tx: Pick<Prisma.TransactionClient, "media" | "post">,
  actor: Actor,
  mediaIds: string[],
): Promise<{ id: string } | null> {
  if (mediaIds.length === 0) return null;
  return tx.post.findFirst({
    where: {
      ...ownPosts(actor),
      ...UNTOUCHED,
      media: { some: { id: { in: mediaIds } }, every: { id: { in: mediaIds } } },
    },
    select: { id: true },
  });
}

/** As it was created. */
export const UNTOUCHED = { status: "draft", version: 1, deletedAt: null } as const;
