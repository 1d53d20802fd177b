import { IN_FLIGHT } from "../bare-posts";
import { countDown, type Peer } from "./peer";

const QUEUE = "posts";
/** Jobs of one insert. */
const CHUNK = 1000;

/** The used part of its API. */
type PgBoss = new (options: { connectionString: string; max: number; schema: string }) => {
  start(): Promise<unknown>;
  createQueue(name: string): Promise<void>;
  insert(jobs: { name: string; data: { id: number }; startAfter: Date }[]): Promise<unknown>;
  work(
    name: string,
    options: { batchSize: number; pollingIntervalSeconds: number },
    handle: (jobs: { data: { id: number } }[]) => Promise<void>,
  ): Promise<unknown>;
  stop(options: { wait: boolean; graceful: boolean }): Promise<void>;
};

export const pgBoss: Peer = {
  name: "pg-boss 10",
  async run(library, { databaseUrl, count, dueAt, work }) {
    const PgBoss = library as PgBoss;
    const boss = new PgBoss({ connectionString: databaseUrl, max: 10, schema: "bench_boss" });
    await boss.start();
    await boss.createQueue(QUEUE);
    for (let from = 0; from < count; from += CHUNK)
      await boss.insert(
        Array.from({ length: Math.min(CHUNK, count - from) }, (_, i) => ({
          name: QUEUE,
          data: { id: from + i },
          startAfter: dueAt,
        })),
      );
    const { all, done } = countDown(count);
    // Half a second is its shortest interval; each worker takes a batch and asks again at once while there is one.
    for (let worker = 0; worker < 2; worker++)
      await boss.work(QUEUE, { batchSize: 200, pollingIntervalSeconds: 0.5 }, async (jobs) => {
        const queue = jobs.values();
        await Promise.all(
          Array.from({ length: IN_FLIGHT }, async () => {
            for (const { data } of queue) {
              await work(data.id);
              done();
            }
          }),
        );
      });
    await all;
    await boss.stop({ wait: true, graceful: true });
  },
};
