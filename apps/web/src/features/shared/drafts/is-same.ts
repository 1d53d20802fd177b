type Entries = Readonly<Record<string, unknown>>;

/**
 * Whether two values of plain data (what JSON can say) are equal, with their keys in any order: PostgreSQL returns those of
 * JSON in another one. A missing entry equals an undefined one. It runs with every key that is typed, so what was not
 * touched is not walked.
 */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (!hasEntries(one) || !hasEntries(other) || Array.isArray(one) !== Array.isArray(other)) return false;
  return [...Object.keys(one), ...Object.keys(other)].every((key) => isSame(one[key], other[key]));
}

function hasEntries(value: unknown): value is Entries {
  return typeof value === "object" && value !== null;
}
