/**
 * The worker's entry: one file in, one answer out. It is plain JavaScript, and so is all that it imports, because Node
 * loads it as it is in tests. In Next's bundle Turbopack makes an entry of its own of it: it finds
 * `new Worker(new URL("./inspect-worker.mjs", import.meta.url))` in inspect-in-worker.ts by that very form.
 */
import { parentPort } from "node:worker_threads";
import { inspectFile } from "./inspect-file.mjs";

/** @type {(message: import("./inspect-types").FromWorker) => void} */
const send = (message) => parentPort?.postMessage(message);

parentPort?.on("message", (/** @type {import("./inspect-types").InspectJob} */ job) =>
  send(inspectFile(job)),
);
send({ kind: "ready" });
