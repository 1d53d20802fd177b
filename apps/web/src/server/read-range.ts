/**
 * `Range: bytes=…` of a request for a file of `size` bytes: the part it asks for (`first..last` inclusive), `all`
 * when it asks for none or for what is not answered in parts (several, another unit), or `none` when there is no such
 * part (RFC 9110, 14.1.2).
 */
export function readRange(
  header: string | null,
  size: number,
): { first: number; last: number } | "all" | "none" {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? "");
  if (!match || (match[1] === "" && match[2] === "")) return "all";
  if (match[1] === "") {
    const length = Math.min(Number(match[2]), size);
    return length === 0 ? "none" : { first: size - length, last: size - 1 };
  }
  const first = Number(match[1]);
  const last = match[2] === "" ? size - 1 : Math.min(Number(match[2]), size - 1);
  if (match[2] !== "" && Number(match[2]) < first) return "all";
  return first >= size ? "none" : { first, last };
}
