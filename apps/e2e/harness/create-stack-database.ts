import { randomBytes } from "node:crypto";
import { createDatabase } from "@takt/db/testing/create-database";
import { startTestServer } from "@takt/db/testing/test-server.mjs";

/** Starts a database server that does not wait for disks and creates an empty database in it. */
export async function createStackDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const server = await startTestServer();
  const url = await createDatabase(
    server.adminUrl,
    `stack_${randomBytes(6).toString("hex")}`,
    server.template,
  );
  return { url, drop: server.stop };
}
