/** The value at a path of property names, or null where anything on the way is missing. Own properties only. */
export function readPath(value: unknown, path: readonly string[]): unknown {
  let at = value;
  for (const name of path) {
    if (typeof at !== "object" || at === null || !Object.hasOwn(at, name)) return null;
    at = (at as Record<string, unknown>)[name];
  }
  return at ?? null;
}
