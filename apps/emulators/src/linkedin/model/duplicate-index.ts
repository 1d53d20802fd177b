/**
 * The times of published texts, for refusing duplicates (docs/linkedin-api.md, Duplicates). A key is the author and the
 * text as readers see it, so two texts that break off at the same place are the same. Deleting a post changes nothing.
 */
export function createDuplicateIndex() {
  const times = new Map<string, number[]>();

  return {
    add(key: string, at: number) {
      const known = times.get(key);
      if (known) known.push(at);
      else times.set(key, [at]);
    },
    /** Whether there is an equal post at least `lagMs` (the index is late) and at most `windowMs` old. */
    has(key: string, now: number, { windowMs, lagMs }: { windowMs: number; lagMs: number }) {
      return times.get(key)?.some((at) => now - at >= lagMs && now - at < windowMs) ?? false;
    },
    clear: () => times.clear(),
  };
}
