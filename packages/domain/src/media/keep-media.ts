import type { Readable } from "node:stream";
import type { Deps } from "../deps";
import type { PostMedia } from "../posts/model/post-view";
import type { Actor } from "../shared/actor";
import { MEDIA_LIMITS } from "../shared/media-limits";

/** Keeps an uploaded image; it belongs to no post yet. Refuses with the media_* codes. */
export async function keepMedia(
  { db, files }: Pick<Deps, "db" | "files">,
  actor: Actor,
  upload: { stream: Readable; fileName: string; announcedBytes: number | null },
): Promise<PostMedia> {
  const { key, ...file } = await files.keepImage({ ...upload, maxBytes: MEDIA_LIMITS.imageBytes });
  const row = await db.media.create({
    data: {
      ...file,
      storageKey: key,
      kind: "image",
      fileName: upload.fileName.replace(/[\u0000-\u001f/\\]/g, "").slice(0, 200) || "image",
      uploaderId: actor.userId,
      workspaceId: actor.workspaceId,
    },
  });
  const { id, kind, fileName, mimeType, width, height, altText } = row;
  return { id, kind, fileName, mimeType, bytes: Number(row.bytes), width, height, altText };
}
