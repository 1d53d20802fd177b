import type { MediaDeps } from "./deps";
import type { Actor } from "../shared/actor";
import { withUploadLock } from "./with-upload-lock";

/** Deletes an upload and its bytes. Refuses with `upload_not_found` or `upload_busy`. */
export async function deleteUpload(
  deps: Pick<MediaDeps, "db" | "files" | "log">,
  actor: Actor,
  id: string,
): Promise<void> {
  await withUploadLock(deps, actor, id, async () => {
    await deps.files.discard(id);
    await deps.db.incomingFile.deleteMany({ where: { id } });
  });
}
