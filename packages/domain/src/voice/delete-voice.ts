import type { Deps } from "../deps";
import type { Actor } from "../shared/actor";

/** Deletes the actor's sheet for good; where there is none, that is done already. */
export async function deleteVoice({ db }: Pick<Deps, "db">, { userId }: Actor): Promise<void> {
  await db.voiceSheet.deleteMany({ where: { userId } });
}
