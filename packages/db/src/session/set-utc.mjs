/**
 * The same as utc-url.mjs once more, as a statement: a connection pooler may drop start-up options.
 * @param {{ query(text: string): Promise<unknown> }} client
 * @returns {Promise<void>}
 */
export async function setUtc(client) {
  await client.query("SET timezone TO 'UTC'");
}
