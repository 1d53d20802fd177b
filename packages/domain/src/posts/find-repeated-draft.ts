import type { Prisma } from "@takt/db/generated/prisma/client";
import type { Actor } from "../shared/actor";
import { ownedBy } from "./owned-by";

/**
 * Finds the draft that an earlier try to create this post has left when its answer was lost, or null. A file belongs to
 * one post, so an unchanged draft that has only files of this post is this post.
 */
export async function findRepeatedDraft(
  tx: Pick<Prisma.TransactionClient, "media" | "post">,
  actor: Actor,
  mediaIds: string[],
): Promise<{ id: string } | null> {
  if (mediaIds.length === 0) return null;
  return tx.post.findFirst({
    where: {
      ...ownedBy(actor),
      ...UNTOUCHED,
      media: { some: { id: { in: mediaIds } }, every: { id: { in: mediaIds } } },
    },
    select: { id: true },
  });
}

/** Condition of a draft that is as it was created. */
export const UNTOUCHED = { status: "draft", version: 1, deletedAt: null } as const;
