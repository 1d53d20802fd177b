import { Worker } from "node:worker_threads";
import { memoryLimits } from "@takt/workers/job-worker";

/** Starts the worker of member-files.ts from its sources, which Node alone does not load. */
export const startFilesWorker = (memoryMb = 256) =>
  new Worker(new URL("./files-worker.mjs", import.meta.url), {
    execArgv: [],
    resourceLimits: memoryLimits(memoryMb),
  });
