const MAX_QUERY_LENGTH = 200;

/** Reads the search of the help centre from the address; of a repeated parameter the first counts. */
export function readQuery({ q }: Record<string, string | string[] | undefined>): string {
  const first = Array.isArray(q) ? q[0] : q;
  return (first ?? "").trim().slice(0, MAX_QUERY_LENGTH);
}
