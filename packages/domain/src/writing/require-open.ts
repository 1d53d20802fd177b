import type { Prisma } from "@takt/db/generated/prisma/client";
import type { Actor } from "../shared/actor";
import { DomainError } from "../shared/domain-error";
import { findLivePost } from "./find-live-post";
import type { WritingErrorCode } from "./model/writing-errors";
import { takesWords } from "./takes-words";

/**
 * Whether more texts of a composition are of use: it has no post, or one that takes their words. Refuses with
 * `composition_closed`.
 */
export async function requireOpen(
  tx: Pick<Prisma.TransactionClient, "post" | "textVersion">,
  actor: Actor,
  composition: { id: string; postId: string | null },
): Promise<void> {
  const post = await findLivePost(tx, actor, composition);
  if (post === null) return;
  const versions = await tx.textVersion.findMany({
    where: { compositionId: composition.id },
    select: { text: true, hashtags: true },
  });
  if (!takesWords(post, versions)) throw new DomainError<WritingErrorCode>("composition_closed");
}
