import type { Deps } from "../deps";
import type { Actor } from "../shared/actor";
import type { ProfileInput } from "./model/profile-input";

/** Changes what the actor says of themselves: display name and headline, each only when given. */
export async function updateProfile(
  { db }: Pick<Deps, "db">,
  actor: Actor,
  { displayName, headline }: ProfileInput,
): Promise<void> {
  await db.user.update({ where: { id: actor.userId }, data: { displayName, headline } });
}
