import type { Readable } from "node:stream";
import type { MediaDeps } from "./deps";
import { type PostMedia, toPostMedia } from "./model/post-media";
import type { Actor } from "../shared/actor";
import { DomainError } from "../shared/domain-error";
import { seenBy } from "./find-upload";

/**
 * Finds a file that the actor may see, with a function that opens its bytes: all, or `first..last` inclusive. Refuses with
 * `media_not_found`.
 */
export async function readMedia(
  { db, files }: Pick<MediaDeps, "db" | "files">,
  actor: Actor,
  id: string,
): Promise<{ file: PostMedia; open: (range?: { first: number; last: number }) => Promise<Readable> }> {
  const row = await db.media.findFirst({ where: { id, ...seenBy(actor) } });
  if (!row) throw new DomainError("media_not_found");
  return {
    file: toPostMedia(row),
    open: async (range) => (await files.read(row.storageKey, range)).stream,
  };
}

/** Returns a small copy of a picture that the actor may see. Refuses with `media_not_found`, also for a file of another kind. */
export async function readThumbnail(
  { db, files }: Pick<MediaDeps, "db" | "files">,
  actor: Actor,
  id: string,
): Promise<Uint8Array> {
  const row = await db.media.findFirst({
    where: { id, kind: "image", ...seenBy(actor) },
    select: { storageKey: true },
  });
  if (!row) throw new DomainError("media_not_found");
  return files.thumbnail(row.storageKey, actor.userId);
}
