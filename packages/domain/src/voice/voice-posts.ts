import type { Prisma } from "@takt/db/generated/prisma/client";
import type { Actor } from "../shared/actor";
import { ownedBy } from "../posts/owned-by";

/**
 * The `where` fragment for posts that show how the actor writes: their own published posts with a text. Posts that a
 * model or the outline composer wrote and nobody changed are excluded.
 */
export function voicePosts(actor: Actor) {
  return {
    ...ownedBy(actor),
    status: "published",
    deletedAt: null,
    content: { not: "" },
    aiOrigin: { in: ["none", "assisted"] },
  } as const satisfies Prisma.PostWhereInput;
}
