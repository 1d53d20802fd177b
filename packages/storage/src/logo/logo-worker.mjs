/**
 * The entry point of the worker: one logo in, one answer out. It and all its imports are plain JavaScript, because Node
 * loads it directly in tests. In Next's bundle Turbopack builds its own entry from it, which it recognises by
 * `new Worker(new URL("./logo-worker.mjs", import.meta.url))` in clean-in-worker.ts.
 */
import { answerJobs } from "@takt/workers/answer-jobs.mjs";
import { cleanLogo } from "./clean-logo.mjs";

answerJobs(cleanLogo);
