/**
 * Parses `Range: bytes=…` for a file of `size` bytes (RFC 9110, section 14.1.2): the range (`first..last` inclusive),
 * `all` without a range or for one that is not supported (several, another unit), or `none` when it is not satisfiable.
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
