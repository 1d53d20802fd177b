import type { Actor } from "../shared/actor";
import { DomainError } from "../shared/domain-error";
import { deleteUpload } from "./delete-upload";
import type { MediaDeps } from "./deps";
import { getMedia, type MediaState } from "./get-media";
import type { MediaErrorCode } from "./model/media-errors";

/**
 * Deletes a file of the actor's that is on no post, or an upload of theirs, and returns what it was. The row goes first, so
 * that no post can use it any more; a file that is left then is found as an orphan. Refuses with `media_not_found`, with
 * `media_in_use`, and with `upload_busy`.
 */
export async function deleteMedia(
  deps: Pick<MediaDeps, "db" | "files" | "log">,
  actor: Actor,
  id: string,
): Promise<MediaState> {
  const seen = await getMedia(deps, actor, id);
  if (seen.state === "uploading") {
    await deleteUpload(deps, actor, id);
    return seen;
  }
  const [row] = await deps.db.$queryRaw<{ key: string }[]>`
    delete from media where id = ${id}::uuid and post_id is null
      and uploader_id = ${actor.userId}::uuid and workspace_id = ${actor.workspaceId}::uuid
    returning storage_key as key`;
  if (row) {
    await deps.files.remove(row.key);
    return seen;
  }
  // Others' files are seen as long as they are on a post.
  const isThere = await deps.db.media.count({ where: { id, workspaceId: actor.workspaceId } });
  throw new DomainError<MediaErrorCode>(isThere > 0 ? "media_in_use" : "media_not_found");
}
