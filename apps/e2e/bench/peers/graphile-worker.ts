import { IN_FLIGHT } from "../bare-posts";
import { countDown, type Peer } from "./peer";

const TASK = "publish";
/** Jobs that are added at once. */
const CHUNK = 500;

type AddJob = (task: string, payload: { id: number }, options: { runAt: Date }) => Promise<unknown>;
/** The used part of its API. */
type Library = {
  Logger: new (factory: () => () => void) => object;
  makeWorkerUtils(options: { connectionString: string; logger: object }): Promise<{
    migrate(): Promise<void>;
    addJob: AddJob;
    release(): Promise<void>;
  }>;
  run(options: {
    connectionString: string;
    logger: object;
    concurrency: number;
    maxPoolSize: number;
    pollInterval: number;
    noHandleSignals: boolean;
    taskList: Record<string, (payload: unknown) => Promise<void>>;
  }): Promise<{ stop(): Promise<void> }>;
};

export const graphileWorker: Peer = {
  name: "graphile-worker 0.16",
  async run(library, { databaseUrl, count, dueAt, work }) {
    const { Logger, makeWorkerUtils, run } = library as Library;
    const logger = new Logger(() => () => {});
    const utils = await makeWorkerUtils({ connectionString: databaseUrl, logger });
    await utils.migrate();
    for (let from = 0; from < count; from += CHUNK)
      await addJobs(utils.addJob, from, Math.min(CHUNK, count - from), dueAt);
    const { all, done } = countDown(count);
    const runner = await run({
      connectionString: databaseUrl,
      logger,
      concurrency: IN_FLIGHT,
      maxPoolSize: 10,
      pollInterval: 500,
      noHandleSignals: true,
      taskList: {
        async [TASK](payload) {
          await work((payload as { id: number }).id);
          done();
        },
      },
    });
    await all;
    await runner.stop();
    await utils.release();
  },
};

async function addJobs(addJob: AddJob, from: number, count: number, runAt: Date) {
  await Promise.all(Array.from({ length: count }, (_, i) => addJob(TASK, { id: from + i }, { runAt })));
}
