import { Worker } from "node:worker_threads";
import type { FileItem, MemberFiles } from "@takt/domain/sync/ports/member-files";
import { createJobWorker, type JobWorker, JobTooHeavy, memoryLimits } from "@takt/workers/job-worker";
import type { FilesAnswer, FilesJob } from "./files-job";
import { refuseFile } from "./zip-file";

/** A file of 100,000 rows takes 60 MB; a CSV of 64 MB is read piece by piece, its bytes do not count. */
const MEMORY_MB = 256;

type FilesTimes = {
  /** Time for one answer about a file, once the worker is loaded: the largest that is allowed takes some seconds. */
  deadlineMs: number;
  /** Time that the worker has to load. */
  startMs: number;
};

const FILES_TIMES: FilesTimes = { deadlineMs: 20_000, startMs: 60_000 };

/**
 * Creates the reader of the files that LinkedIn gives its members: each is taken apart in its own worker thread,
 * never in the main thread. A file that exceeds its deadline or the memory limit is refused as `import_too_complex`.
 *
 * Bundling: `new Worker(new URL("./files-worker.ts", import.meta.url), …)` must stay in exactly this form, with `Worker`
 * imported from node:worker_threads. Next's Turbopack (16.3 and later) recognises it and builds the worker next to the
 * server; the standalone image needs no further settings. Node alone loads no TypeScript: tests start it by
 * testing/start-files-worker.ts.
 */
export function createMemberFiles(times = FILES_TIMES, startThread = startFilesWorker): MemberFiles {
  return {
    async detect(bytes) {
      const file = openFile(times, startThread());
      try {
        return (await file.ask({ kind: "detect", bytes }, "detected")).source;
      } finally {
        await file.close();
      }
    },
    async open(bytes, source, fileName, now) {
      const file = openFile(times, startThread());
      try {
        const job = { kind: "open", bytes, source, fileName, now } as const;
        const { total, measuredAt } = await file.ask(job, "opened");
        return { total, measuredAt, items: readItems(file) };
      } catch (error) {
        await file.close();
        throw error;
      }
    },
  };
}

const startFilesWorker = () =>
  new Worker(new URL("./files-worker.ts", import.meta.url), {
    execArgv: [],
    resourceLimits: memoryLimits(MEMORY_MB),
  });

type AnswerOf<Kind extends FilesAnswer["kind"]> = Extract<FilesAnswer, { kind: Kind }>;
type OpenFile = {
  ask<Kind extends FilesAnswer["kind"]>(job: FilesJob, kind: Kind): Promise<AnswerOf<Kind>>;
  close: JobWorker<FilesJob, FilesAnswer>["close"];
};

function openFile({ deadlineMs, startMs }: FilesTimes, thread: Worker): OpenFile {
  // A file whose reader went away keeps no process alive.
  thread.unref();
  const worker = createJobWorker<FilesJob, FilesAnswer>(thread, { name: "files of members", startMs });
  return {
    async ask<Kind extends FilesAnswer["kind"]>(job: FilesJob, kind: Kind) {
      const answer = await worker.ask(job, deadlineMs).catch((error: unknown) => {
        throw error instanceof JobTooHeavy ? refuseFile("import_too_complex") : error;
      });
      if (answer.kind === "refused") throw refuseFile(answer.code);
      if (answer.kind !== kind)
        throw new Error(`A member's file could not be read: ${JSON.stringify(answer)}`);
      return answer as AnswerOf<Kind>;
    },
    close: worker.close,
  };
}

async function* readItems(file: OpenFile): AsyncIterable<FileItem> {
  try {
    for (let isLast = false; !isLast;) {
      const answer = await file.ask({ kind: "next" }, "items");
      yield* answer.items;
      ({ isLast } = answer);
    }
  } finally {
    await file.close();
  }
}
