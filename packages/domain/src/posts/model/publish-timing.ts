const SECOND = 1000;

/** Milliseconds. The reasons are in docs/flows/publish-a-post.md; the relations are asserted in the test beside. */
export const TIMING = {
  /** The sweep looks this far ahead. */
  look: 75 * SECOND,
  /** A whole create call; aborted then. */
  http: 30 * SECOND,
  /** More than this between the claim's start and writing the request: do not send, release. */
  fresh: 5 * SECOND,
  /** After this an unanswered attempt is no longer waited for. */
  lease: 120 * SECOND,
  /** Earliest re-send after attemptedAt. */
  pause: 180 * SECOND,
  /** Latest re-send. */
  last: 420 * SECOND,
  /** LinkedIn refuses an equal text for ten minutes (linkedin-api 3.8). */
  duplicateWindow: 600 * SECOND,
  /** An equal text this young may be what a "duplicate" means: twice the longest block ever told of (unconfirmed). */
  duplicateReach: 96 * 3600 * SECOND,
  /** LinkedIn may commit this long after we gave up waiting (assumed). */
  commitTail: 85 * SECOND,
  /** Nothing goes out later than this after its time. */
  lateness: 12 * 3600 * SECOND,
  /** An unreachable LinkedIn is tried this long. */
  unreachable: 6 * 3600 * SECOND,
  /** A run sleeps until this long before dueAt, then waits in process. */
  wakeEarly: 1.5 * SECOND,
  /** A rest longer than this is slept by the run, not waited for in process. */
  longestWait: 5 * SECOND,
  /** A row handed out longer ago than this and overdue by `overdueGrace` is handed out again. */
  queueAgain: 50 * SECOND,
  overdueGrace: 15 * SECOND,
  /** Overdue by more than this is an alarm. */
  alarm: 60 * SECOND,
  /** Pictures are uploaded this long before the post is due. */
  mediaAhead: 10 * 60 * SECOND,
  /** Videos and documents are: a large one takes minutes to send, and LinkedIn some more to process. */
  mediaAheadLarge: 30 * 60 * SECOND,
  /** Whoever uploads renews the lease; a process that died is succeeded after this. */
  uploadLease: 60 * SECOND,
  uploadRenew: 15 * SECOND,
  /** An upload pauses between two parts after this: no step runs long, and others get their turn. */
  uploadSlice: 30 * SECOND,
  /** From the first look at a file's state to the next; doubled each time, up to the longest. */
  firstLook: 2 * SECOND,
  lookLongest: 5 * 60 * SECOND,
  /** Where a token may not look, a file is taken as ready this long after its upload (linkedin-api 5.1). */
  mediaUnreadable: { image: 20 * SECOND, video: 60 * SECOND, document: 60 * SECOND },
  /** LinkedIn's clock and ours differ by no more (assumed). */
  clockSkew: 10 * SECOND,
  /** A 401 this soon after (re)connecting is LinkedIn's own delay (linkedin-api 1.4). */
  tokenSettles: 60 * SECOND,
} as const;
