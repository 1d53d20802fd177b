import { rm } from "node:fs/promises";
import path from "node:path";
import { startEmbedded } from "@takt/db/embedded/start-embedded.mjs";
import { connectTestDatabase } from "@takt/db/testing/connect-test-database";
import { makeFolder } from "../harness/make-folder";
import { startStack } from "../harness/start-stack";

/** The built product with a database server of its own, which writes to disk as in real life. */
export async function startBench(env: Record<string, string> = {}) {
  const folder = makeFolder();
  const server = await startEmbedded({ dir: path.join(folder, "postgres"), database: "bench" });
  const stack = await startStack(server.url, env).catch(async (cause: unknown) => {
    await server.stop();
    throw cause;
  });
  const db = connectTestDatabase(server.url);
  return {
    stack,
    db,
    async close() {
      await db.$disconnect();
      await stack.stop();
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
