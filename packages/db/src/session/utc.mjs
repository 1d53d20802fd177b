/**
 * Adds `timezone=UTC` after the URL's own start-up options, and the settings before them, so that the URL can override
 * the settings. Prisma's adapter writes dates without an offset and drops the offset when it reads them, so in a
 * session of another zone every instant would be hours off. Start-up options override the time zone of the server, the
 * database and the role.
 * @param {string} url postgresql://…
 * @param {Record<string, string | number>} [settings] of PostgreSQL, such as `statement_timeout`
 * @returns {string}
 */
export function utcUrl(url, settings = {}) {
  const parsed = new URL(url);
  // A URL with its own options hides PGOPTIONS from the driver.
  const own = parsed.searchParams.get("options") || process.env.PGOPTIONS;
  const given = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`);
  parsed.searchParams.set("options", [...given, own, "-c timezone=UTC"].filter(Boolean).join(" "));
  return parsed.href;
}

/**
 * Sets UTC by a statement as well, because a connection pooler may drop the start-up options of utcUrl.
 * @param {{ query(text: string): Promise<unknown> }} client
 * @returns {Promise<void>}
 */
export async function setUtc(client) {
  await client.query("SET timezone TO 'UTC'");
}

/** Options of a pg.Pool that put every connection into UTC before it is handed out. */
export const UTC_POOL = {
  /** @type {(client: import("pg").ClientBase) => void} */
  // oxlint-disable-next-line typescript/no-misused-promises -- pg-pool waits for it, which its types do not say
  onConnect: setUtc,
};

/**
 * Tells whether PostgreSQL's setting `timezone` is UTC, by any of the names that always mean UTC.
 * @param {string} zone
 */
export function isUtc(zone) {
  return /^(etc\/)?utc$/i.test(zone);
}
