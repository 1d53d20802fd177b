import pg from "pg";
import { utcUrl, setUtc } from "./utc.mjs";

/**
 * Opens a connection outside of any pool, in UTC; call `end()` when done.
 * @param {string} url
 * @param {{ timeoutMs?: number, onError?: (error: Error) => void }} [options] timeoutMs: for connecting; onError: is
 *   told when the server ends the connection, which without it ends this process
 * @returns {Promise<pg.Client>}
 */
export async function openClient(url, { timeoutMs = 10_000, onError } = {}) {
  const client = new pg.Client({ connectionString: utcUrl(url), connectionTimeoutMillis: timeoutMs });
  if (onError) client.on("error", onError);
  await client.connect();
  try {
    await setUtc(client);
    return client;
  } catch (error) {
    await client.end();
    throw error;
  }
}
