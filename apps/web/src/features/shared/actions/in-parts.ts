/** Calls with at most `size` entries at a time, one call after the other; returns all results in the order of the entries. */
export async function inParts<Entry, Result>(
  entries: readonly Entry[],
  size: number,
  call: (part: Entry[]) => Promise<Result[]>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let from = 0; from < entries.length; from += size)
    results.push(...(await call(entries.slice(from, from + size))));
  return results;
}
