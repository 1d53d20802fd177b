import { copyFile, stat } from "node:fs/promises";
import type { ContentLimits } from "@takt/domain/media/ports/file-store";
import { checkGifFrames } from "./check-gif-frames";
import type { FileChecks } from "./file-checks";
import { prepareImage } from "./prepare-image";
import { refuseContent } from "./refuse-content";
import { readContentType } from "./type/read-content-type";
import type { PreparedFile } from "./write-image";

/**
 * Turns an uploaded file into one that LinkedIn accepts. Its content decides, never its name: the magic bytes
 * select the reader. A video or document is checked and copied byte by byte, so that later writes to the upload do
 * not change the stored file. Refuses with the `media_*` codes.
 */
export async function prepareFile(
  raw: string,
  ready: string,
  { limits, owner, checks }: { limits: ContentLimits; owner: string; checks: FileChecks },
): Promise<PreparedFile> {
  const { size } = await stat(raw);
  if (size === 0) throw refuseContent("media_empty");
  const type = await readContentType(raw);
  if (type.startsWith("audio/")) throw refuseContent("media_sound_only");
  if (type === "video/mp4") {
    requireAtMost(size, limits.videoBytes);
    await copyFile(raw, ready);
    const facts = await checks.inspect(owner, { file: ready, type, limits });
    // A small file that is no film at all is told so first.
    if (size < limits.videoMinBytes) throw refuseContent("media_too_small", { least: limits.videoMinBytes });
    return { file: ready, facts };
  }
  if (type === "application/pdf") {
    requireAtMost(size, limits.documentBytes);
    await copyFile(raw, ready);
    return { file: ready, facts: await checks.inspect(owner, { file: ready, type, limits }) };
  }
  if (type === "image/gif") {
    requireAtMost(size, limits.imageBytes);
    await copyFile(raw, ready);
    const facts = await checks.inspect(owner, { file: ready, type, limits });
    await checks.decodes(owner, () => checkGifFrames(ready));
    return { file: ready, facts };
  }
  return checks.decodes(owner, () => prepareImage(raw, ready, { type, size, maxBytes: limits.imageBytes }));
}

function requireAtMost(size: number, max: number) {
  if (size > max) throw refuseContent("media_too_large", { max });
}
