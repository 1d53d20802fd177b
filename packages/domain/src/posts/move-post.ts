import type { Db } from "@takt/db/client";
import type { Actor } from "../shared/actor";
import { POST_MOVES, type UserMove } from "./model/post-moves";
import type { PostRef } from "./model/post-input";
import { ownPosts } from "./own-posts";
import { refuseMove } from "./refuse-move";

type MoveData = Partial<
  Record<
    | "scheduledAt"
    | "dueAt"
    | "expiresAt"
    | "queuedAt"
    | "publishedAt"
    | "attemptedAt"
    | "resentAt"
    | "reviewedAt",
    Date | null
  > &
    Record<
      "scheduledZone" | "scheduledWall" | "attemptId" | "resendId" | "linkedinUrn" | "reason" | "reasonWords",
      string | null
    > & {
      scheduling: { increment: number };
      releases: number;
      resolvable: boolean;
    }
>;

/**
 * A user's move: one guarded UPDATE, the row count decides.
 * Refuses with `post_not_found`, `post_not_in_state` or `post_changed`.
 */
export async function movePost(
  db: Pick<Db, "post">,
  actor: Actor,
  move: UserMove,
  ref: PostRef,
  data: MoveData = {},
  /** Further guards, e.g. the attempt the user was shown. */
  guard: { attemptId?: string } = {},
): Promise<void> {
  const { from, to } = POST_MOVES[move];
  const { count } = await db.post.updateMany({
    where: {
      ...guard,
      id: ref.id,
      ...ownPosts(actor),
      version: ref.version,
      deletedAt: null,
      status: { in: [...from] },
    },
    data: { ...data, status: to, version: { increment: 1 } },
  });
  if (count === 0) await refuseMove(db, actor, from, ref);
}
