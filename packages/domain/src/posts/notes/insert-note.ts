import type { Prisma } from "@takt/db/generated/prisma/client";
import type { Actor } from "../../shared/actor";
import { DomainError } from "../../shared/domain-error";
import type { NoteInput } from "../model/note-input";
import type { PostErrorCode } from "../model/post-errors";
import { postsOf, refusePost } from "../posts-of";

type Tx = Prisma.TransactionClient;

/** The notes that a post may have. */
const MAX_NOTES = 500;

/** Refuses with `act_forbidden`, `post_not_found` and `notes_full`, where the actor can write no note about a post. */
export async function requireRoom(tx: Tx, actor: Actor, id: string): Promise<void> {
  const post = await tx.post.findFirst({
    where: { id, ...postsOf(actor, "posts.discuss"), deletedAt: null },
    select: { _count: { select: { notes: true } } },
  });
  if (!post) return refusePost(tx, actor, id);
  if (post._count.notes >= MAX_NOTES) throw new DomainError<PostErrorCode>("notes_full");
}

/** The writer of a note: a member, or a guest by a review link. */
type NoteWriter = { userId: string } | { guestName: string; reviewLinkId: string };

/**
 * Inserts a note; an answer opens its thread again. Returns false where there is one with this id. Call it in a transaction in which
 * the thread is locked.
 */
export async function insertNote(
  tx: Tx,
  writer: NoteWriter,
  { id, postId, threadId, text, quote }: Omit<NoteInput, "mentions">,
): Promise<boolean> {
  const place = quote && {
    quote: quote.text,
    quoteBefore: quote.before,
    quoteAfter: quote.after,
    quoteAt: quote.at,
  };
  // An answer is about the place of its thread.
  const data = { id, postId, threadId, text, ...writer, ...(threadId ? {} : place) };
  const { count } = await tx.postNote.createMany({ data: [data], skipDuplicates: true });
  const opened = { resolvedAt: null, resolvedById: null };
  if (count === 1 && threadId) await tx.postNote.updateMany({ where: { id: threadId }, data: opened });
  return count === 1;
}
