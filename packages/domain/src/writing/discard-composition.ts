import type { WritingDeps } from "./deps";
import type { Actor } from "../shared/actor";
import { withUserLocked } from "../shared/with-lock";
import { findComposition } from "./find-composition";

/**
 * Deletes a composition and its versions; the plan's usage is not refunded. One that has become a post stays as the
 * provenance of its text. Refuses with `composition_not_found`.
 */
export async function discardComposition(
  { db }: Pick<WritingDeps, "db">,
  actor: Actor,
  id: string,
): Promise<void> {
  await withUserLocked(db, actor.userId, async (tx) => {
    const { postId } = await findComposition(tx, actor, id);
    if (postId === null) await tx.composition.delete({ where: { id } });
  });
}
