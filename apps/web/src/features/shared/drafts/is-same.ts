import { normalizeText } from "@takt/text/normalize-text";

type Entries = Readonly<Record<string, unknown>>;
type Compare = (one: unknown, other: unknown) => boolean;

/**
 * Whether two values of plain data (what JSON can say) are equal, with their keys in any order: PostgreSQL returns those of
 * JSON in another one. A missing entry equals an undefined one. It runs with every key that is typed, so what was not
 * touched is not walked.
 */
export function isSame(one: unknown, other: unknown): boolean {
  return isSameBy(() => false, one, other);
}

/**
 * Whether two values are the same for the server, which keeps every text as `normalizeText` has it: what is typed or
 * pasted otherwise stays in its field, and counts as saved.
 */
export function isSameInput(one: unknown, other: unknown): boolean {
  return isSameBy(isSameText, one, other);
}

const isSameText: Compare = (one, other) =>
  typeof one === "string" && typeof other === "string" && normalizeText(one) === normalizeText(other);

function isSameBy(isSameLeaf: Compare, one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (!hasEntries(one) || !hasEntries(other)) return isSameLeaf(one, other);
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const keys = [...Object.keys(one), ...Object.keys(other)];
  return keys.every((key) => isSameBy(isSameLeaf, one[key], other[key]));
}

function hasEntries(value: unknown): value is Entries {
  return typeof value === "object" && value !== null;
}
