import type { MediaDeps } from "./deps";
import type { Actor } from "../shared/actor";
import { findUpload } from "./find-upload";

/** Returns how much of an upload has arrived, where the client continues. Refuses with `upload_not_found`. */
export async function getUploadProgress(
  deps: Pick<MediaDeps, "db" | "files">,
  actor: Actor,
  id: string,
): Promise<{ received: number; bytes: number }> {
  const { bytes } = await findUpload(deps, actor, id);
  return { received: await deps.files.received(id), bytes };
}
