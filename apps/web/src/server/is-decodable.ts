/**
 * Whether each percent sign of a path begins an escape of UTF-8: not in `100%`, `%A` or `%FF`. Where such a path is that of a
 * page or route handler with a parameter, Next answers 500.
 */
export function isDecodable(pathname: string): boolean {
  try {
    decodeURIComponent(pathname);
    return true;
  } catch {
    return false;
  }
}
