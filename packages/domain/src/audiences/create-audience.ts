import type { Deps } from "../deps";
import type { Actor } from "../shared/actor";
import { AUDIENCE_COLUMNS } from "./audience-columns";
import type { AudienceInput } from "./model/audience-input";
import type { AudienceView } from "./model/audience-view";
import { ownAudiences } from "./own-audiences";
import { withRoom } from "./with-room";

/** Saves a new audience. Refuses with `audiences_full`. */
export function createAudience(
  { db }: Pick<Deps, "db">,
  actor: Actor,
  input: AudienceInput,
): Promise<AudienceView> {
  return withRoom(db, actor, (tx) =>
    tx.audience.create({ data: { ...input, ...ownAudiences(actor) }, select: AUDIENCE_COLUMNS }),
  );
}
