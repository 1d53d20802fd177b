/** Why a post failed. Screens show `reasons.<code>.{title,next}`; the words of LinkedIn are kept beside. */
export const FAILURE_REASONS = [
  "refused",
  "connection_invalid",
  "media_rejected",
  /** LinkedIn did not get, or did not finish with, a file in time. */
  "media_unready",
  "too_long",
  "duplicate",
  "missed",
  "limit_reached",
  "unreachable",
  /** LinkedIn answers to none of the versions of its API that this Takt knows. */
  "version_retired",
  /** This Takt cannot open the member's token: no key that it is given fits. */
  "token_unreadable",
  /** The user looked and said that it is not on LinkedIn. */
  "denied",
] as const;

export type FailureReason = (typeof FAILURE_REASONS)[number];
