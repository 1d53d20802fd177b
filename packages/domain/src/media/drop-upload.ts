import type { Deps } from "../deps";
import type { Actor } from "../shared/actor";
import { holdUpload } from "./hold-upload";

/** Gives an upload up; nothing of it stays. Refuses with `upload_not_found` or `upload_busy`. */
export async function dropUpload(
  deps: Pick<Deps, "db" | "files" | "log">,
  actor: Actor,
  id: string,
): Promise<void> {
  await holdUpload(deps, actor, id, async () => {
    await deps.files.discard(id);
    await deps.db.incomingFile.deleteMany({ where: { id } });
  });
}
