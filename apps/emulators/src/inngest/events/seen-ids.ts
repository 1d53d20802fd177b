const WINDOW_MS = 86_400_000;

/** The event ids of the last 24 hours, at most `maxIds` of them (the oldest are removed first). */
export function createSeenIds(maxIds = 200_000) {
  const seen = new Map<string, number>(); // in order of arrival, so the oldest is always first
  return {
    /** True the first time an id comes within 24 hours. */
    isNew(id: string, now: number): boolean {
      for (const [old, at] of seen) {
        if (now - at < WINDOW_MS && seen.size <= maxIds) break;
        seen.delete(old);
      }
      if (seen.has(id)) return false;
      seen.set(id, now);
      return true;
    },
    clear: () => seen.clear(),
    size: () => seen.size,
  };
}
