const SECOND = 1000;

/** Times in milliseconds. docs/flows/publish-a-post.md has the reasons, the test beside asserts how they relate. */
export const TIMING = {
  /** How far ahead the sweep looks. */
  lookAhead: 75 * SECOND,
  /** Timeout of a whole create call. */
  http: 30 * SECOND,
  /** Longest time from the start of a claim to its request; later the post is released instead of sent. */
  fresh: 5 * SECOND,
  /** How long an unanswered attempt is waited for. */
  lease: 120 * SECOND,
  /** Earliest re-send after attemptedAt: later than LinkedIn may still learn of the first create (KNOWN_BY). */
  pause: 240 * SECOND,
  /** Latest re-send after attemptedAt. */
  last: 420 * SECOND,
  /** How long LinkedIn refuses an equal text (docs/linkedin-api.md, Duplicates). */
  duplicateWindow: 600 * SECOND,
  /** The longest block of an equal text that anybody has claimed. */
  duplicateClaimed: 48 * 3600 * SECOND,
  /**
   * How old an equal text may be that a "duplicate" means: twice the longest block ever claimed (docs/linkedin-api.md,
   * Duplicates).
   */
  duplicateReach: 96 * 3600 * SECOND,
  /** How long after our timeout LinkedIn may still commit a create (assumed). */
  commitTail: 85 * SECOND,
  /** How long after the lease Takt looks for a post on LinkedIn itself (sync/find-lost-posts.ts): a reading takes seconds. */
  searchHold: 120 * SECOND,
  /** How long after it has committed a post LinkedIn's duplicate check may not know it yet (assumed). */
  indexLag: 100 * SECOND,
  /** How long an unanswered edit or deletion of a published post keeps another from being asked: its call is over then. */
  changeLease: 40 * SECOND,
  /** Longest delay after the scheduled time; nothing goes out later. */
  lateness: 12 * 3600 * SECOND,
  /** How long an unreachable LinkedIn is tried. */
  unreachable: 6 * 3600 * SECOND,
  /** How long before dueAt a run ends its sleep, to wait in the process. */
  wakeEarly: 1.5 * SECOND,
  /** Longest wait in the process; the run sleeps through longer ones. */
  longestWait: 5 * SECOND,
  /** A post that was queued longer ago than this and is overdue by `overdueGrace` is queued again. */
  queueAgain: 50 * SECOND,
  overdueGrace: 15 * SECOND,
  /** How long a post may be overdue before an alarm is raised. */
  alarm: 60 * SECOND,
  /** How long before the post is due images are uploaded. */
  mediaAhead: 10 * 60 * SECOND,
  /** The same of videos and documents: a large one takes minutes to send, and LinkedIn some more to process. */
  mediaAheadLarge: 30 * 60 * SECOND,
  /** Lease of an upload, renewed while it runs; another process can take over when it has run out. */
  uploadLease: 60 * SECOND,
  uploadRenew: 15 * SECOND,
  /** How long an upload runs before it pauses between two parts, so that others get their turn. */
  uploadSlice: 30 * SECOND,
  /** Pause after the first poll of a file's status; doubled each time, up to the longest. */
  firstPoll: 2 * SECOND,
  longestPollPause: 5 * 60 * SECOND,
  /** How long after its upload a file with an unreadable status counts as ready (docs/linkedin-api.md, Files). */
  mediaUnreadable: { image: 20 * SECOND, video: 60 * SECOND, document: 60 * SECOND },
  /** Largest difference between LinkedIn's clock and ours (assumed). */
  clockSkew: 10 * SECOND,
} as const;

/**
 * How long after a claim LinkedIn's duplicate check may begin to know the post: the request leaves at the last moment,
 * is answered to nobody, is committed late, and is indexed late. A re-send before that could be a second post.
 */
export const KNOWN_BY = TIMING.fresh + TIMING.http + TIMING.commitTail + TIMING.indexLag;
