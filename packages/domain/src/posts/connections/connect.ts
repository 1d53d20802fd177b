import { storeGrant, type Grant } from "../../connections/store-grant";
import type { PostsDeps } from "../deps";
import { TIMING } from "../model/publish-timing";
import { toDueBatches } from "../publishing/to-due-batches";

/**
 * Stores a grant and releases held-back posts in one transaction; after the commit the jobs are sent what is due.
 * Refuses with `connection_other_member`.
 */
export async function connect(
  { db, vault, clock, events }: Pick<PostsDeps, "db" | "vault" | "clock" | "events">,
  userId: string,
  grant: Grant,
): Promise<void> {
  const now = clock.now();
  await db.$transaction(async (tx) => {
    await storeGrant({ db: tx, vault }, userId, grant, new Date(now));
    await tx.post.updateMany({
      where: { authorId: userId, status: "scheduled", deletedAt: null },
      data: { queuedAt: null },
    });
  });
  const due = await db.post.findMany({
    where: {
      authorId: userId,
      status: "scheduled",
      deletedAt: null,
      dueAt: { lte: new Date(now + TIMING.lookAhead) },
      expiresAt: { gt: new Date(now) },
    },
    select: { id: true, authorId: true, dueAt: true },
  });
  const rows = due.map((row) => ({ ...row, dueAt: row.dueAt! }));
  for (const batch of toDueBatches(rows)) events.due(batch);
}
