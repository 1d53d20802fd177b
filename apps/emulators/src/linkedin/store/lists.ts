/** The list of a key, created empty when there is none. */
export function getOrCreateList(map: Map<string, string[]>, key: string): string[] {
  const list = map.get(key) ?? [];
  map.set(key, list);
  return list;
}
