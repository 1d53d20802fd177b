import type { Db } from "@takt/db/client";
import type { Actor } from "../shared/actor";
import { POST_TRANSITIONS, type UserTransition, type PostStatus } from "./model/post-transitions";
import type { PostRef } from "./model/post-input";
import { type PostAct, postsOf, refusePost } from "./posts-of";
import { DomainError } from "../shared/domain-error";

/** Fields that a transition fills in; the status, the version and the fields that it clears come from the table. */
type TransitionData = Partial<
  Record<
    | "scheduledAt"
    | "movedFrom"
    | "dueAt"
    | "expiresAt"
    | "publishedAt"
    | "reviewedAt"
    | "withdrawnAt"
    | "placedAt",
    Date | null
  > &
    Record<
      "scheduledZone" | "scheduledWall" | "scheduledById" | "placedById" | "placedVia" | "reason",
      string | null
    > & {
      scheduling: { increment: number };
      zoneRules: string;
    }
>;

/**
 * A user's transition: one guarded UPDATE, the row count decides. `guard`: further conditions, such as the attempt that
 * the user was shown. Refuses with `post_not_found`, `post_of_other`, `post_not_in_state` or `post_changed`.
 */
export async function transitionPost(
  db: Pick<Db, "post">,
  actor: Actor,
  name: UserTransition,
  ref: PostRef,
  data: TransitionData = {},
  guard: { attemptId?: string } = {},
): Promise<void> {
  const { from, to, clears } = POST_TRANSITIONS[name];
  const { count } = await db.post.updateMany({
    where: {
      ...guard,
      id: ref.id,
      ...postsOf(actor, "posts.publish"),
      version: ref.version,
      deletedAt: null,
      status: { in: [...from] },
    },
    data: { ...clears, ...data, status: to, version: { increment: 1 } },
  });
  if (count === 0) await refuseTransition(db, actor, "posts.publish", from, ref);
}

/** A guarded statement met no row: says why, as refusePost does too. Always throws. */
export async function refuseTransition(
  db: Pick<Db, "post">,
  actor: Actor,
  act: PostAct,
  from: readonly PostStatus[],
  ref: PostRef,
): Promise<never> {
  const row = await db.post.findFirst({
    where: { id: ref.id, ...postsOf(actor, act), deletedAt: null },
    select: { status: true },
  });
  if (!row) return refusePost(db, actor, ref.id);
  if (!from.includes(row.status)) throw new DomainError("post_not_in_state", { status: row.status });
  throw new DomainError("post_changed");
}
