export type JobOptions = {
  /** Steps of one function that the server runs at once, at most (JOBS_CONCURRENCY). */
  concurrency: number;
  /** Ms from a sweep to its second look. */
  lookAgainMs: number;
};
