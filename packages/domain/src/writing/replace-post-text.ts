import type { Post, Prisma, TextVersion } from "@takt/db/generated/prisma/client";
import { ownedBy } from "../posts/owned-by";
import type { Actor } from "../shared/actor";
import { DomainError } from "../shared/domain-error";
import { containsTextOf, acceptsText } from "./accepts-text";
import type { Source } from "../posts/model/source";
import type { WritingErrorCode } from "./model/writing-errors";

type TextFields = Pick<Post, "content" | "hashtags" | "aiOrigin"> & { sources: Source[] };

/**
 * Replaces a draft's text by that of another version of its composition, and records the review. Call it under the
 * user's lock. A post that was edited since, or is being sent, is not changed: when its text differs, it refuses with
 * `composition_closed`.
 */
export async function replacePostText(
  tx: Prisma.TransactionClient,
  actor: Actor,
  post: Post,
  { fields, reviewedAt, versions }: { fields: TextFields; reviewedAt: Date | null; versions: TextVersion[] },
): Promise<void> {
  const same = containsTextOf(post, { text: fields.content, hashtags: fields.hashtags });
  const accepts = acceptsText(post, versions);
  if (same && (!accepts || post.reviewedAt !== null || reviewedAt === null)) return;
  if (!accepts) throw new DomainError<WritingErrorCode>("composition_closed");
  const { count } = await tx.post.updateMany({
    where: { id: post.id, ...ownedBy(actor), version: post.version, status: "draft", deletedAt: null },
    data: { ...fields, reviewedAt, version: { increment: 1 } },
  });
  if (count === 0) throw new DomainError<WritingErrorCode>("composition_closed");
}
