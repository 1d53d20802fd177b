/** Merges rows of the same key into one, in the order of their first; null and missing overwrite nothing. */
export function mergeMeasurements<T extends object>(rows: readonly T[], keyOf: (row: T) => string): T[] {
  const merged = new Map<string, T>();
  for (const row of rows) {
    const known = Object.entries(row).filter(([, value]) => value !== null && value !== undefined);
    merged.set(keyOf(row), { ...merged.get(keyOf(row)), ...Object.fromEntries(known) } as T);
  }
  return [...merged.values()];
}
