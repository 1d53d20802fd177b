/**
 * Sets UTC by a statement as well, because a connection pooler may drop the start-up options of utc-url.mjs.
 * @param {{ query(text: string): Promise<unknown> }} client
 * @returns {Promise<void>}
 */
export async function setUtc(client) {
  await client.query("SET timezone TO 'UTC'");
}
