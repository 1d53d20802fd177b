import type { Db } from "@takt/db/client";
import type { Actor } from "../shared/actor";
import { DomainError } from "../shared/domain-error";
import type { PostRef } from "./model/post-input";
import type { PostStatus } from "./model/post-status";
import { ownedBy } from "./owned-by";

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
