import { openClient } from "../session/open-client.mjs";

/**
 * Runs one script over its own connection.
 * @param {string} url
 * @param {string} text one statement or a whole script (then one implicit transaction)
 * @returns {Promise<import("pg").QueryResult>}
 */
export async function runSql(url, text) {
  // When the server dies, the query below rejects.
  const client = await openClient(url, { onError: () => {} });
  try {
    return await client.query(text);
  } finally {
    await client.end();
  }
}
