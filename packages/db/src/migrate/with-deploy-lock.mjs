import { setTimeout as sleep } from "node:timers/promises";
import { openClient } from "../session/open-client.mjs";

const LOCK_KEY = 72_707_370;

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
export async function withDeployLock(url, work, timeoutMs = 120_000) {
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
