import type { TRPC_ERROR_CODE_KEY } from "@trpc/server/rpc";
import type { DomainErrorCode } from "@takt/domain/error-code";

/** Exhaustive by type: an unmapped code does not compile. */
export const ERROR_MAP: Record<DomainErrorCode, TRPC_ERROR_CODE_KEY> = {
  post_not_found: "NOT_FOUND",
  post_not_in_state: "CONFLICT",
  post_changed: "CONFLICT",
  post_empty: "BAD_REQUEST",
  post_too_long: "BAD_REQUEST",
  slot_in_past: "BAD_REQUEST",
  slot_too_far: "BAD_REQUEST",
  slot_missing: "BAD_REQUEST",
  slot_ambiguous: "BAD_REQUEST",
  zone_unknown: "BAD_REQUEST",
  media_not_found: "NOT_FOUND",
  media_too_many: "BAD_REQUEST",
  media_mixed: "BAD_REQUEST",
  media_type_invalid: "BAD_REQUEST",
  media_too_large: "PAYLOAD_TOO_LARGE",
  media_too_small: "BAD_REQUEST",
  media_incomplete: "BAD_REQUEST",
  media_damaged: "BAD_REQUEST",
  media_video_length: "BAD_REQUEST",
  media_pages_too_many: "BAD_REQUEST",
  media_encrypted: "BAD_REQUEST",
  upload_not_found: "NOT_FOUND",
  // 409 is what a client of tus tries again.
  upload_busy: "CONFLICT",
  upload_offset_wrong: "CONFLICT",
  uploads_too_many: "TOO_MANY_REQUESTS",
  connection_inactive: "PRECONDITION_FAILED",
  connection_other_member: "CONFLICT",
  notification_not_found: "NOT_FOUND",
};
