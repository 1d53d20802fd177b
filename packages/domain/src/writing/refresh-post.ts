import type { Post, Prisma, TextVersion } from "@takt/db/generated/prisma/client";
import { ownPosts } from "../posts/own-posts";
import type { Actor } from "../shared/actor";
import type { Source } from "./model/source";
import { hasWordsOf } from "./has-words-of";

type Words = Pick<Post, "content" | "hashtags" | "aiOrigin"> & { sources: Source[] };

/**
 * Gives a draft the words of another version of its composition, and notes that they were reviewed: under the user's lock.
 * A post that was edited since, or is on its way, stays as it is.
 */
export async function refreshPost(
  tx: Prisma.TransactionClient,
  actor: Actor,
  post: Post,
  { words, reviewedAt, versions }: { words: Words; reviewedAt: Date | null; versions: TextVersion[] },
): Promise<void> {
  if (!versions.some((version) => hasWordsOf(post, version))) return;
  const same = hasWordsOf(post, { text: words.content, hashtags: words.hashtags });
  if (same && (post.reviewedAt !== null || reviewedAt === null)) return;
  await tx.post.updateMany({
    where: { id: post.id, ...ownPosts(actor), version: post.version, status: "draft", deletedAt: null },
    data: { ...words, reviewedAt, version: { increment: 1 } },
  });
}
