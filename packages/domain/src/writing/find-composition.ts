import type { Composition, Post, Prisma, TextVersion } from "@takt/db/generated/prisma/client";
import { postsOf } from "../posts/posts-of";
import { type Actor, ownIn } from "../shared/actor";
import { DomainError } from "../shared/domain-error";
import { webUrl } from "../shared/web-url-input";
import type { SourceQuote } from "./model/source-quote";
import type { WritingErrorCode } from "./model/writing-errors";

/** Finds one of the actor's compositions. Refuses with `composition_not_found`. */
export async function findComposition(
  db: Pick<Prisma.TransactionClient, "composition">,
  actor: Actor,
  id: string,
): Promise<Composition> {
  const row = await db.composition.findFirst({ where: { id, ...ownIn(actor) } });
  if (!row) throw new DomainError<WritingErrorCode>("composition_not_found");
  return row;
}

/** Returns the quote that a composition's text is based on, or null. Its address is a link, so a page's or none. */
export function findQuote({ quote, quoteUrl }: Pick<Composition, "quote" | "quoteUrl">): SourceQuote | null {
  return quote === null ? null : { quote, url: webUrl.safeParse(quoteUrl).data ?? null };
}

/** Finds a version of one of the actor's compositions. Refuses with `version_not_found`. */
export async function findVersion(
  db: Pick<Prisma.TransactionClient, "textVersion">,
  actor: Actor,
  { id, versionId }: { id: string; versionId: string },
): Promise<TextVersion> {
  const row = await db.textVersion.findFirst({
    where: { id: versionId, compositionId: id, composition: ownIn(actor) },
  });
  if (!row) throw new DomainError<WritingErrorCode>("version_not_found");
  return row;
}

/** Finds the post made from a composition, unless it was deleted. */
export async function findLivePost(
  tx: Pick<Prisma.TransactionClient, "post">,
  actor: Actor,
  { postId }: { postId: string | null },
): Promise<Post | null> {
  if (postId === null) return null;
  return tx.post.findFirst({ where: { id: postId, ...postsOf(actor, "content.read"), deletedAt: null } });
}

/**
 * Locks the composition until the transaction ends, so that versions are numbered one after the other, and updates its
 * time. Refuses with `composition_not_found`.
 */
export async function lockComposition(
  tx: Prisma.TransactionClient,
  actor: Actor,
  id: string,
  now: number,
): Promise<void> {
  const { count } = await tx.composition.updateMany({
    where: { id, ...ownIn(actor) },
    data: { updatedAt: new Date(now) },
  });
  if (count === 0) throw new DomainError<WritingErrorCode>("composition_not_found");
}
