import { spawn } from "node:child_process";
import { once } from "node:events";
import { rm } from "node:fs/promises";
import { freePorts } from "@takt/db/testing/free-ports.mjs";
import { createTempDir } from "../../harness/create-temp-dir";
import { IN_FLIGHT } from "../bare-posts";
import { countDown, type Peer } from "./peer";

const QUEUE = "posts";

type Connection = { host: string; port: number; maxRetriesPerRequest: null };
/** The used part of its API. */
type Library = {
  Queue: new (
    name: string,
    options: { connection: Connection },
  ) => {
    addBulk(jobs: { name: string; data: { id: number }; opts: object }[]): Promise<unknown>;
    close(): Promise<void>;
  };
  Worker: new (
    name: string,
    handle: (job: { data: { id: number } }) => Promise<void>,
    options: { connection: Connection; concurrency: number },
  ) => { close(): Promise<void> };
};

export const bullmq: Peer = {
  name: "BullMQ 5 on Redis",
  async run(library, { count, dueAt, work }) {
    const { Queue, Worker } = library as Library;
    const redis = await startRedis();
    const { connection } = redis;
    const queue = new Queue(QUEUE, { connection });
    const delay = () => Math.max(0, dueAt.getTime() - Date.now());
    await queue.addBulk(
      Array.from({ length: count }, (_, id) => ({
        name: "publish",
        data: { id },
        opts: { delay: delay(), removeOnComplete: true },
      })),
    );
    const { all, done } = countDown(count);
    const worker = new Worker(
      QUEUE,
      async ({ data }) => {
        await work(data.id);
        done();
      },
      { connection, concurrency: IN_FLIGHT },
    );
    await all;
    await worker.close();
    await queue.close();
    await redis.stop();
  },
};

/** Starts a Redis that appends each command to its file and syncs it every second, as BullMQ asks of production. */
async function startRedis() {
  const [port = 0] = await freePorts(1);
  const dir = createTempDir();
  const args = [
    "--port",
    String(port),
    "--bind",
    "127.0.0.1",
    "--dir",
    dir,
    "--appendonly",
    "yes",
    "--save",
    "",
  ];
  const server = spawn("redis-server", args, { stdio: ["ignore", "pipe", "inherit"] });
  let output = "";
  for await (const chunk of server.stdout as AsyncIterable<Buffer>) {
    output += String(chunk);
    if (output.includes("Ready to accept connections")) break;
  }
  return {
    connection: { host: "127.0.0.1", port, maxRetriesPerRequest: null },
    async stop() {
      server.kill("SIGTERM");
      await once(server, "exit");
      await rm(dir, { recursive: true, force: true });
    },
  };
}
