import type { UsersDeps } from "./deps";
import type { Actor } from "../shared/actor";
import type { ProfileInput } from "./model/profile-input";

/** Updates display name and headline; an omitted field is unchanged. */
export async function updateProfile(
  { db }: Pick<UsersDeps, "db">,
  actor: Actor,
  { displayName, headline }: ProfileInput,
): Promise<void> {
  await db.user.update({ where: { id: actor.userId }, data: { displayName, headline } });
}
