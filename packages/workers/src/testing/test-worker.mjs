import { answerJobs } from "../answer-jobs.mjs";

/** Handlers of the tests' jobs. @type {Record<string, (job: { value?: unknown }) => unknown>} */
const HANDLERS = {
  echo: ({ value }) => value,
  spin() {
    for (;;);
  },
  fill() {
    const all = [];
    for (;;) all.push(Array.from({ length: 1_000 }, (_, at) => ({ at })));
  },
  throw() {
    throw new TypeError("a fault");
  },
  exit: () => process.exit(3),
};

answerJobs((/** @type {{ act: string, value?: unknown }} */ job) => HANDLERS[job.act]?.(job));
