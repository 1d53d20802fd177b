export type MediaStatus = "WAITING_UPLOAD" | "PROCESSING" | "AVAILABLE" | "PROCESSING_FAILED";

/**
 * The status of a media asset at `now` (docs/linkedin-api.md, Files). It depends on the clock alone and survives
 * restarts.
 */
export function mediaStatus(
  media: { readyAt: number | null; failure: string | null },
  now: number,
): MediaStatus {
  if (media.readyAt === null) return "WAITING_UPLOAD";
  if (now < media.readyAt) return "PROCESSING";
  return media.failure === null ? "AVAILABLE" : "PROCESSING_FAILED";
}
