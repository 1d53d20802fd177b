/** The prefix of the storage keys of all drafts. */
export const DRAFT_KEY_PREFIX = "takt:draft:";

/** Removes the drafts of all users from a storage. */
export function clearStoredDrafts(storage: Storage): void {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
  for (const key of keys) if (key?.startsWith(DRAFT_KEY_PREFIX)) storage.removeItem(key);
}
