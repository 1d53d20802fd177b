import type { Clock } from "../core/clock";
import type { Job, JobKind } from "./store/objects";
import type { StripeStore } from "./store/stripe-store";

type Run = (job: Job) => unknown;

/** Creates the jobs of a clock, each with its time. Jobs are stored, so that a restart forgets none. */
export function createJobs(store: StripeStore, clock: Clock) {
  const timers = new Map<string, { cancel(): void }>();
  let run: Run | undefined;

  function arm(job: Job) {
    timers.get(job.id)?.cancel();
    const timer = clock.at(job.at * 1_000, () => {
      timers.delete(job.id);
      store.remove("job", job.id);
      return run?.(job);
    });
    timers.set(job.id, timer);
  }

  return {
    /** Plans a job in Unix seconds, in place of an earlier one of this kind for the same object. */
    schedule(kind: JobKind, ref: string, at: number): void {
      const job = { id: `${kind}:${ref}`, kind, ref, at };
      store.save("job", job);
      arm(job);
    },
    cancel(kind: JobKind, ref: string): void {
      const id = `${kind}:${ref}`;
      timers.get(id)?.cancel();
      timers.delete(id);
      store.remove("job", id);
    },
    /** Runs the stored jobs and all later ones. */
    start(handler: Run): void {
      run = handler;
      for (const job of store.list("job")) arm(job);
    },
    reset(): void {
      for (const timer of timers.values()) timer.cancel();
      timers.clear();
    },
  };
}
