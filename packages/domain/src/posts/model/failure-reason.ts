/** Why a post failed. Screens show `reasons.<code>.{title,next}`; the words of LinkedIn are kept beside. */
export const FAILURE_REASONS = [
  "refused",
  "connection_invalid",
  "media_rejected",
  "too_long",
  "duplicate",
  "missed",
  "limit_reached",
  "unreachable",
  /** The user looked and said that it is not on LinkedIn. */
  "denied",
] as const;

export type FailureReason = (typeof FAILURE_REASONS)[number];
