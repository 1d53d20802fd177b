/**
 * The address with `timezone=UTC` behind its own start-up options, and with settings before them, so that the address
 * may say otherwise. Prisma's adapter writes dates without an offset and
 * drops the offset when it reads them, so in a session of another zone every instant would be hours off. What is set at
 * start-up wins over the zone of the server, of the database and of the role.
 * @param {string} url postgresql://…
 * @param {Record<string, string | number>} [settings] of PostgreSQL, such as `statement_timeout`
 * @returns {string}
 */
export function utcUrl(url, settings = {}) {
  const address = new URL(url);
  // An address with options of its own hides PGOPTIONS from the driver.
  const own = address.searchParams.get("options") || process.env.PGOPTIONS;
  const given = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`);
  address.searchParams.set("options", [...given, own, "-c timezone=UTC"].filter(Boolean).join(" "));
  return address.href;
}
