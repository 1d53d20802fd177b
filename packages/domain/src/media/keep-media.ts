import type { Deps } from "../deps";
import type { PostMedia } from "../posts/model/post-view";
import type { Actor } from "../shared/actor";
import { DomainError } from "../shared/domain-error";
import { MEDIA_LIMITS } from "../shared/media-limits";
import { withUserLocked } from "../shared/with-user-locked";
import type { Upload } from "./find-upload";
import { holdUpload } from "./hold-upload";
import type { MediaErrorCode } from "./model/media-errors";
import { ownFiles } from "./own-files";
import { requireStorage } from "./require-storage";
import { toPostMedia } from "./to-post-media";

/**
 * Makes a file of a finished upload; it belongs to no post yet. The file has the upload's id, so that asking again,
 * because the answer was lost, answers the same file. Refuses with `upload_not_found`, `upload_busy` and the
 * `media_*` codes; an upload whose content is refused, or for which there is no room, is gone.
 */
export async function keepMedia(
  deps: Pick<Deps, "db" | "files" | "log">,
  actor: Actor,
  id: string,
): Promise<PostMedia> {
  try {
    return await holdUpload(deps, actor, id, (upload) => keep(deps, actor, upload));
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== "upload_not_found") throw error;
    // Kept already: the answer was lost, or the question was asked twice at once.
    const kept = await findKept(deps, actor, id);
    if (!kept) throw error;
    return kept;
  }
}

async function keep({ db, files }: Pick<Deps, "db" | "files">, actor: Actor, upload: Upload) {
  const { id, fileName, bytes } = upload;
  if ((await files.received(id)) !== bytes) throw new DomainError<MediaErrorCode>("media_incomplete");
  const { key, ...file } = await files.keep(id, MEDIA_LIMITS).catch(async (error: unknown) => {
    if (error instanceof DomainError) await forget();
    throw error;
  });
  const row = await withUserLocked(db, actor.userId, async (tx) => {
    // Converted, it may weigh more than it was announced with.
    await requireStorage(tx, actor, file.bytes);
    await tx.incomingFile.deleteMany({ where: { id } });
    return tx.media.create({ data: { id, fileName, storageKey: key, ...file, ...ownFiles(actor) } });
  }).catch(async (error: unknown) => {
    if (error instanceof DomainError) {
      await files.remove(key);
      await forget();
    }
    throw error;
  });
  await files.discard(id);
  return toPostMedia(row);

  async function forget() {
    await files.discard(id);
    await db.incomingFile.deleteMany({ where: { id } });
  }
}

async function findKept({ db }: Pick<Deps, "db">, actor: Actor, id: string): Promise<PostMedia | null> {
  const row = await db.media.findFirst({ where: { id, ...ownFiles(actor) } });
  return row && toPostMedia(row);
}
