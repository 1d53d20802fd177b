import { setTimeout as sleep } from "node:timers/promises";
import path from "node:path";
import { PlainError } from "./plain-error.mjs";

const SOURCES = path.join(import.meta.dirname, "../../packages/db/src");

/** @typedef {{ url: string, where: string, stop: () => Promise<void> }} Database */

/**
 * Uses the operator's database, or starts the embedded server and restarts it whenever it ends.
 * @param {import("./settings.mjs").Settings} settings
 * @param {{ say: (line: string) => void }} options
 * @returns {Promise<Database>}
 */
export async function startDatabase({ databaseUrl, dataDir, ports }, { say }) {
  if (databaseUrl) return { url: databaseUrl, where: "DATABASE_URL", stop: async () => {} };
  // A dynamic import, because the packages are missing before `install`.
  const { startEmbedded } = await import(path.join(SOURCES, "embedded/start-embedded.mjs"));
  const { isAlive } = await import(path.join(SOURCES, "embedded/is-alive.mjs"));
  const dir = path.join(dataDir, "postgres");
  let server = await startEmbedded({ dir, port: ports.database }).catch(explain);
  let stopped = false;
  const watching = watch();
  return {
    url: server.url,
    where: server.dir,
    async stop() {
      stopped = true;
      await watching;
      await server.stop();
    },
  };

  async function watch() {
    let wait = 500;
    while (!stopped) {
      await sleep(500);
      if (stopped || isAlive(server.pid)) continue;
      say("PostgreSQL ended; starting it again");
      try {
        server = await startEmbedded({ dir, port: server.port });
        wait = 500;
      } catch (error) {
        say(`PostgreSQL did not start: ${/** @type {Error} */ (error).message}`);
        await sleep(wait);
        wait = Math.min(wait * 2, 30_000);
      }
    }
  }
}

/**
 * Migrates the database to this version's schema.
 * @param {string} url
 */
export async function migrate(url) {
  const { deployInChildProcess } = await import(path.join(SOURCES, "migrate/deploy-in-child-process.mjs"));
  try {
    await deployInChildProcess(url);
  } catch (error) {
    throw new PlainError(
      `The database could not be brought up to date.\n${/** @type {Error} */ (error).message}`,
    );
  }
}

/** @param {NodeJS.ErrnoException} error @returns {never} */
function explain(error) {
  if (error.code === "EADDRINUSE")
    throw new PlainError(
      "The port in TAKT_POSTGRES_PORT is taken by another program: choose another, or leave it out and any free one is used.",
    );
  throw new PlainError(`PostgreSQL did not start: ${error.message}`);
}
