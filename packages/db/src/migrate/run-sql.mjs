import pg from "pg";

/**
 * Sends one script over a connection of its own.
 * @param {string} url
 * @param {string} text one statement or a whole script (then one implicit transaction)
 * @returns {Promise<pg.QueryResult>}
 */
export async function runSql(url, text) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on("error", () => {}); // a server that dies: the query below rejects
  await client.connect();
  try {
    return await client.query(text);
  } finally {
    await client.end();
  }
}
