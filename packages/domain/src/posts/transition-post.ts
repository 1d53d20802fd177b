import type { Db } from "@takt/db/client";
import type { Actor } from "../shared/actor";
import { POST_TRANSITIONS, type UserTransition, type PostStatus } from "./model/post-transitions";
import type { PostRef } from "./model/post-input";
import { ownedBy } from "./owned-by";
import { DomainError } from "../shared/domain-error";

/** What a transition fills in; its status, its version and what it clears come from the table. */
type TransitionData = Partial<
  Record<"scheduledAt" | "movedFrom" | "dueAt" | "expiresAt" | "publishedAt" | "reviewedAt", Date | null> &
    Record<"scheduledZone" | "scheduledWall" | "reason", string | null> & {
      scheduling: { increment: number };
      zoneRules: string;
    }
>;

/**
 * A user's transition: one guarded UPDATE, the row count decides. `guard`: further conditions, such as the attempt that
 * the user was shown. Refuses with `post_not_found`, `post_not_in_state` or `post_changed`.
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
      ...ownedBy(actor),
      version: ref.version,
      deletedAt: null,
      status: { in: [...from] },
    },
    data: { ...clears, ...data, status: to, version: { increment: 1 } },
  });
  if (count === 0) await refuseTransition(db, actor, from, ref);
}

/** A guarded statement met no row: say why. Always throws. */
export async function refuseTransition(
  db: Pick<Db, "post">,
  actor: Actor,
  from: readonly PostStatus[],
  ref: PostRef,
): Promise<never> {
  const row = await db.post.findFirst({
    where: { id: ref.id, ...ownedBy(actor), deletedAt: null },
    select: { status: true },
  });
  if (!row) throw new DomainError("post_not_found");
  if (!from.includes(row.status)) throw new DomainError("post_not_in_state", { status: row.status });
  throw new DomainError("post_changed");
}
