import { randomUUID } from "node:crypto";
import type { Deps } from "../deps";
import type { Actor } from "../shared/actor";
import { DomainError } from "../shared/domain-error";
import { MEDIA_LIMITS } from "../shared/media-limits";
import type { MediaErrorCode } from "./model/media-errors";
import { ownFiles } from "./own-files";

/** No kind of file may be larger; which kind it is, its content says at the end. */
const MOST_BYTES = Math.max(MEDIA_LIMITS.imageBytes, MEDIA_LIMITS.videoBytes, MEDIA_LIMITS.documentBytes);

/**
 * Begins an upload of `bytes` bytes and answers its id. It is of no use to anybody else.
 * Refuses with `media_type_invalid` (nothing is no file), `media_too_large` or `uploads_too_many`.
 */
export async function startUpload(
  { db }: Pick<Deps, "db">,
  actor: Actor,
  { bytes, fileName }: { bytes: number; fileName: string },
): Promise<string> {
  if (bytes === 0) throw new DomainError<MediaErrorCode>("media_type_invalid");
  if (bytes > MOST_BYTES) throw new DomainError<MediaErrorCode>("media_too_large", { max: MOST_BYTES });
  const { _sum } = await db.incomingFile.aggregate({ where: ownFiles(actor), _sum: { bytes: true } });
  if (Number(_sum.bytes ?? 0) + bytes > MEDIA_LIMITS.unfinishedBytes)
    throw new DomainError<MediaErrorCode>("uploads_too_many", { hours: MEDIA_LIMITS.unfinishedHours });
  const { id } = await db.incomingFile.create({
    data: { id: randomUUID(), bytes, fileName: toFileName(fileName), ...ownFiles(actor) },
  });
  return id;
}

/** A name to show: no folder, no control signs, never empty. */
function toFileName(given: string): string {
  return given.replace(/[\u0000-\u001f/\\]/g, "").slice(0, 200) || "file";
}
