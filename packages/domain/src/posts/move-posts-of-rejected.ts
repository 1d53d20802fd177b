import type { Db } from "@takt/db/client";
import { POST_MOVES } from "./model/post-moves";

/** Cancels what a rejected account has on the schedule. Answers how many posts. */
export async function movePostsOfRejected(db: Pick<Db, "post">, authorId: string): Promise<number> {
  const { from, to } = POST_MOVES.cancel;
  const { count } = await db.post.updateMany({
    where: { authorId, status: { in: [...from] } },
    data: { status: to, queuedAt: null, version: { increment: 1 } },
  });
  return count;
}
