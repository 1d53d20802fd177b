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

/** The actor's own files, for `where` and `data`. */
export function uploadedBy({ userId, workspaceId }: Actor) {
  return { uploaderId: userId, workspaceId };
}

/**
 * Files that the actor may see: their own, and those of the posts of every open workspace in which they are a member. A picture
 * in a page is asked for without the workspace.
 */
export function seenBy({ userId }: Actor) {
  const inWorkspace = { workspace: { closedAt: null, memberships: { some: { userId } } } };
  return { OR: [{ uploaderId: userId }, { postId: { not: null }, ...inWorkspace }] };
}
