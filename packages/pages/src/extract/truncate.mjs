/**
 * Returns the first `most` UTF-16 units without half a surrogate pair at the end.
 * @param {string} text
 * @param {number} most
 */
export function truncate(text, most) {
  return text.slice(0, most).replace(/[\ud800-\udbff]$/, "");
}
