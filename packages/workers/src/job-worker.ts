import type { Worker } from "node:worker_threads";

/** The job was to blame: it took longer than its deadline, or more memory than its worker may have. */
export class JobTooHeavy extends Error {
  constructor(readonly reason: "late" | "memory") {
    super(`A job in a worker took too much: ${reason}`);
  }
}

export type JobWorker<Job, Answer> = {
  /**
   * Asks one job at a time. Throws JobTooHeavy, or what else ended the worker; an ended one answers nothing more.
   * `deadlineMs` counts from when the worker is loaded.
   */
  ask(job: Job, deadlineMs: number): Promise<Answer>;
  /** Ends the worker, whatever it is doing. */
  close(): Promise<void>;
};

/**
 * Turns a worker thread (answer-jobs.mjs) into one that answers jobs, so that what a member brings is never taken apart
 * in the main thread. A job that exceeds its deadline, or the memory that the worker was started with, ends the worker.
 * `startMs` is how long it may take to load, which is nobody's fault.
 */
export function createJobWorker<Job, Answer>(
  worker: Worker,
  { name, startMs }: { name: string; startMs: number },
): JobWorker<Job, Answer> {
  let failure: Error | undefined;
  let next: { resolve: (message: unknown) => void; reject: (error: Error) => void } | undefined;

  function fail(error: Error): void {
    failure ??= error;
    next?.reject(failure);
    void worker.terminate();
  }

  async function nextMessage(withinMs: number, late: Error): Promise<unknown> {
    if (failure) throw failure;
    const timer = setTimeout(() => fail(late), withinMs);
    const message = new Promise((resolve, reject) => (next = { resolve, reject }));
    return message.finally(() => clearTimeout(timer));
  }

  worker.on("message", (message: unknown) => next?.resolve(message));
  worker.on("error", (error: NodeJS.ErrnoException) =>
    fail(error.code === "ERR_WORKER_OUT_OF_MEMORY" ? new JobTooHeavy("memory") : error),
  );
  worker.on("exit", (code) => fail(new Error(`The worker for ${name} ended without an answer (${code})`)));
  // The first message says that it is loaded.
  const loaded = nextMessage(startMs, new Error(`The worker for ${name} does not start`));
  // The caller of `ask` gets the failure.
  loaded.catch(() => {});

  return {
    async ask(job, deadlineMs) {
      await loaded;
      const answer = nextMessage(deadlineMs, new JobTooHeavy("late"));
      worker.postMessage(job);
      return (await answer) as Answer;
    },
    async close() {
      failure ??= new Error(`The worker for ${name} was closed`);
      next?.reject(failure);
      await worker.terminate();
    },
  };
}

/** The limits of a worker's memory, in megabytes of objects; the bytes of buffers are outside of them. */
export const memoryLimits = (megabytes: number) => ({
  maxOldGenerationSizeMb: megabytes,
  maxYoungGenerationSizeMb: 32,
  stackSizeMb: 4,
});
