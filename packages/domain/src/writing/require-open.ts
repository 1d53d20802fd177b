import type { Prisma } from "@takt/db/generated/prisma/client";
import type { Actor } from "../shared/actor";
import { DomainError } from "../shared/domain-error";
import { findLivePost } from "./find-composition";
import type { WritingErrorCode } from "./model/writing-errors";
import { acceptsText } from "./accepts-text";

/**
 * Refuses with `composition_closed` unless more texts of a composition can be used: it has no post, or one that accepts
 * them.
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
  if (!acceptsText(post, versions)) throw new DomainError<WritingErrorCode>("composition_closed");
}
