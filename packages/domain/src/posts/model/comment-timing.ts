import { TIMING } from "./publish-timing";

const SECOND = 1000;

/** Times of a first comment in milliseconds. docs/flows/first-comment.md has the reasons, the test beside their relations. */
export const COMMENT_TIMING = {
  /** How long after its publication a post is commented at the earliest: LinkedIn does not know it for seconds. */
  firstDelay: 2 * SECOND,
  /** Pause after the first release, doubled by each further one, up to the longest. */
  retryDelay: 4 * SECOND,
  longestRetryDelay: 10 * 60 * SECOND,
  /** How long a post that LinkedIn does not find is tried. */
  notFound: 10 * 60 * SECOND,
  /** How long a comment is tried at all: one limit of a day, which ends within ten minutes after midnight. */
  lateness: 24 * 3600 * SECOND + 15 * 60 * SECOND,
  /** Longest time from the start of a claim to its request. */
  fresh: TIMING.fresh,
  /** How long an unanswered attempt is waited for. */
  lease: TIMING.lease,
  /** How long ago a post may have been published (or confirmed) whose comment is not known yet. */
  lookBack: 7 * 24 * 3600 * SECOND,
  /** Longest wait of one run; the sweep finds what is due later. */
  longestWait: 90 * SECOND,
} as const;
