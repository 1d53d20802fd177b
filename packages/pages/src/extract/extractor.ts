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
type Bench = { worker: Worker; ready: boolean; clock: NodeJS.Timeout };

export type Extractor = ReturnType<typeof createExtractor>;

/** A page of 2 MB needs some 100 MB; the language data are 10. */
const MEMORY = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 };

/**
 * Takes pages apart in one worker thread, one after the other, never in the thread that answers requests. The worker starts
 * with the first page and stays. A page that takes longer than its limit, or more memory than there is, ends it, wherever
 * it is; the next pages get a new one. `start`: milliseconds that the worker has to start, then everything waiting fails.
 *
 * Bundling: `new Worker(new URL("./extract-worker.mjs", import.meta.url), …)` must stay in exactly this form, with `Worker`
 * imported from node:worker_threads. Next's Turbopack (16.3 and later) recognises it and builds the worker, packages
 * included, beside the server; the standalone image has it without further settings. Its packages need not, and should
 * not, be in `serverExternalPackages`: they cannot be resolved from apps/web.
 */
export function createExtractor({ log, start }: { log: Log; start: number }) {
  const waiting: Task[] = [];
  let bench: Bench | undefined;
  let current: Task | undefined;

  /** Keeps a worker warm, and gives it what waits. */
  function begin() {
    bench ??= open();
    const task = bench.ready && !current ? waiting.shift() : undefined;
    if (!task) return;
    current = task;
    bench.clock = setTimeout(() => {
      log.warn("pages.extract_late", { limit: task.limit });
      void close({ kind: "too_complex" });
      begin();
    }, task.limit);
    bench.worker.postMessage(task.job);
  }

  function open(): Bench {
    const worker = new Worker(new URL("./extract-worker.mjs", import.meta.url), {
      execArgv: [],
      resourceLimits: MEMORY,
    });
    const clock = setTimeout(() => lost(new Error("The worker for web pages does not start")), start);
    const mine: Bench = { worker, ready: false, clock };
    const lost = (error: Error) => {
      if (bench !== mine) return;
      log.error("pages.worker_lost", { error: String(error), ready: mine.ready });
      // It was the page if it had one; if not, the next worker would not start either.
      const page = current !== undefined;
      const victims = page ? [] : waiting.splice(0);
      void close({ kind: "too_complex" });
      for (const task of victims) task.fail(error);
      if (page) begin();
    };
    worker.on("message", (message: FromWorker) => {
      if (bench !== mine) return;
      clearTimeout(mine.clock);
      if (message.kind === "ready") mine.ready = true;
      else settle(message);
      // An idle worker keeps no process alive.
      if (waiting.length > 0) begin();
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

  /** Ends the worker, wherever it is. */
  function close(answer: ExtractAnswer) {
    const closed = bench;
    bench = undefined;
    clearTimeout(closed?.clock);
    settle(answer);
    return closed?.worker.terminate();
  }

  return {
    /** `limit` in milliseconds, from when the worker takes the page. Throws PageRefused, and the worker's failure to start. */
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
          // One that is being worked on ends soon enough.
          if (place >= 0) waiting.splice(place, 1);
          fail(new PageRefused("stopped", "by the caller"));
        };
        waiting.push(task);
      });
      signal.addEventListener("abort", stop);
      bench?.worker.ref();
      begin();
      const answer = await answered.finally(() => signal.removeEventListener("abort", stop));
      if (answer.kind === "extracted") return answer.page;
      if (answer.kind === "broken") log.error("pages.extract_broken", { error: answer.error });
      throw new PageRefused("too_complex", answer.kind);
    },

    /** Ends the worker; a page that is asked for afterwards starts another. */
    async dispose(): Promise<void> {
      for (const task of waiting.splice(0)) task.fail(new PageRefused("stopped", "disposed"));
      current?.fail(new PageRefused("stopped", "disposed"));
      await close({ kind: "too_complex" });
    },
  };
}
