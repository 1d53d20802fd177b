import type { Prisma } from "@takt/db/generated/prisma/client";
import type { Actor } from "../shared/actor";
import { ownPosts } from "../posts/own-posts";

/**
 * The posts that show how the actor writes: published, theirs alone, with a text. What a model or the outline composer
 * wrote and nobody changed since shows how those write.
 */
export function voicePosts(actor: Actor) {
  return {
    ...ownPosts(actor),
    status: "published",
    deletedAt: null,
    content: { not: "" },
    aiOrigin: { in: ["none", "assisted"] },
  } as const satisfies Prisma.PostWhereInput;
}
