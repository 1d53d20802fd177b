const DAY = 86_400_000;

/** Event ids of the last 24 hours, at most `most` of them (the oldest go first). */
export function createSeenIds(most = 200_000) {
  const seen = new Map<string, number>(); // in order of arrival, so the oldest is always first
  return {
    /** True the first time an id comes within 24 hours. */
    isNew(id: string, now: number): boolean {
      for (const [old, at] of seen) {
        if (now - at < DAY && seen.size <= most) break;
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
