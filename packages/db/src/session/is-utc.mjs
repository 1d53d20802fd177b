/**
 * Tells whether PostgreSQL's setting `timezone` is UTC, by any of the names that always mean UTC.
 * @param {string} zone
 */
export function isUtc(zone) {
  return /^(etc\/)?utc$/i.test(zone);
}
