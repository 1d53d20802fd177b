import type { Deps } from "../deps";
import type { Actor } from "../shared/actor";
import { DomainError } from "../shared/domain-error";
import type { MediaErrorCode } from "./model/media-errors";
import { ownFiles } from "./own-files";

export type Upload = { id: string; fileName: string; bytes: number };

/** An upload of the actor's that is under way. Refuses with `upload_not_found`. */
export async function findUpload({ db }: Pick<Deps, "db">, actor: Actor, id: string): Promise<Upload> {
  const row = await db.incomingFile.findFirst({ where: { id, ...ownFiles(actor) } });
  if (!row) throw new DomainError<MediaErrorCode>("upload_not_found");
  return { id, fileName: row.fileName, bytes: Number(row.bytes) };
}
