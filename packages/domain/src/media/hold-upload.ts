import { randomUUID } from "node:crypto";
import type { Deps } from "../deps";
import type { Actor } from "../shared/actor";
import { DomainError } from "../shared/domain-error";
import { findUpload, type Upload } from "./find-upload";
import type { MediaErrorCode } from "./model/media-errors";

/** Milliseconds. A process that dies holds for no longer than this. */
const HOLD = 10_000;
const RENEW = 3_000;

/**
 * Works on an upload while nobody else does, in any process: the hold is a column with a time, renewed while the work
 * goes on. `isHeld` turns false when it could not be renewed in time, before another may take over.
 * Refuses with `upload_not_found` or `upload_busy`.
 */
export async function holdUpload<T>(
  deps: Pick<Deps, "db" | "log">,
  actor: Actor,
  id: string,
  work: (upload: Upload, isHeld: () => boolean) => Promise<T>,
): Promise<T> {
  const { db, log } = deps;
  const upload = await findUpload(deps, actor, id);
  const holder = randomUUID();
  let until = performance.now() + HOLD;
  if (!(await take(db, actor, id, holder))) throw new DomainError<MediaErrorCode>("upload_busy");
  const renewal = setInterval(() => {
    const next = performance.now() + HOLD;
    renew(db, id, holder).then(
      (held) => (until = held ? next : 0),
      // Without the database the hold runs out by itself.
      (error: unknown) => log.warn("media.hold_not_renewed", { upload: id, error }),
    );
  }, RENEW);
  try {
    return await work(upload, () => performance.now() < until);
  } finally {
    clearInterval(renewal);
    await db.incomingFile.updateMany({ where: { id, holder }, data: { holder: null, heldUntil: null } });
  }
}

async function take(db: Deps["db"], actor: Actor, id: string, holder: string): Promise<boolean> {
  const count = await db.$executeRaw`
    update incoming_files set holder = ${holder}::uuid, held_until = now() + ${HOLD} * interval '1 ms'
    where id = ${id}::uuid and uploader_id = ${actor.userId}::uuid and workspace_id = ${actor.workspaceId}::uuid
      and (held_until is null or held_until < now())`;
  return count === 1;
}

async function renew(db: Deps["db"], id: string, holder: string): Promise<boolean> {
  const count = await db.$executeRaw`
    update incoming_files set held_until = now() + ${HOLD} * interval '1 ms'
    where id = ${id}::uuid and holder = ${holder}::uuid`;
  return count === 1;
}
