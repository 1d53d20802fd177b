export type MediaStatus = "WAITING_UPLOAD" | "PROCESSING" | "AVAILABLE" | "PROCESSING_FAILED";

/** The status of an asset at `now`. It depends on the clock alone (docs/linkedin-api.md, Files). */
export function mediaStatus(
  media: { readyAt: number | null; failure: string | null },
  now: number,
): MediaStatus {
  if (media.readyAt === null) return "WAITING_UPLOAD";
  if (now < media.readyAt) return "PROCESSING";
  return media.failure === null ? "AVAILABLE" : "PROCESSING_FAILED";
}
