/**
 * The entry point of the worker: one job in, one answer out. It and all its imports are plain JavaScript, because
 * Node loads it directly in tests and scripts. In Next's bundle Turbopack builds its own entry from it, packages
 * included, which it recognises by `new Worker(new URL("./extract-worker.mjs", import.meta.url))` in extractor.ts.
 */
import { parentPort } from "node:worker_threads";
import { answerJob } from "./answer-job.mjs";

/** @type {(message: import("./extract-types").FromWorker) => void} */
const send = (message) => parentPort?.postMessage(message);

parentPort?.on("message", (/** @type {import("./extract-types").ExtractJob} */ job) => send(answerJob(job)));
send({ kind: "ready" });
