import { randomUUID } from "node:crypto";
import type { Media } from "@takt/db/generated/prisma/client";
import { uploadedBy } from "../../media/find-upload";
import { requireStorage } from "../../media/start-upload";
import type { Actor } from "../../shared/actor";
import { withUserLocked } from "../../shared/with-lock";
import { attachMedia } from "../attach-media";
import type { PostsDeps } from "../deps";
import { requireOneContent } from "../require-one-content";

type CopyDeps = Pick<PostsDeps, "db" | "files">;

/**
 * Copies the files of a post to another one that has none; the copies are the actor's. A file that storage does not have
 * any more is left out. What was stored before a failure is on no row, and is removed with what lies unused in storage.
 */
export async function copyMedia(
  deps: CopyDeps,
  actor: Actor,
  { from, to }: { from: string; to: string },
): Promise<void> {
  const originals = await deps.db.media.findMany({
    where: { workspaceId: actor.workspaceId, postId: from },
    orderBy: { position: "asc" },
  });
  const copies: Media[] = [];
  for (const original of originals) {
    const copy = await copyFile(deps, actor, original);
    if (copy) copies.push(copy);
  }
  await withUserLocked(deps.db, actor.userId, async (tx) => {
    for (const copy of copies) {
      await requireStorage(tx, actor, Number(copy.bytes));
      await tx.media.create({ data: copy });
    }
    await attachMedia(tx, actor, to, copies);
    await requireOneContent(tx, to);
  });
}

/** Copies the bytes of a file; returns the row of the copy, on no post yet, or null when the bytes are gone. */
async function copyFile({ files }: CopyDeps, actor: Actor, original: Media): Promise<Media | null> {
  if (!(await files.has(original.storageKey))) return null;
  const id = randomUUID();
  const { stream } = await files.read(original.storageKey);
  const { key } = await files.storeStream(id, stream);
  const now = new Date();
  return {
    ...original,
    ...uploadedBy(actor),
    id,
    postId: null,
    storageKey: key,
    createdAt: now,
    detachedAt: now,
  };
}
