import { Worker } from "node:worker_threads";
import type { FileFacts } from "@takt/domain/media/ports/file-store";
import { createJobWorker, JobTooHeavy, memoryLimits } from "@takt/workers/job-worker";
import { refuseContent } from "../refuse-content";
import type { InspectAnswer, InspectJob } from "./inspect-types";

export type InspectTimes = {
  /** Time that the worker has for one file, once it is loaded. */
  deadlineMs: number;
  /** Time that the worker has to load. */
  startMs: number;
};

/** Any complete file takes a fraction of a second; the rest is for slow disks. */
export const INSPECT_TIMES: InspectTimes = { deadlineMs: 10_000, startMs: 60_000 };

/** The readers limit what they read and unpack outside of it (48 MB); a table of a million objects takes 13 MB. */
const MEMORY_MB = 128;

/**
 * Reads the structure of a file in its own worker thread, never in the main thread. Refuses with the `media_*` codes, and
 * with `media_too_complex` for a file that exceeds its deadline or the memory limit. Throws when the worker does not
 * start or the disk fails.
 *
 * Bundling: `new Worker(new URL("./inspect-worker.mjs", import.meta.url), …)` must stay in exactly this form, with
 * `Worker` imported from node:worker_threads. Next's Turbopack (16.3 and later) recognises it and builds the worker
 * next to the server; the standalone image needs no further settings.
 */
export async function inspectInWorker(
  job: InspectJob,
  { deadlineMs, startMs } = INSPECT_TIMES,
): Promise<FileFacts> {
  const thread = new Worker(new URL("./inspect-worker.mjs", import.meta.url), {
    execArgv: [],
    resourceLimits: memoryLimits(MEMORY_MB),
  });
  const worker = createJobWorker<InspectJob, InspectAnswer>(thread, { name: "uploads", startMs });
  try {
    const answer = await worker.ask(job, deadlineMs);
    if (answer.kind === "inspected") return answer.facts;
    if (answer.kind === "refused") throw refuseContent(answer.code, answer.data, answer.reason);
    throw new Error(`A file could not be inspected: ${answer.error}`);
  } catch (error) {
    if (error instanceof JobTooHeavy) throw refuseContent("media_too_complex", {}, error.reason);
    throw error;
  } finally {
    await worker.close();
  }
}
