/** Why a post failed. Screens show `reasons.<code>.{title,next}`; LinkedIn's message is stored beside it. */
export const FAILURE_REASONS = [
  "refused",
  "connection_invalid",
  "media_rejected",
  /** A file was not uploaded, or not processed by LinkedIn, in time. */
  "media_unready",
  "too_long",
  "duplicate",
  "missed",
  /** Nobody approved it in time. */
  "not_approved",
  "limit_reached",
  "unreachable",
  /** LinkedIn accepts none of the API versions that are configured. */
  "version_retired",
  /** No key that is configured opens the member's token. */
  "token_unreadable",
  /** The user said that the post is not on LinkedIn. */
  "denied",
] as const;

export type FailureReason = (typeof FAILURE_REASONS)[number];
