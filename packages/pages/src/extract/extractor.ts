import { Worker } from "node:worker_threads";
import type { Log } from "@takt/domain/shared/core-deps";
import { PageRefused } from "../fetch/page-refused";
import type { ExtractAnswer, Extracted, ExtractJob, FromWorker } from "./extract-types";

type Task = {
  job: ExtractJob;
  limit: number;
  done: (answer: ExtractAnswer) => void;
  fail: (error: Error) => void;
};
type WorkerSlot = { worker: Worker; ready: boolean; timer: NodeJS.Timeout };

/** A page of 2 MB needs some 100 MB. */
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
export class Extractor {
  private readonly waiting: Task[] = [];
  private slot: WorkerSlot | undefined;
  private current: Task | undefined;

  constructor(private readonly settings: { log: Log; start: number }) {}

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
      stop = () => this.withdraw(task);
      this.waiting.push(task);
    });
    signal.addEventListener("abort", stop);
    this.slot?.worker.ref();
    this.startNext();
    const answer = await answered.finally(() => signal.removeEventListener("abort", stop));
    if (answer.kind === "extracted") return answer.page;
    if (answer.kind === "broken") this.settings.log.error("pages.extract_broken", { error: answer.error });
    throw new PageRefused("too_complex", answer.kind);
  }

  /** Ends the worker; a later page starts another. */
  async dispose(): Promise<void> {
    for (const task of this.waiting.splice(0)) task.fail(new PageRefused("stopped", "disposed"));
    this.current?.fail(new PageRefused("stopped", "disposed"));
    await this.close({ kind: "too_complex" });
  }

  /** A running job ends soon enough; a waiting one is not started. */
  private withdraw(task: Task): void {
    const place = this.waiting.indexOf(task);
    if (place >= 0) this.waiting.splice(place, 1);
    task.fail(new PageRefused("stopped", "by the caller"));
  }

  /** Keeps a worker running and gives it the next job. */
  private startNext(): void {
    const slot = (this.slot ??= this.open());
    const task = slot.ready && !this.current ? this.waiting.shift() : undefined;
    if (!task) return;
    this.current = task;
    slot.timer = setTimeout(() => {
      this.settings.log.warn("pages.extract_late", { limit: task.limit });
      void this.close({ kind: "too_complex" });
      this.startNext();
    }, task.limit);
    slot.worker.postMessage(task.job);
  }

  private open(): WorkerSlot {
    const worker = new Worker(new URL("./extract-worker.mjs", import.meta.url), {
      execArgv: [],
      resourceLimits: WORKER_RESOURCE_LIMITS,
    });
    const lost = (error: Error) => this.lose(slot, error);
    const late = () => lost(new Error("The worker for web pages does not start"));
    const slot: WorkerSlot = { worker, ready: false, timer: setTimeout(late, this.settings.start) };
    worker.on("message", (message: FromWorker) => this.receive(slot, message));
    worker.on("error", lost);
    worker.on("exit", (code) => lost(new Error(`The worker for web pages ended (${code})`)));
    return slot;
  }

  private receive(slot: WorkerSlot, message: FromWorker): void {
    if (this.slot !== slot) return;
    clearTimeout(slot.timer);
    if (message.kind === "ready") slot.ready = true;
    else this.settle(message);
    // An idle worker does not keep the process alive.
    if (this.waiting.length > 0) this.startNext();
    else slot.worker.unref();
  }

  /** The page is to blame if there was one; otherwise the next worker would not start either. */
  private lose(slot: WorkerSlot, error: Error): void {
    if (this.slot !== slot) return;
    this.settings.log.error("pages.worker_lost", { error: String(error), ready: slot.ready });
    const page = this.current !== undefined;
    const victims = page ? [] : this.waiting.splice(0);
    void this.close({ kind: "too_complex" });
    for (const task of victims) task.fail(error);
    if (page) this.startNext();
  }

  private settle(answer: ExtractAnswer): void {
    const task = this.current;
    this.current = undefined;
    task?.done(answer);
  }

  /** Ends the worker, whatever it is doing. */
  private close(answer: ExtractAnswer): Promise<number> | undefined {
    const closed = this.slot;
    this.slot = undefined;
    clearTimeout(closed?.timer);
    this.settle(answer);
    return closed?.worker.terminate();
  }
}
