import type { CoreDeps } from "../shared/core-deps";
import type { Actor } from "../shared/actor";
import { ownedBy } from "../shared/owned-by";
import { withUserLocked } from "../shared/with-user-locked";
import { AUDIENCE_COLUMNS } from "./audience-columns";
import type { AudienceInput } from "./model/audience-input";
import type { AudienceView } from "./model/audience-view";
import { requireRoom } from "./require-room";

/** Creates an audience. Refuses with `audiences_full`. */
export function createAudience(
  { db }: Pick<CoreDeps, "db">,
  actor: Actor,
  input: AudienceInput,
): Promise<AudienceView> {
  return withUserLocked(db, actor.userId, async (tx) => {
    await requireRoom(tx, actor);
    return tx.audience.create({ data: { ...input, ...ownedBy(actor) }, select: AUDIENCE_COLUMNS });
  });
}
