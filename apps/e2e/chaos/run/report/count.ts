/** Counts equal values, the names in order: `3: 2 lost, 1 refused`. */
export function count(values: string[]): string {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const parts = [...counts].sort(([a], [b]) => (a < b ? -1 : 1)).map(([value, n]) => `${n} ${value}`);
  return `${values.length}${parts.length > 0 ? `: ${parts.join(", ")}` : ""}`;
}
