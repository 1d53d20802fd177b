/**
 * The first `most` characters, without the half of one at the end.
 * @param {string} text
 * @param {number} most
 */
export function cutWhole(text, most) {
  return text.slice(0, most).replace(/[\ud800-\udbff]$/, "");
}
