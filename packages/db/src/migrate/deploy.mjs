import path from "node:path";
import { fileURLToPath } from "node:url";
import { setTimeout as sleep } from "node:timers/promises";
import { findProblems } from "./find-problems.mjs";
import { migrations } from "./migrations.mjs";
import { openClient } from "../session/open-client.mjs";

const LOCK_KEY = 72_707_370;

/** This package's `prisma` folder. */
export const prismaDir = fileURLToPath(new URL("../../prisma/", import.meta.url));

/**
 * Applies the pending migrations, safely with several processes at once. Refuses edited files, failed migrations, a
 * database ahead of the folder and drift.
 * @param {string} url
 * @param {{ migrationsDir?: string, schemaDir?: string }} [places]
 * @returns {Promise<string[]>} names of the migrations applied now
 */
export async function deploy(url, places = {}) {
  const migrationsDir = places.migrationsDir ?? path.join(prismaDir, "migrations");
  const schemaDir = places.schemaDir ?? path.join(prismaDir, "schema");
  const all = migrations({ url, migrationsDir, schemaDir });
  return withDeployLock(url, async () => {
    const { pending, problems } = await findProblems(all, { alwaysDrift: false });
    if (problems.length) throw new Error(problems.join("\n"));
    if (pending.length) await all.apply();
    return pending;
  });
}

/**
 * Lets one deploy at a time change the database. It polls, because a session blocked in pg_advisory_lock() holds a
 * snapshot that CREATE INDEX CONCURRENTLY of the running deploy would wait for. Needs a direct connection (no
 * transaction pooling).
 * @template T
 * @param {string} url
 * @param {() => Promise<T>} work
 * @param {number} [timeoutMs]
 * @returns {Promise<T>}
 */
async function withDeployLock(url, work, timeoutMs = 120_000) {
  const client = await openClient(url);
  const end = Date.now() + timeoutMs;
  try {
    while (!(await client.query("SELECT pg_try_advisory_lock($1) AS got", [LOCK_KEY])).rows[0].got) {
      if (Date.now() > end) throw new Error(`another deploy held the lock for ${timeoutMs / 1000} s`);
      await sleep(200);
    }
    return await work();
  } finally {
    await client.end();
  }
}
