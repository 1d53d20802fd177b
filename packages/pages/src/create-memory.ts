/** Keeps at most `most` values for `time` milliseconds each, in memory; the oldest go first. */
export function createMemory<Value>({ most, time, now }: { most: number; time: number; now: () => number }) {
  const kept = new Map<string, { value: Value; until: number }>();

  return {
    get(key: string): Value | undefined {
      const found = kept.get(key);
      if (!found || found.until > now()) return found?.value;
      kept.delete(key);
      return undefined;
    },

    set(key: string, value: Value) {
      kept.delete(key);
      kept.set(key, { value, until: now() + time });
      for (const oldest of kept.keys()) {
        if (kept.size <= most) break;
        kept.delete(oldest);
      }
    },
  };
}
