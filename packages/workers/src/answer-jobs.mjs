import { parentPort } from "node:worker_threads";

/**
 * The worker's side of createJobWorker (job-worker.ts): says that it is loaded, then answers each job. It is plain
 * JavaScript, because Node loads it directly in tests. An error of `answer` ends the worker: what can be foreseen is an
 * answer.
 * @template Job, Answer
 * @param {(job: Job) => Answer | Promise<Answer>} answer
 */
export function answerJobs(answer) {
  const respond = async (/** @type {Job} */ job) => parentPort?.postMessage(await answer(job));
  parentPort?.on("message", (/** @type {Job} */ job) => void respond(job));
  parentPort?.postMessage({ kind: "ready" });
}
