import type { Readable } from "node:stream";
import type { Deps } from "../deps";
import type { Actor } from "../shared/actor";
import { DomainError } from "../shared/domain-error";

/** The bytes of one of the actor's files. Refuses with `media_not_found`. */
export async function readMedia(
  { db, files }: Pick<Deps, "db" | "files">,
  actor: Actor,
  id: string,
): Promise<{ stream: Readable; bytes: number; mimeType: string }> {
  const row = await db.media.findFirst({
    where: { id, uploaderId: actor.userId, workspaceId: actor.workspaceId },
  });
  if (!row) throw new DomainError("media_not_found");
  return { ...(await files.read(row.storageKey)), mimeType: row.mimeType };
}
