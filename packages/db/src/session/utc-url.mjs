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
  const address = new URL(url);
  // A URL with its own options hides PGOPTIONS from the driver.
  const own = address.searchParams.get("options") || process.env.PGOPTIONS;
  const given = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`);
  address.searchParams.set("options", [...given, own, "-c timezone=UTC"].filter(Boolean).join(" "));
  return address.href;
}
