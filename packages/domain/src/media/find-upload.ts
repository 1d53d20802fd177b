import type { MediaDeps } from "./deps";
import type { Actor } from "../shared/actor";
import { DomainError } from "../shared/domain-error";
import type { MediaErrorCode } from "./model/media-errors";

export type Upload = { id: string; fileName: string; bytes: number };

/** Finds an unfinished upload of the actor. Refuses with `upload_not_found`. */
export async function findUpload({ db }: Pick<MediaDeps, "db">, actor: Actor, id: string): Promise<Upload> {
  const row = await db.incomingFile.findFirst({ where: { id, ...uploadedBy(actor) } });
  if (!row) throw new DomainError<MediaErrorCode>("upload_not_found");
  return { id, fileName: row.fileName, bytes: Number(row.bytes) };
}

/** The `where` fragment that limits files to their owner. */
export function uploadedBy({ userId, workspaceId }: Actor) {
  return { uploaderId: userId, workspaceId };
}
