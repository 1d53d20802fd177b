/**
 * The worker's entry: one job in, one answer out. It is plain JavaScript, and so is all that it imports, because Node loads
 * it as it is in tests and scripts. In Next's bundle Turbopack makes an entry of its own of it, with its packages inside:
 * it finds `new Worker(new URL("./extract-worker.mjs", import.meta.url))` in extractor.ts by that very form.
 */
import { parentPort } from "node:worker_threads";
import { answerJob } from "./answer-job.mjs";

/** @type {(message: import("./extract-types").FromWorker) => void} */
const send = (message) => parentPort?.postMessage(message);

parentPort?.on("message", (/** @type {import("./extract-types").ExtractJob} */ job) => send(answerJob(job)));
send({ kind: "ready" });
