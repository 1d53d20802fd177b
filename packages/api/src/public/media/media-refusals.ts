import type { DomainErrorCode } from "@takt/domain/error-code";

/** Codes that refuse a file: for its content, its way to Takt, or for lack of room. */
export const MEDIA_REFUSALS = [
  "media_empty",
  "media_type_invalid",
  "media_too_large",
  "media_too_small",
  "media_incomplete",
  "media_damaged",
  "media_animated",
  "media_frames_too_many",
  "media_too_complex",
  "media_video_length",
  "media_video_segment",
  "media_video_protected",
  "media_sound_only",
  "media_no_pages",
  "media_pages_too_many",
  "media_encrypted",
  "media_storage_full",
  "media_url_invalid",
  "media_url_private",
  "media_url_unreachable",
  "media_url_no_image",
  "upload_not_found",
  "upload_busy",
  "uploads_too_many",
] as const satisfies readonly DomainErrorCode[];
