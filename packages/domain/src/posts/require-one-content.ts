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
  if (isContentMixed({ hasCard: linkSource !== null, hasPoll: pollQuestion !== null, media }))
    throw new DomainError("post_content_mixed");
}

/** Whether a post has content of more than one kind. */
export function isContentMixed(post: {
  hasCard: boolean;
  hasPoll: boolean;
  media: readonly { kind: "image" | "video" | "document" }[];
}): boolean {
  const { hasCard, hasPoll, media } = post;
  const fitsCard = media.length === 0 || (media.length === 1 && media[0]!.kind === "image");
  return (hasCard && (hasPoll || !fitsCard)) || (hasPoll && media.length > 0);
}
