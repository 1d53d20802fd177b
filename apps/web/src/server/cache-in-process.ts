type Entry<T> = { loadedAt: number; value: Promise<T> };

/**
 * Loads a value and serves it to every caller of this process for `ttlMs`, including callers that arrive while it is
 * still loading. The entry lives on globalThis because Next bundles a module more than once.
 */
export function cacheInProcess<T>(
  name: string,
  ttlMs: number,
  load: () => Promise<T>,
  now: () => number = Date.now,
): () => Promise<T> {
  const key = Symbol.for(name);
  const shared = globalThis as { [key: symbol]: Entry<T> | undefined };
  return () => {
    const entry = shared[key];
    if (entry && now() - entry.loadedAt <= ttlMs) return entry.value;
    const value = load();
    shared[key] = { loadedAt: now(), value };
    return value;
  };
}
