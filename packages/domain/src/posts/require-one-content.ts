import type { Db } from "@takt/db/client";
import { DomainError } from "../shared/domain-error";

/**
 * Checks that a post has content of one kind, as LinkedIn takes it: files, or a link card with at most one image, or a
 * poll. To be called inside the transaction that has written it. Refuses with `post_content_mixed`.
 */
export async function requireOneContent(tx: Pick<Db, "post">, postId: string): Promise<void> {
  const { linkSource, pollQuestion, media } = await tx.post.findUniqueOrThrow({
    where: { id: postId },
    select: { linkSource: true, pollQuestion: true, media: { select: { kind: true } } },
  });
  const hasCard = linkSource !== null;
  const hasPoll = pollQuestion !== null;
  const fitsCard = media.length === 0 || (media.length === 1 && media[0]!.kind === "image");
  if ((hasCard && (hasPoll || !fitsCard)) || (hasPoll && media.length > 0))
    throw new DomainError("post_content_mixed");
}
