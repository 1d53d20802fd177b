import type { Deps } from "../deps";
import type { Actor } from "../shared/actor";
import { findUpload } from "./find-upload";

/** How much of an upload is there: where its sender goes on. Refuses with `upload_not_found`. */
export async function uploadProgress(
  deps: Pick<Deps, "db" | "files">,
  actor: Actor,
  id: string,
): Promise<{ received: number; bytes: number }> {
  const { bytes } = await findUpload(deps, actor, id);
  return { received: await deps.files.received(id), bytes };
}
