import type { Post, Prisma, TextVersion } from "@takt/db/generated/prisma/client";
import { ownPosts } from "../posts/own-posts";
import type { Actor } from "../shared/actor";
import { DomainError } from "../shared/domain-error";
import { hasWordsOf } from "./has-words-of";
import type { Source } from "./model/source";
import type { WritingErrorCode } from "./model/writing-errors";
import { takesWords } from "./takes-words";

type Words = Pick<Post, "content" | "hashtags" | "aiOrigin"> & { sources: Source[] };

/**
 * Gives a draft the words of another version of its composition, and notes that they were reviewed: under the user's lock.
 * A post that was edited since, or is on its way, stays as it is: says it something else, refuses with
 * `composition_closed`.
 */
export async function refreshPost(
  tx: Prisma.TransactionClient,
  actor: Actor,
  post: Post,
  { words, reviewedAt, versions }: { words: Words; reviewedAt: Date | null; versions: TextVersion[] },
): Promise<void> {
  const same = hasWordsOf(post, { text: words.content, hashtags: words.hashtags });
  const takes = takesWords(post, versions);
  if (same && (!takes || post.reviewedAt !== null || reviewedAt === null)) return;
  if (!takes) throw new DomainError<WritingErrorCode>("composition_closed");
  const { count } = await tx.post.updateMany({
    where: { id: post.id, ...ownPosts(actor), version: post.version, status: "draft", deletedAt: null },
    data: { ...words, reviewedAt, version: { increment: 1 } },
  });
  if (count === 0) throw new DomainError<WritingErrorCode>("composition_closed");
}
