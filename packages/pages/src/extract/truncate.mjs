/**
 * Returns the first `most` UTF-16 units without half a surrogate pair at the end, as truncate.ts of domain does: the
 * extractor's worker is plain JavaScript and loads no TypeScript.
 * @param {string} text
 * @param {number} most
 */
export function truncate(text, most) {
  return text.slice(0, most).replace(/[\ud800-\udbff]$/, "");
}
