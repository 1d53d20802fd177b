import type { ImageHeader } from "./image-header";

const MAX_PIXELS = 36_152_320;
const MAX_GIF_FRAMES = 250;
const MB = 1_000_000;

/** The reason why processing fails, or null (limits: Microsoft Learn, Images API, Videos API, Documents API). */
export const mediaFailure = {
  image(header: ImageHeader | undefined): string | null {
    if (!header) return "Unsupported format: only JPG, PNG and GIF are accepted";
    if (header.width * header.height >= MAX_PIXELS) return `Image has ${MAX_PIXELS} pixels or more`;
    if (header.frames > MAX_GIF_FRAMES) return `GIF has more than ${MAX_GIF_FRAMES} frames`;
    return null;
  },
  /** `durationMs` is undefined for no MP4, null for one in fragments whose head does not say it. */
  video(size: number, durationMs: number | null | undefined): string | null {
    if (durationMs === undefined) return "Unsupported format: only MP4 is accepted";
    if (size < 75_000 || size > 500 * MB) return "Video must have 75 KB to 500 MB";
    if (durationMs === null) return null;
    if (durationMs < 3_000 || durationMs > 30 * 60_000) return "Video must last 3 seconds to 30 minutes";
    return null;
  },
  /** `head` is the first 1,024 bytes as Latin-1. */
  document({ size, head, pages }: { size: number; head: string; pages: number }): string | null {
    if (size > 100 * MB) return "Document is larger than 100 MB";
    if (!isDocument(head)) return "Unsupported format: only PDF, PPT, PPTX, DOC and DOCX are accepted";
    return pages > 300 ? "Document has more than 300 pages" : null;
  },
};

/** Whether the signature is that of PDF, of the zip of PPTX and DOCX, or of the compound file of PPT and DOC. */
const isDocument = (head: string) => /^(PK\x03\x04|\xd0\xcf\x11\xe0)/.test(head) || head.includes("%PDF-");

type MediaStatus = "WAITING_UPLOAD" | "PROCESSING" | "AVAILABLE" | "PROCESSING_FAILED";

/** The status of an asset at `now`. It depends on the clock alone (docs/linkedin-api.md, Files). */
export function mediaStatus(
  media: { readyAt: number | null; failure: string | null },
  now: number,
): MediaStatus {
  if (media.readyAt === null) return "WAITING_UPLOAD";
  if (now < media.readyAt) return "PROCESSING";
  return media.failure === null ? "AVAILABLE" : "PROCESSING_FAILED";
}
