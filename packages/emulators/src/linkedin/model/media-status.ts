export type MediaStatus = "WAITING_UPLOAD" | "PROCESSING" | "AVAILABLE" | "PROCESSING_FAILED";

/** Where a media asset stands at `now` (reference 5.1): it depends on nothing but the clock, so restarts keep it. */
export function mediaStatus(
  media: { readyAt: number | null; failure: string | null },
  now: number,
): MediaStatus {
  if (media.readyAt === null) return "WAITING_UPLOAD";
  if (now < media.readyAt) return "PROCESSING";
  return media.failure === null ? "AVAILABLE" : "PROCESSING_FAILED";
}
