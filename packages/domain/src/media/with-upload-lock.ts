import { randomUUID } from "node:crypto";
import type { MediaDeps } from "./deps";
import type { Actor } from "../shared/actor";
import { DomainError } from "../shared/domain-error";
import { findUpload, type Upload } from "./find-upload";
import type { MediaErrorCode } from "./model/media-errors";

/** A process that dies holds the lock for at most this long. */
const LOCK_MS = 10_000;
const RENEW_INTERVAL_MS = 3_000;

/**
 * Runs `work` while no other process works on the upload: the lock is a column with a time, renewed while the work
 * continues. `isLocked` turns false when it could not be renewed in time, before another process may take over. Refuses
 * with `upload_not_found` or `upload_busy`.
 */
export async function withUploadLock<T>(
  deps: Pick<MediaDeps, "db" | "log">,
  actor: Actor,
  id: string,
  work: (upload: Upload, isLocked: () => boolean) => Promise<T>,
): Promise<T> {
  const { db, log } = deps;
  const upload = await findUpload(deps, actor, id);
  const holder = randomUUID();
  let until = performance.now() + LOCK_MS;
  if (!(await acquireLock(db, actor, id, holder))) throw new DomainError<MediaErrorCode>("upload_busy");
  const renewal = setInterval(() => {
    const next = performance.now() + LOCK_MS;
    renewLock(db, id, holder).then(
      (held) => (until = held ? next : 0),
      // When the database is away the lock expires on its own.
      (error: unknown) => log.warn("media.hold_not_renewed", { upload: id, error }),
    );
  }, RENEW_INTERVAL_MS);
  try {
    return await work(upload, () => performance.now() < until);
  } finally {
    clearInterval(renewal);
    await db.incomingFile.updateMany({ where: { id, holder }, data: { holder: null, heldUntil: null } });
  }
}

async function acquireLock(db: MediaDeps["db"], actor: Actor, id: string, holder: string): Promise<boolean> {
  const count = await db.$executeRaw`
    update incoming_files set holder = ${holder}::uuid, held_until = now() + ${LOCK_MS} * interval '1 ms'
    where id = ${id}::uuid and uploader_id = ${actor.userId}::uuid and workspace_id = ${actor.workspaceId}::uuid
      and (held_until is null or held_until < now())`;
  return count === 1;
}

async function renewLock(db: MediaDeps["db"], id: string, holder: string): Promise<boolean> {
  const count = await db.$executeRaw`
    update incoming_files set held_until = now() + ${LOCK_MS} * interval '1 ms'
    where id = ${id}::uuid and holder = ${holder}::uuid`;
  return count === 1;
}
