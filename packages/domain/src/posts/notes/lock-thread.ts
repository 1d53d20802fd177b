import type { Prisma } from "@takt/db/generated/prisma/client";
import type { Actor } from "../../shared/actor";
import { DomainError } from "../../shared/domain-error";
import type { PostErrorCode } from "../model/post-errors";
import { postsOfSql } from "../posts-of";

type Thread = { id: string; postId: string };

/**
 * Locks the thread that a note began, of a post that the actor may discuss, until the transaction ends: nobody answers in it or
 * deletes it meanwhile. Refuses with `note_not_found`.
 */
export async function lockThread(tx: Prisma.TransactionClient, actor: Actor, id: string): Promise<Thread> {
  const [thread] = await tx.$queryRaw<Thread[]>`
    select n.id, n.post_id as "postId" from post_notes n join posts p on p.id = n.post_id
    where n.id = ${id}::uuid and n.thread_id is null and p.deleted_at is null and ${postsOfSql(actor, "posts.discuss")}
    for update of n`;
  if (!thread) throw new DomainError<PostErrorCode>("note_not_found");
  return thread;
}
