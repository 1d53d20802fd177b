import type { TestProject } from "vitest/node";
import { startTestServer } from "./test-server.mjs";
import type {} from "./provided-context";

type Server = Awaited<ReturnType<typeof startTestServer>>;
// Two projects (db, contract) share this setup and this process: one server for both.
const shared = globalThis as { taktTestServer?: { server: Promise<Server>; users: number } };

/** Starts the run's PostgreSQL before the first test file, stops and removes it after the last. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const state = (shared.taktTestServer ??= { server: startTestServer(), users: 0 });
  state.users += 1;
  const { adminUrl, template, stop } = await state.server;
  project.provide("databaseAdminUrl", adminUrl);
  project.provide("databaseTemplate", template);
  return async () => {
    state.users -= 1;
    if (state.users > 0) return;
    delete shared.taktTestServer;
    await stop();
  };
}
