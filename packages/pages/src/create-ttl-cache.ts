/**
 * Creates an in-memory cache of at most `maxEntries` values, each kept for `ttlMs` milliseconds; the oldest are
 * evicted first.
 */
export function createTtlCache<Value>({
  maxEntries,
  ttlMs,
  now,
}: {
  maxEntries: number;
  ttlMs: number;
  now: () => number;
}) {
  const entries = new Map<string, { value: Value; until: number }>();

  return {
    get(key: string): Value | undefined {
      const found = entries.get(key);
      if (!found || found.until > now()) return found?.value;
      entries.delete(key);
      return undefined;
    },

    set(key: string, value: Value) {
      entries.delete(key);
      entries.set(key, { value, until: now() + ttlMs });
      for (const oldest of entries.keys()) {
        if (entries.size <= maxEntries) break;
        entries.delete(oldest);
      }
    },
  };
}
