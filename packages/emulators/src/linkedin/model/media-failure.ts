import type { ImageHeader } from "./image-header";

const PIXELS = 36_152_320;
const GIF_FRAMES = 250;
const MB = 1_000_000;

/** Why processing of uploaded bytes fails, or null (limits: reference 5.1 images, 5.2 videos, 5.3 documents). */
export const mediaFailure = {
  image(header: ImageHeader | undefined): string | null {
    if (!header) return "Unsupported format: only JPG, PNG and GIF are accepted";
    if (header.width * header.height >= PIXELS) return `Image has ${PIXELS} pixels or more`;
    if (header.frames > GIF_FRAMES) return `GIF has more than ${GIF_FRAMES} frames`;
    return null;
  },
  video(size: number, durationMs: number | undefined): string | null {
    if (durationMs === undefined) return "Unsupported format: only MP4 is accepted";
    if (size < 75_000 || size > 500 * MB) return "Video must have 75 KB to 500 MB";
    if (durationMs < 3_000 || durationMs > 30 * 60_000) return "Video must last 3 seconds to 30 minutes";
    return null;
  },
  /** `head`: its first eight bytes, as Latin-1. */
  document({ size, head, pages }: { size: number; head: string; pages: number }): string | null {
    if (size > 100 * MB) return "Document is larger than 100 MB";
    if (!isDocument(head)) return "Unsupported format: only PDF, PPT, PPTX, DOC and DOCX are accepted";
    return pages > 300 ? "Document has more than 300 pages" : null;
  },
};

/** PDF, the zip of PPTX and DOCX, the compound file of PPT and DOC. */
const isDocument = (head: string) => /^(%PDF-|PK\x03\x04|\xd0\xcf\x11\xe0)/.test(head);
