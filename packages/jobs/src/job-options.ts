export type JobOptions = {
  /** The maximum number of steps of one function that the server runs at once (JOBS_CONCURRENCY). */
  concurrency: number;
  /** Milliseconds from a sweep to its second pass. */
  secondPassDelayMs: number;
};
