import type { Db } from "@takt/db/client";
import { POST_MOVES } from "./model/post-moves";

/** Cancels what accounts that are not active any more have on the schedule. Answers how many posts. */
export async function movePostsOfClosed(db: Pick<Db, "post">, authorIds: string[]): Promise<number> {
  const { from, to } = POST_MOVES.cancel;
  const { count } = await db.post.updateMany({
    where: { authorId: { in: authorIds }, status: { in: [...from] } },
    data: { status: to, queuedAt: null, version: { increment: 1 } },
  });
  return count;
}
