import { LINKEDIN_FILES } from "@takt/domain/media/model/linkedin-files";
import { MEDIA_LIMITS } from "@takt/domain/media/model/media-limits";
import type { FileFault, Finding } from "../../model/finding";
import type { RefusalFacts, RehearsedFile } from "../facts/rehearsal-facts";

/** A file that LinkedIn has not processed for so long is not on its way any more. */
const STUCK_MS = 30 * 60_000;

/** Finds files of the post that LinkedIn refuses or cannot get. An unknown fact of a file is no fault. */
export function checkFiles({ files, now }: RefusalFacts): Finding[] {
  return files.flatMap((file): Finding[] => {
    const { fileName } = file;
    const fault = findFault(file);
    if (fault) return [{ code: "file_refused", fileName, fault }];
    if (file.isReady) return [];
    if (file.isStored === false) return [{ code: "file_missing", fileName }];
    const isStuck = file.uploadedAt !== null && now.getTime() - file.uploadedAt.getTime() > STUCK_MS;
    return isStuck ? [{ code: "file_unready", fileName }] : [];
  });
}

function findFault(file: RehearsedFile): FileFault | null {
  if (!LINKEDIN_FILES.types[file.kind].includes(file.mimeType)) return "type";
  if (file.bytes === 0) return "empty";
  if (file.kind === "image") return findImageFault(file);
  return file.kind === "video" ? findVideoFault(file) : findDocumentFault(file);
}

function findImageFault({ width, height, altText }: RehearsedFile): FileFault | null {
  if ((width ?? 0) * (height ?? 0) >= LINKEDIN_FILES.imagePixels) return "pixels";
  return altText.length > MEDIA_LIMITS.altTextLength ? "alt_text" : null;
}

function findVideoFault({ bytes, durationMs }: RehearsedFile): FileFault | null {
  const { least, most } = MEDIA_LIMITS.videoSeconds;
  if (bytes < MEDIA_LIMITS.videoMinBytes || bytes > LINKEDIN_FILES.videoBytes) return "video_bytes";
  if (durationMs === null) return null;
  return durationMs < least * 1000 || durationMs > most * 1000 ? "video_length" : null;
}

function findDocumentFault({ bytes, pages }: RehearsedFile): FileFault | null {
  if (bytes > MEDIA_LIMITS.documentBytes) return "document_bytes";
  return pages !== null && (pages < 1 || pages > MEDIA_LIMITS.documentPages) ? "document_pages" : null;
}
