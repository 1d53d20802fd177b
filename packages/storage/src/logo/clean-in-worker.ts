import { Worker } from "node:worker_threads";
import type { BrandErrorCode } from "@takt/domain/brand/model/brand-errors";
import { DomainError } from "@takt/domain/shared/domain-error";
import { createJobWorker, JobTooHeavy, memoryLimits } from "@takt/workers/job-worker";
import type { LogoAnswer, LogoJob } from "./logo-types";

/** The largest logo takes a fraction of a second. */
const DEADLINE_MS = 5_000;
const START_MS = 60_000;
const MEMORY_MB = 128;

/**
 * Cleans an SVG in its own worker thread, never in the main thread, and returns one that is safe to draw. Refuses with
 * `logo_invalid`, also when it exceeds its deadline or the memory limit, and `logo_unsupported`. Throws when the worker does
 * not start.
 *
 * Bundling: `new Worker(new URL("./logo-worker.mjs", import.meta.url), …)` must stay in exactly this form, as in
 * inspect/inspect-in-worker.ts.
 */
export async function cleanInWorker(job: LogoJob, deadlineMs = DEADLINE_MS): Promise<Buffer> {
  const thread = new Worker(new URL("./logo-worker.mjs", import.meta.url), {
    execArgv: [],
    resourceLimits: memoryLimits(MEMORY_MB),
  });
  const worker = createJobWorker<LogoJob, LogoAnswer>(thread, { name: "logos", startMs: START_MS });
  try {
    const answer = await worker.ask(job, deadlineMs);
    if (answer.kind === "cleaned") return Buffer.from(answer.svg);
    if (answer.kind === "refused") throw new DomainError<BrandErrorCode>(answer.code, answer.data);
    throw new Error(`A logo could not be read: ${answer.error}`);
  } catch (error) {
    if (error instanceof JobTooHeavy) throw new DomainError<BrandErrorCode>("logo_invalid");
    throw error;
  } finally {
    await worker.close();
  }
}
