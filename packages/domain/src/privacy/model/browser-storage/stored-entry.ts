/** The categories of what a browser stores; all but `essential` need consent (section 25 TDDDG). */
export const CONSENT_CATEGORIES = ["essential", "functional", "analytics", "marketing"] as const;
type ConsentCategory = (typeof CONSENT_CATEGORIES)[number];
export type OptionalCategory = Exclude<ConsentCategory, "essential">;

export type StorageKind = "cookie" | "localStorage" | "sessionStorage" | "indexedDB" | "cacheStorage";

/** One cookie or key that a browser stores for Takt. */
export type StoredEntry = {
  /** Its name or key; with `*` at the end all that start like it. */
  name: string;
  kind: StorageKind;
  category: ConsentCategory;
  /** The lifetime in seconds; null: until the browser (cookie), the tab (sessionStorage) or the user (others) removes it. */
  seconds: number | null;
  /** The site of another company that sets it, and whose cookie only that company or the browser can delete. */
  site?: string;
};

/** Tells whether a name or key in a browser is that of an entry. */
export function isEntryName({ name }: Pick<StoredEntry, "name">, actual: string): boolean {
  return name.endsWith("*") ? actual.startsWith(name.slice(0, -1)) : actual === name;
}
