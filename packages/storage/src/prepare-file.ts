import { copyFile, stat } from "node:fs/promises";
import type { ContentLimits } from "@takt/domain/media/ports/file-store";
import { fileTypeFromFile } from "file-type";
import { checkDocument } from "./document/check-document";
import { prepareImage } from "./prepare-image";
import type { PreparedFile } from "./prepared-file";
import { refuseContent } from "./refuse-content";
import { checkVideo } from "./video/check-video";

/**
 * An uploaded file -> one that LinkedIn takes. Its content decides, never its name: the magic bytes say which reader
 * sees it at all. A video or a document is checked and stays as it is, byte by byte; as a copy, so that whoever might
 * still write to the upload changes nothing of what is kept. Refuses with the `media_*` codes.
 */
export async function prepareFile(raw: string, ready: string, limits: ContentLimits): Promise<PreparedFile> {
  const type = (await fileTypeFromFile(raw))?.mime ?? "";
  const { size } = await stat(raw);
  if (type === "video/mp4") {
    requireAtMost(size, limits.videoBytes);
    if (size < limits.videoLeastBytes)
      throw refuseContent("media_too_small", { least: limits.videoLeastBytes });
    await copyFile(raw, ready);
    return { file: ready, facts: await checkVideo(ready, limits.videoSeconds) };
  }
  if (type === "application/pdf") {
    requireAtMost(size, limits.documentBytes);
    await copyFile(raw, ready);
    return { file: ready, facts: await checkDocument(ready, limits.documentPages) };
  }
  return prepareImage(raw, ready, { type, size, maxBytes: limits.imageBytes });
}

function requireAtMost(size: number, max: number) {
  if (size > max) throw refuseContent("media_too_large", { max });
}
