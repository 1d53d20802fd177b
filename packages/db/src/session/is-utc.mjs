/**
 * Whether PostgreSQL's setting `timezone` is UTC, by any of its names that are never anything else.
 * @param {string} zone
 */
export function isUtc(zone) {
  return /^(etc\/)?utc$/i.test(zone);
}
