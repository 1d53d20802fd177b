import { copyFile, stat } from "node:fs/promises";
import type { ContentLimits } from "@takt/domain/media/ports/file-store";
import { fileTypeFromFile } from "file-type";
import { checkGifFrames } from "./check-gif-frames";
import type { FileChecks } from "./file-checks";
import { prepareImage } from "./prepare-image";
import type { PreparedFile } from "./prepared-file";
import { refuseContent } from "./refuse-content";

/**
 * An uploaded file -> one that LinkedIn takes. Its content decides, never its name: the magic bytes say which reader
 * sees it at all. A video or a document is checked and stays as it is, byte by byte; as a copy, so that whoever might
 * still write to the upload changes nothing of what is kept. Refuses with the `media_*` codes.
 */
export async function prepareFile(
  raw: string,
  ready: string,
  limits: ContentLimits,
  checks: FileChecks,
): Promise<PreparedFile> {
  const { size } = await stat(raw);
  if (size === 0) throw refuseContent("media_empty");
  const type = (await fileTypeFromFile(raw))?.mime ?? "";
  if (type === "video/mp4") {
    requireAtMost(size, limits.videoBytes);
    if (size < limits.videoLeastBytes)
      throw refuseContent("media_too_small", { least: limits.videoLeastBytes });
    await copyFile(raw, ready);
    return { file: ready, facts: await checks.inspect({ file: ready, type, limits }) };
  }
  if (type === "application/pdf") {
    requireAtMost(size, limits.documentBytes);
    await copyFile(raw, ready);
    return { file: ready, facts: await checks.inspect({ file: ready, type, limits }) };
  }
  if (type === "image/gif") {
    requireAtMost(size, limits.imageBytes);
    await copyFile(raw, ready);
    const facts = await checks.inspect({ file: ready, type, limits });
    await checks.decodeInTurn(() => checkGifFrames(ready));
    return { file: ready, facts };
  }
  return checks.decodeInTurn(() => prepareImage(raw, ready, { type, size, maxBytes: limits.imageBytes }));
}

function requireAtMost(size: number, max: number) {
  if (size > max) throw refuseContent("media_too_large", { max });
}
