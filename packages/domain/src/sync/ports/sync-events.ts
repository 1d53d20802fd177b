/** A run of a user that waits for a job. */
export type DueRun = { runId: string; userId: string };

/** Tells the jobs that a run waits, so that it need not wait for the next sweep. */
export type SyncEvents = { runDue(run: DueRun): void };
