import { mkdtempSync, readFileSync, readdirSync, existsSync, statfsSync } from "node:fs";
import { chmod, rm } from "node:fs/promises";
import path from "node:path";
import { createHash } from "node:crypto";
import { tmpdir } from "node:os";
import { startEmbedded } from "../embedded/start-embedded.mjs";
import { deployInChildProcess } from "../migrate/deploy-in-child-process.mjs";
import { runSql } from "../migrate/run-sql.mjs";
import { startWatchdog } from "./start-watchdog.mjs";
import { PREFIX, removeDeadServers } from "./remove-server.mjs";
import { prismaDir } from "../migrate/deploy.mjs";

const MIN_FREE_BYTES = 1024 ** 3; // a container's /dev/shm may have only 64 MB: one cluster fills it

// Nothing in a test database outlives its run, so nothing waits for disks. 200 connections: at most 5 per test file.
const FLAGS = [
  "-c fsync=off",
  "-c synchronous_commit=off",
  "-c full_page_writes=off",
  "-c wal_level=minimal",
  "-c max_wal_senders=0",
  "-c max_connections=200",
  // Not UTC, so that every test proves that sessions set it.
  "-c timezone=America/New_York",
];

/**
 * Starts the PostgreSQL server of one test run, with a migrated template database. It stops with this process at the
 * latest.
 * @returns {Promise<{ adminUrl: string, template: string, stop: () => Promise<void> }>}
 */
export async function startTestServer() {
  const place = testDir();
  await removeDeadServers(place);
  const folder = mkdtempSync(path.join(place, `${PREFIX}${process.pid}-`));
  await chmod(folder, 0o755); // root's tests: the server's account must enter
  const dismiss = startWatchdog(folder);
  const remove = async () => {
    await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
    dismiss();
  };
  const template = `template_${migrationsHash()}`;
  try {
    const server = await startEmbedded({ dir: path.join(folder, "data"), database: template, flags: FLAGS });
    const stop = () => server.stop().then(remove);
    try {
      await deployInChildProcess(server.url);
      const adminUrl = Object.assign(new URL(server.url), { pathname: "/postgres" }).href;
      await runSql(adminUrl, `ALTER DATABASE ${template} WITH is_template true allow_connections false`);
      return { adminUrl, template, stop };
    } catch (error) {
      await stop();
      throw error;
    }
  } catch (error) {
    await remove();
    throw error;
  }
}

/** Hashes names and texts of all migrations to 12 hex digits: equal hashes mean equal databases. */
function migrationsHash() {
  const folder = path.join(prismaDir, "migrations");
  const hash = createHash("sha256");
  for (const entry of readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1)))
    if (entry.isDirectory())
      hash.update(entry.name).update(readFileSync(path.join(folder, entry.name, "migration.sql")));
  return hash.digest("hex").slice(0, 12);
}

// a container's /dev/shm may have only 64 MB: one cluster fills it

/**
 * Returns where test clusters are stored: in memory when there is room, which creates a database in 15 instead of 35
 * ms.
 */
export function testDir() {
  const memory = "/dev/shm";
  if (!existsSync(memory)) return tmpdir();
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize >= MIN_FREE_BYTES ? memory : tmpdir();
}
