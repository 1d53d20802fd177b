import { essentialCookies, type CookiePurpose } from "./cookies";
import { getEntries, type OptionalPurpose, type OptionalService } from "./optional-services";
import { isEntryName, type StorageKind, type StoredEntry } from "./stored-entry";
import { WEB_STORAGE, type WebStoragePurpose } from "./web-storage";

type StoragePurpose = CookiePurpose | WebStoragePurpose | OptionalPurpose;
export type ListedEntry = StoredEntry & {
  /** The key of the text that says what it is for (`consent:purposes`). */
  purpose: StoragePurpose;
};

/**
 * Lists everything that a browser may store for an installation at `appUrl` with these optional services. Cookies, keys,
 * the tables on screens and the tests in a browser all come from here.
 */
export function browserStorage(appUrl: string, services: readonly OptionalService[]): ListedEntry[] {
  const optional = services.map(getEntries);
  return [essentialCookies(appUrl), WEB_STORAGE, ...optional].flatMap((entries) =>
    Object.entries(entries).map(([purpose, entry]: [string, StoredEntry]) => ({
      ...entry,
      purpose: purpose as StoragePurpose,
    })),
  );
}

/** Returns the entry of a name or key that a browser stores, or null for one that is not registered. */
export function findStoredEntry(
  entries: readonly ListedEntry[],
  kind: StorageKind,
  name: string,
): ListedEntry | null {
  return entries.find((entry) => entry.kind === kind && isEntryName(entry, name)) ?? null;
}
