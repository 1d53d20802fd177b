import { consumeWindow, requireRateLimit, windowAt } from "../limits/consume-rate-limit";
import type { MediaDeps } from "./deps";
import { type PostMedia, toPostMedia } from "./model/post-media";
import type { Actor } from "../shared/actor";
import { DomainError } from "../shared/domain-error";
import { MEDIA_LIMITS } from "./model/media-limits";
import { withUserLocked } from "../shared/with-lock";
import { type Upload, uploadedBy } from "./find-upload";
import { withUploadLock } from "./with-upload-lock";
import type { MediaErrorCode } from "./model/media-errors";
import type { StoredFile } from "./ports/file-store";
import { requireStorage } from "./start-upload";

/**
 * Turns a complete upload into a media file that belongs to no post yet. The file has the upload's id, or `mediaId`, so that
 * repeating the call after a lost answer returns the same file. Refuses with `upload_not_found`, `upload_busy`, the
 * `media_*` codes, and `rate_exceeded` when too many of the actor's files were refused lately; an upload that is refused
 * for its content, or for lack of storage, is deleted.
 */
export async function finishUpload(
  deps: Pick<MediaDeps, "db" | "clock" | "files" | "log">,
  actor: Actor,
  id: string,
  mediaId = id,
): Promise<PostMedia> {
  try {
    return await withUploadLock(deps, actor, id, (upload) => storeMedia(deps, actor, upload, mediaId));
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== "upload_not_found") throw error;
    // Finished already: the answer was lost, or the call was made twice at once.
    const existing = await findMedia(deps, actor, mediaId);
    if (!existing) throw error;
    return existing;
  }
}

type StoreDeps = Pick<MediaDeps, "db" | "clock" | "files">;

async function storeMedia(
  deps: StoreDeps,
  actor: Actor,
  upload: Upload,
  mediaId: string,
): Promise<PostMedia> {
  const { db, files } = deps;
  const { id, fileName, bytes } = upload;
  if ((await files.received(id)) !== bytes) throw new DomainError<MediaErrorCode>("media_incomplete");
  const { key, ...file } = await storeContent(deps, actor, id);
  const row = await withUserLocked(db, actor.userId, async (tx) => {
    // After conversion it may be larger than announced.
    await requireStorage(tx, actor, file.bytes);
    await tx.incomingFile.deleteMany({ where: { id } });
    return tx.media.create({
      data: { id: mediaId, fileName, storageKey: key, ...file, ...uploadedBy(actor) },
    });
  }).catch(async (error: unknown) => {
    if (error instanceof DomainError) {
      await files.remove(key);
      await discardUpload(deps, id);
    }
    throw error;
  });
  await files.discard(id);
  return toPostMedia(row);
}

/** Checks the content and stores it. Checks take time, so whose files were refused often has to wait. */
async function storeContent(deps: StoreDeps, actor: Actor, id: string): Promise<StoredFile> {
  await requireRateLimit(deps, actor, "refusedFile");
  try {
    return await deps.files.store(id, { limits: MEDIA_LIMITS, owner: actor.userId });
  } catch (error) {
    if (error instanceof DomainError) {
      await discardUpload(deps, id);
      await consumeWindow(deps, actor, "refusedFile", windowAt("refusedFile", deps.clock.now()));
    }
    throw error;
  }
}

async function discardUpload({ db, files }: StoreDeps, id: string): Promise<void> {
  await files.discard(id);
  await db.incomingFile.deleteMany({ where: { id } });
}

/** Finds a file that the actor has uploaded. */
export async function findMedia(
  { db }: Pick<MediaDeps, "db">,
  actor: Actor,
  id: string,
): Promise<PostMedia | null> {
  const row = await db.media.findFirst({ where: { id, ...uploadedBy(actor) } });
  return row && toPostMedia(row);
}
