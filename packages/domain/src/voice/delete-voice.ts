import type { CoreDeps } from "../shared/core-deps";
import type { Actor } from "../shared/actor";

/** Deletes the actor's style sheet permanently; a missing one is not an error. */
export async function deleteVoice({ db }: Pick<CoreDeps, "db">, { userId }: Actor): Promise<void> {
  await db.voiceSheet.deleteMany({ where: { userId } });
}
