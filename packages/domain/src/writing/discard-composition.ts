import type { Deps } from "../deps";
import type { Actor } from "../shared/actor";
import { withUserLocked } from "../shared/with-user-locked";
import { findComposition } from "./find-composition";

/**
 * Removes a composition and its versions; what was used of the plan stays used. One that has become a post stays: its
 * versions say where the post's words came from. Refuses with `composition_not_found`.
 */
export async function discardComposition({ db }: Pick<Deps, "db">, actor: Actor, id: string): Promise<void> {
  await withUserLocked(db, actor.userId, async (tx) => {
    const { postId } = await findComposition(tx, actor, id);
    if (postId === null) await tx.composition.delete({ where: { id } });
  });
}
