import type { Actor } from "../shared/actor";
import { DomainError } from "../shared/domain-error";
import type { MediaDeps } from "./deps";
import { findUpload } from "./find-upload";
import type { MediaErrorCode } from "./model/media-errors";
import { type PostMedia, toPostMedia } from "./model/post-media";

/** A file and the post that it is on; or an upload that is not finished, with the length in bytes that it will have. */
export type MediaState =
  | { state: "ready"; file: PostMedia; postId: string | null }
  | { state: "uploading"; upload: { id: string; fileName: string; bytes: number } };

/**
 * Finds a file of the actor's workspace: their own, or one of a post; or their own upload. Refuses with `media_not_found`, as
 * for a file of another workspace.
 */
export async function getMedia({ db }: Pick<MediaDeps, "db">, actor: Actor, id: string): Promise<MediaState> {
  const { workspaceId, userId: uploaderId } = actor;
  const row = await db.media.findFirst({
    where: { id, workspaceId, OR: [{ uploaderId }, { postId: { not: null } }] },
  });
  if (row) return { state: "ready", file: toPostMedia(row), postId: row.postId };
  const upload = await findUpload({ db }, actor, id).catch((error: unknown) => {
    if (error instanceof DomainError) return null;
    throw error;
  });
  if (!upload) throw new DomainError<MediaErrorCode>("media_not_found");
  return { state: "uploading", upload };
}
