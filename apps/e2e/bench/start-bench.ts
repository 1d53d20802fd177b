import { rm } from "node:fs/promises";
import path from "node:path";
import { startEmbedded } from "@takt/db/embedded/start-embedded.mjs";
import { connectTestDatabase } from "@takt/db/testing/connect-test-database";
import { startWatchdog } from "@takt/db/testing/start-watchdog.mjs";
import { createTempDir } from "../harness/create-temp-dir";
import { startStack } from "../harness/start-stack";

/** Starts the built product with its own database server, which writes to disk as in production. */
export async function startBench(env: Record<string, string> = {}) {
  const folder = createTempDir();
  const dismissWatchdog = startWatchdog(folder);
  const server = await startEmbedded({ dir: path.join(folder, "data"), database: "bench" });
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
      dismissWatchdog();
    },
  };
}
