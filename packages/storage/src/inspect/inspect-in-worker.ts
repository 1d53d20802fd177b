import { Worker } from "node:worker_threads";
import type { FileFacts } from "@takt/domain/media/ports/file-store";
import { refuseContent } from "../refuse-content";
import type { FromWorker, InspectAnswer, InspectJob } from "./inspect-types";

export type InspectTimes = {
  /** Time that the worker has for one file, once it is loaded. */
  deadlineMs: number;
  /** Time that the worker has to load. */
  startMs: number;
};

/** Any complete file takes a fraction of a second; the rest is for slow disks. */
export const INSPECT_TIMES: InspectTimes = { deadlineMs: 10_000, startMs: 60_000 };

/**
 * The readers limit what they read and unpack outside of this memory (48 MB); a table of a million objects takes 13
 * MB.
 */
const WORKER_RESOURCE_LIMITS = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 };

/**
 * Reads the structure of a file in its own worker thread, never in the main thread. A file that exceeds its
 * deadline or the memory limit ends the worker. Refuses with the `media_*` codes, and with `media_too_complex` for
 * a file that takes too much time or memory. Throws when the worker does not start or the disk fails.
 *
 * Bundling: `new Worker(new URL("./inspect-worker.mjs", import.meta.url), …)` must stay in exactly this form, with
 * `Worker` imported from node:worker_threads. Next's Turbopack (16.3 and later) recognises it and builds the worker
 * next to the server; the standalone image needs no further settings.
 */
export async function inspectInWorker(job: InspectJob, times = INSPECT_TIMES): Promise<FileFacts> {
  const worker = new Worker(new URL("./inspect-worker.mjs", import.meta.url), {
    execArgv: [],
    resourceLimits: WORKER_RESOURCE_LIMITS,
  });
  try {
    const answer = await answerOf(worker, job, times);
    if (answer.kind === "inspected") return answer.facts;
    if (answer.kind === "refused") throw refuseContent(answer.code, answer.data, answer.reason);
    throw new Error(`A file could not be inspected: ${answer.error}`);
  } finally {
    await worker.terminate();
  }
}

function answerOf(worker: Worker, job: InspectJob, { deadlineMs, startMs }: InspectTimes) {
  return new Promise<InspectAnswer>((resolve, reject) => {
    let timer = setTimeout(() => reject(new Error("The worker for uploads does not start")), startMs);
    const finish = (act: () => void) => {
      clearTimeout(timer);
      act();
    };
    worker.on("message", (message: FromWorker) => {
      if (message.kind !== "ready") return finish(() => resolve(message));
      clearTimeout(timer);
      timer = setTimeout(() => resolve(tooComplex(`more than ${deadlineMs} ms`)), deadlineMs);
      worker.postMessage(job);
    });
    worker.on("error", (error: NodeJS.ErrnoException) =>
      finish(() =>
        error.code === "ERR_WORKER_OUT_OF_MEMORY" ? resolve(tooComplex("memory")) : reject(error),
      ),
    );
    worker.on("exit", (code) =>
      finish(() => reject(new Error(`The worker for uploads ended without an answer (${code})`))),
    );
  });
}

const tooComplex = (reason: string): InspectAnswer => ({
  kind: "refused",
  code: "media_too_complex",
  data: {},
  reason,
});
