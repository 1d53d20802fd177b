import { Worker } from "node:worker_threads";
import type { Log } from "@takt/domain/shared/log";
import { PageRefused } from "../fetch/page-refused";
import type { ExtractAnswer, Extracted, ExtractJob, FromWorker } from "./extract-types";

type Task = {
  job: ExtractJob;
  limit: number;
  done: (answer: ExtractAnswer) => void;
  fail: (error: Error) => void;
};
type WorkerSlot = { worker: Worker; ready: boolean; timer: NodeJS.Timeout };

export type Extractor = ReturnType<typeof createExtractor>;

/** A page of 2 MB needs some 100 MB; the language data take 10. */
const WORKER_RESOURCE_LIMITS = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 };

/**
 * Extracts pages in one worker thread, one after another, never in the main thread. The worker starts with the
 * first page and stays. A page that exceeds its time or the memory limit ends the worker; the next pages get a new
 * one. `start` is the time in milliseconds that the worker has to start; then every queued job fails.
 *
 * Bundling: `new Worker(new URL("./extract-worker.mjs", import.meta.url), …)` must stay in exactly this form, with
 * `Worker` imported from node:worker_threads. Next's Turbopack (16.3 and later) recognises it and builds the
 * worker, packages included, next to the server; the standalone image needs no further settings. Its packages
 * should not be in `serverExternalPackages`: they cannot be resolved from apps/web.
 */
export function createExtractor({ log, start }: { log: Log; start: number }) {
  const waiting: Task[] = [];
  let workerSlot: WorkerSlot | undefined;
  let current: Task | undefined;

  /** Keeps a worker running and gives it the next job. */
  function startNext() {
    workerSlot ??= open();
    const task = workerSlot.ready && !current ? waiting.shift() : undefined;
    if (!task) return;
    current = task;
    workerSlot.timer = setTimeout(() => {
      log.warn("pages.extract_late", { limit: task.limit });
      void close({ kind: "too_complex" });
      startNext();
    }, task.limit);
    workerSlot.worker.postMessage(task.job);
  }

  function open(): WorkerSlot {
    const worker = new Worker(new URL("./extract-worker.mjs", import.meta.url), {
      execArgv: [],
      resourceLimits: WORKER_RESOURCE_LIMITS,
    });
    const timer = setTimeout(() => lost(new Error("The worker for web pages does not start")), start);
    const mine: WorkerSlot = { worker, ready: false, timer };
    const lost = (error: Error) => {
      if (workerSlot !== mine) return;
      log.error("pages.worker_lost", { error: String(error), ready: mine.ready });
      // The page is to blame if there was one; otherwise the next worker would not start either.
      const page = current !== undefined;
      const victims = page ? [] : waiting.splice(0);
      void close({ kind: "too_complex" });
      for (const task of victims) task.fail(error);
      if (page) startNext();
    };
    worker.on("message", (message: FromWorker) => {
      if (workerSlot !== mine) return;
      clearTimeout(mine.timer);
      if (message.kind === "ready") mine.ready = true;
      else settle(message);
      // An idle worker does not keep the process alive.
      if (waiting.length > 0) startNext();
      else worker.unref();
    });
    worker.on("error", lost);
    worker.on("exit", (code) => lost(new Error(`The worker for web pages ended (${code})`)));
    return mine;
  }

  function settle(answer: ExtractAnswer) {
    const task = current;
    current = undefined;
    task?.done(answer);
  }

  /** Ends the worker, whatever it is doing. */
  function close(answer: ExtractAnswer) {
    const closed = workerSlot;
    workerSlot = undefined;
    clearTimeout(closed?.timer);
    settle(answer);
    return closed?.worker.terminate();
  }

  return {
    /**
     * `limit` is in milliseconds from when the worker gets the page. Throws PageRefused, or the worker's failure to
     * start.
     */
    async extract(
      job: ExtractJob,
      { limit, signal }: { limit: number; signal: AbortSignal },
    ): Promise<Extracted> {
      if (signal.aborted) throw new PageRefused("stopped", "by the caller");
      let stop = () => {};
      const answered = new Promise<ExtractAnswer>((done, fail) => {
        const task: Task = { job, limit, done, fail };
        stop = () => {
          const place = waiting.indexOf(task);
          // A running job ends soon enough.
          if (place >= 0) waiting.splice(place, 1);
          fail(new PageRefused("stopped", "by the caller"));
        };
        waiting.push(task);
      });
      signal.addEventListener("abort", stop);
      workerSlot?.worker.ref();
      startNext();
      const answer = await answered.finally(() => signal.removeEventListener("abort", stop));
      if (answer.kind === "extracted") return answer.page;
      if (answer.kind === "broken") log.error("pages.extract_broken", { error: answer.error });
      throw new PageRefused("too_complex", answer.kind);
    },

    /** Ends the worker; a later page starts another. */
    async dispose(): Promise<void> {
      for (const task of waiting.splice(0)) task.fail(new PageRefused("stopped", "disposed"));
      current?.fail(new PageRefused("stopped", "disposed"));
      await close({ kind: "too_complex" });
    },
  };
}
